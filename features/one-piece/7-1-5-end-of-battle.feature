@one-piece
Feature: 7-1-5 End of battle

  What happens when a battle is over.

  @clause:OP-7-1-5
  Rule: 7-1-5 The last step
    - `OP-7-1-5` After the damage step, or wherever the battle was left, comes its end: end-of-battle effects are
      activated, everything that lasted for the battle is over, and the Main Phase goes on.

    > **Reading OP-Q1-14.** Is the last step the end of the battle, or the End Phase of the turn? The end of the battle.
    > Effects that wait for the end of a battle, of the two cards that battled, are activated; then bonuses of the battle
    > end for both players, and play returns to the Main Phase. *Confidence: high.*

    @OP-7-1-5
    Example: after a battle the bonuses of both players are over
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And south holds Usopp with power 2000 and Counter 2000
      And Zoro has a When Attacking effect that gives Zoro 2000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      Then Zoro has power 7000
      And Bepo has power 8000
      And Usopp is in the trash
      And south may counter
      And nothing else changes
      When south passes
      Then Zoro has power 5000
      And Bepo has power 6000
      And no window is open
      And nothing else changes

    @OP-7-1-5
    Example: bonuses of a card that did not battle are over too
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And the target Nami with power 2000
      And south holds Usopp with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Nami
      Then Nami has power 4000
      And Usopp is in the trash
      And south may counter
      And nothing else changes
      When south passes
      Then Nami has power 2000
      And no window is open
      And nothing else changes

    @OP-7-1-5
    Example: power that was set for longer stays
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 6000
      And the target Bepo with power 6000
      And Bepo has an effect on an opponent's attack that sets the power of Bepo to 7000
      And Zoro has a When Attacking effect that gives Zoro 1000 power for the battle
      When Zoro declares an attack on Bepo
      Then Bepo has power 7000
      And Zoro has power 6000
      And south may block
      And nothing else changes
      When everyone declines
      Then Zoro has power 5000
      And no window is open
      And nothing else changes

    @OP-7-1-5
    Example: bonuses are over as well where the battle was cut short
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And south holds Usopp with power 2000 and Counter 2000
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Zoro into the hand
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      Then Bepo has power 8000
      And Usopp is in the trash
      And south may counter
      And nothing else changes
      When south counters with Shambles
      And everyone declines
      Then Bepo has power 6000
      And Zoro is in the hand
      And Shambles is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-5
    Example: end-of-battle effects are carried out
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And the target Nami with power 3000
      And Zoro has an effect at the end of its battles that makes Zoro active
      When Zoro attacks Bepo
      Then Zoro is active
      And nothing else changes
      When Zoro attacks Nami
      Then Zoro is rested
      And Nami is in the trash
      And nothing else changes

    @OP-7-1-5
    Example: attacker and attacked card have both battled: both end-of-battle effects are activated
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And Zoro has an effect at the end of its battles that sets the power of Zoro to 5500
      And Bepo has an effect at the end of its battles that makes Bepo active
      When Zoro attacks Bepo
      Then Zoro has power 5500
      And Bepo is active
      And nothing else changes

    @OP-7-1-5
    Example: a blocker has battled, and the card that it blocked for has not
      Given the attacker Zoro with power 5000
      And the target Kid with power 3000
      And the target Bepo with power 6000, Blocker and active
      And Kid has an effect at the end of its battles that makes Kid active
      And Bepo has an effect at the end of its battles that sets the power of Bepo to 6500
      When Zoro declares an attack on Kid
      And Bepo blocks
      And everyone declines
      Then Bepo is rested
      And Bepo has power 6500
      And no window is open
      And nothing else changes

    @OP-7-1-5
    Scenario Outline: where a battle was cut short, the end-of-battle effect of the card that is left is carried out: <left>
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And Zoro has an effect at the end of its battles that sets the power of Zoro to 5500
      And Bepo has an effect at the end of its battles that sets the power of Bepo to 6500
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts <gone> into the hand
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      And everyone declines
      Then <gone> is in the hand
      And <left> has power <power>
      And Shambles is in the trash
      And no window is open
      And nothing else changes

      Examples:
        | gone | left | power |
        | Zoro | Bepo | 6500  |
        | Bepo | Zoro | 5500  |

    @OP-7-1-5
    Example: end-of-battle effects come before the bonuses are over
      Given the attacker Zoro with power 5000
      And the target Bepo with power 9000
      And Zoro has a When Attacking effect that gives Zoro 2000 power for the battle
      And Zoro has an effect at the end of its battles that makes Zoro active
      When Zoro attacks Bepo
      Then these happen in order:
        | event  | card | to     |
        | step   |      | end    |
        | turn   | Zoro | active |
        | expire | Zoro |        |

    @OP-7-1-5 @implied
    Example: the end-of-battle effect of a card that did not battle stays silent
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000 and rested
      And the target Bepo with power 6000
      And Sanji has an effect at the end of its battles that makes Sanji active
      And Zoro has an effect at the end of its battles that sets the power of Zoro to 5500
      When Zoro attacks Bepo
      Then Zoro has power 5500
      And nothing else changes

    @OP-7-1-5
    Example: after a battle the Main Phase goes on
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes
      When Sanji attacks Nami
      Then Nami is in the trash
      And nothing else changes
      When south tries to end the phase
      Then it is refused by 6-5-6
      And nothing else changes
      When north ends the phase
      Then the phase is over
      And nothing else changes

    @OP-7-1-5 @implied
    Example: no other attack is declared before the end of a battle
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      When Zoro declares an attack on Bepo
      Then south may block
      And nothing else changes
      When Sanji tries to attack Nami
      Then it is refused by 7-1-5
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 7-1-5
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes
      When Sanji attacks Nami
      Then Nami is in the trash
      And nothing else changes
