@cyberpunk @outside-source
Feature: 10.11 Pending effects

  Stands in for a chapter we do not have: how effects that have triggered are resolved.

  @clause:CP-10.11
  Rule: 10.11 Order
    > **Stub CP-10.11.** While effects are pending nothing else is done. The turn player resolves all of theirs before the
    > rival does; each player takes their own in any order. Effects that are triggered meanwhile join, and whoever is
    > resolving finishes theirs first. An effect that is pending is not stopped by what changes later. *Confidence: high.*

    @CP-9.6-1
    Example: the turn player's effects come first
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Bristle that, when Mira is attacked, raises the power of Mira by 1
      And north has the pending effect Fury that, when Noah attacks, raises the power of Noah by 1
      When Noah declares an attack on Mira
      Then these happen in order:
        | event   | by      | to    |
        | resolve | Fury    |       |
        | resolve | Bristle |       |
        | enter   |         | react |
      And Noah has power 6
      And Mira has power 4
      And south may react
      And nothing else changes

    @CP-9.6-1 @implied
    Example: in a turn of south the effects of south come first
      Given it is south's turn 4
      And the attacker Mira with power 5
      And the target Noah with power 3
      And north has the pending effect Bristle that, when Noah is attacked, raises the power of Noah by 1
      And south has the pending effect Fury that, when Mira attacks, raises the power of Mira by 1
      When Mira declares an attack on Noah
      Then these happen in order:
        | event   | by      |
        | resolve | Fury    |
        | resolve | Bristle |
      And Mira has power 6
      And Noah has power 4
      And north may react
      And nothing else changes

    @CP-9.6-1
    Example: each player orders their own
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Fury that, when Noah attacks, raises the power of Noah by 1
      And north has the pending effect Focus that, when Noah attacks, raises the power of Noah by 2
      When Noah declares an attack on Mira
      Then north may choose exactly Fury and Focus
      When south tries to choose Focus
      Then it is refused by 10.11
      And nothing else changes
      When north tries to choose Mira
      Then it is refused by 10.11
      And nothing else changes
      When north chooses Focus
      Then these happen in order:
        | event   | by    |
        | resolve | Focus |
        | resolve | Fury  |
      And Noah has power 8
      And south may react
      And nothing else changes

    @CP-9.6-1
    Example: whoever is resolving finishes theirs first
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 2
      And south has the pending effect Bristle that, when Mira is attacked, spends Lena
      And south has the pending effect Alarm that, when Noah attacks, raises the power of Mira by 1
      And north has the pending effect Gloat that, when Lena is spent, raises the power of Noah by 1
      When Noah declares an attack on Mira
      And south chooses Bristle
      Then these happen in order:
        | event   | by      |
        | resolve | Bristle |
        | resolve | Alarm   |
        | resolve | Gloat   |
      And Lena is spent
      And Mira has power 4
      And Noah has power 6
      And south may react
      And nothing else changes

    @CP-9.5-2
    Example: an effect is triggered once
      Given the attacker Noah with power 5
      And the target Mira with power 3 and cannot be defeated
      And north has the pending effect Fury that, when Noah attacks, raises the power of Noah by 1
      And north has the Main effect Recharge that readies Noah
      When Noah attacks Mira
      And north uses Recharge
      And Noah attacks Mira
      Then Noah has power 6
      And nothing else changes

    @CP-9.10
    Example: an effect is used once
      Given the attacker Noah with power 9
      And the attacker Rex with power 4
      And the target Mira with power 3
      And the target Zoe with power 2
      And south has the QUICK effect Brace that raises the power of Mira by 4
      And south has the QUICK effect Parry that raises the power of Mira by 1
      When Noah declares an attack on Mira
      And south uses Brace
      Then Mira has power 7
      And south may react
      And nothing else changes
      When south tries to use Brace
      Then it is refused by 10.11
      And south may use exactly Parry
      And nothing else changes
      When south passes
      And Rex declares an attack on Zoe
      Then south may use exactly Parry
