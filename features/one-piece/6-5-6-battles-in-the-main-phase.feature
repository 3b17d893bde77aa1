@one-piece @outside-source
Feature: 6-5-6 Battles in the Main Phase

  Stands in for a section we do not have: when there are attacks at all.

  @clause:OP-6-5-6
  Rule: 6-5-6 The Main Phase
    > **Stub OP-6-5-6.** Attacks are declared in the Main Phase, with cards of the player whose turn it is. That there are
    > none in a player's first turn, and that a Character does not attack in the turn it was played, is left out: no example
    > comes near it. *Confidence: high.*

    @OP-7-1-1-1b
    Example: the other player's cards do not attack
      Given the attacker Zoro with power 5000 and rested
      And the attacker Sanji with power 5000
      And the target Bepo with power 6000 and active
      And the target Nami with power 3000
      When Bepo tries to attack Zoro
      Then it is refused by 6-5-6
      And nothing else changes
      When Sanji attacks Nami
      Then Nami is in the trash
      And nothing else changes

    @OP-7-1-1-1b
    Example: in south's turn south attacks
      Given it is south's turn 4
      And the attacker Bepo with power 6000
      And the target Zoro with power 5000
      When Bepo attacks Zoro
      Then Zoro is in the trash
      And nothing else changes

    @OP-7-1-2-1a @OP-7-1-3-2-1a
    Example: in south's turn north blocks and counters
      Given it is south's turn 4
      And the attacker Bepo with power 6000
      And north has the Leader Luffy with power 5000
      And the target Zoro with power 5000, Blocker and active
      And north holds Usopp with power 2000 and Counter 2000
      When Bepo declares an attack on Luffy
      Then north may block
      And nothing else changes
      When Zoro blocks
      Then north may counter
      And Zoro is rested
      And nothing else changes
      When north counters with Usopp for Zoro
      And everyone declines
      Then Usopp is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-1-1b
    Example: after the Main Phase nobody attacks
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      When Sanji attacks Nami
      Then Nami is in the trash
      And nothing else changes
      When north ends the phase
      Then the phase is over
      And nothing else changes
      When Zoro tries to attack Bepo
      Then it is refused by 6-5-6
      And nothing else changes

    @OP-7-1-1-1b
    Scenario Outline: outside the Main Phase nobody attacks: <phase> Phase
      Given it is the <phase> Phase
      And the attacker Zoro with power 5000
      And the target Bepo with power 3000
      When Zoro tries to attack Bepo
      Then it is refused by 6-5-6
      And nothing else changes

      Examples:
        | phase   |
        | Refresh |
        | Draw    |
        | End     |
