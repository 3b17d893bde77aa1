@cyberpunk @outside-source
Feature: 8.9 Main Phase

  Stands in for a chapter we do not have: what chapter 9 needs to know about the Main Phase.

  @clause:CP-8.9
  Rule: 8.9 Actions
    > **Stub CP-8.9.** In the Main Phase the turn player takes actions in any order and, unless something says otherwise, as
    > often as they like: attacking, using effects, playing Programs, calling a Legend. They end it whenever no action is
    > going on. *Confidence: high.*

    @CP-9.24-2
    Example: the phase is not ended in the middle of an attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then south may react
      When north tries to end the phase
      Then it is refused by 8.9
      And nothing else changes
      When everyone declines
      And north ends the phase
      Then the phase is over
      And Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.2-2
    Example: the rival does not end the Main Phase
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When south tries to end the phase
      Then it is refused by 8.9
      And nothing else changes
      When north ends the phase
      Then the phase is over
      And nothing else changes

    @CP-9.2-2 @implied
    Example: in a turn of south it is south who acts and ends the Main Phase
      Given it is south's turn 4
      And the attacker Mira with power 5
      And the target Noah with power 3
      And south has the Main effect Payday that gives south 2 Eddies
      When south uses Payday
      Then south has 2 Eddies left
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 8.9
      And nothing else changes
      When south ends the phase
      Then the phase is over
      And nothing else changes

    @CP-9.2-1
    Example: attacks and other actions in any order
      Given the attacker Noah with power 4
      And the attacker Rex with power 5
      And the target Mira with power 5
      And the target Zoe with power 5
      And north has the Main effect Drill that raises the power of Noah by 2
      When Rex attacks Mira
      And north uses Drill
      And Noah attacks Zoe
      Then Rex is in the trash
      And Mira is in the trash
      And Zoe is in the trash
      And Noah has power 6
      And nothing else changes

    @CP-9.2-1 @implied
    Example: an attack waits until the action before it has been carried out
      Given the attacker Noah with power 5
      And the attacker Rex with power 4
      And the target Mira with power 7
      And north has the Main effect Drill that chooses a Unit of north and raises the power of it by 3
      And north has the Main effect Payday that gives north 2 Eddies
      When north uses Drill
      Then north may choose exactly Noah and Rex
      When Noah tries to attack Mira
      Then it is refused by 10.11
      And nothing else changes
      When north tries to use Payday
      Then it is refused by 10.11
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 8.9
      And nothing else changes
      When north chooses Noah
      And Noah attacks Mira
      Then Mira is in the trash
      And Noah has power 8
      And no window is open
      And nothing else changes
