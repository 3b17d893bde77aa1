@one-piece
Feature: 7-1-2 Block step

  How another card takes the attack upon itself.

  @clause:OP-7-1-2-1
  Rule: 7-1-2-1 Using a Blocker
    - `OP-7-1-2-1a` The attacked player may use the Blocker of one of their cards, and need not.
    - `OP-7-1-2-1b` That is possible once in a battle.
    - `OP-7-1-2-1c` Only the attacked player may do it.
    - `OP-7-1-2-1d` Blocking rests the blocker, and makes it the attacked card.

    > **Reading OP-Q1-6.** What does Blocker do? The text does not say. Another card of the attacked player, active until
    > then, is rested and becomes the attacked card; the attacked card itself cannot block. The redirection stays, even if
    > the card loses its Blocker afterwards. *Confidence: high.*

    @OP-7-1-2-1a
    Example: the active cards with Blocker are offered, and no others
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And the target Nami with power 3000 and active
      And the target Robin with power 3000, Blocker and rested
      When Zoro declares an attack on Law
      Then south may block
      And south may use exactly Bepo

    @OP-7-1-2-1a
    Example: the attacked player need not block
      Given the attacker Zoro with power 5000
      And the target Kid with power 3000
      And the target Bepo with power 6000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      When Zoro declares an attack on Kid
      And south passes
      Then south may counter
      And nothing else changes
      When everyone declines
      Then Kid is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-2-1a
    Scenario Outline: a Blocker helps a Leader and a Character: <whom>
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Kid with power 3000
      And the target Bepo with power 6000, Blocker and active
      When Zoro declares an attack on <whom>
      And Bepo blocks
      And everyone declines
      Then Bepo is rested
      And no window is open
      And nothing else changes

      Examples:
        | whom |
        | Law  |
        | Kid  |

    @OP-7-1-2-1a @OP-7-1-2-1d
    Example: a Leader's attack is blocked like a Character's
      Given north has the Leader Luffy with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, from the top
      And the target Bepo with power 6000, Blocker and active
      When Luffy declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is rested
      And no window is open
      And nothing else changes

    @OP-7-1-2-1a
    Example: a Leader with Blocker blocks for a Character
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 6000 and Blocker
      And the target Kid with power 3000
      When Zoro declares an attack on Kid
      Then south may block
      And south may use exactly Law
      When Law blocks
      And everyone declines
      Then Law is rested
      And no window is open
      And nothing else changes

    @OP-7-1-2-1a
    Example: Blocker counts that an effect gave, and not one that an effect took
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 6000, Blocker and active
      And the target Nami with power 6000 and active
      And Zoro has a When Attacking effect that takes Blocker from Bepo
      And Nami has an effect on an opponent's attack that gives Nami Blocker
      When Zoro declares an attack on Law
      Then south may block
      And south may use exactly Nami

    @OP-7-1-2-1a @implied
    Example: a card without Blocker does not block
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Nami with power 6000 and active
      And the target Bepo with power 6000, Blocker and active
      When Zoro declares an attack on Law
      Then south may block
      And nothing else changes
      When Nami tries to block
      Then it is refused by 7-1-2-1
      And nothing else changes
      When Bepo blocks
      And everyone declines
      Then Bepo is rested
      And no window is open
      And nothing else changes

    @OP-7-1-2-1b
    Example: a second Blocker does not block
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And the target Nami with power 6000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      When Zoro declares an attack on Law
      And Bepo blocks
      Then Bepo is rested
      And south may counter
      And nothing else changes
      When Nami tries to block
      Then it is refused by 7-1-2-1
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-2-1b
    Example: in the next battle a Blocker may be used again
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 6000, Blocker and active
      And the target Nami with power 6000, Blocker and active
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is rested
      And nothing else changes
      When Sanji declares an attack on Law
      And Nami blocks
      And everyone declines
      Then Nami is rested
      And nothing else changes

    @OP-7-1-2-1b
    Example: a blocker that is active again blocks again in the next battle
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 6000, Blocker and active
      And Bepo has an effect at the end of its battles that makes Bepo active
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is active
      And no window is open
      And nothing else changes
      When Sanji declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is rested
      And no window is open
      And nothing else changes

    @OP-7-1-2-1c @implied
    Example: the attacking player does not block
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 6000 and Blocker
      And south has the Leader Law with power 5000
      And the target Bepo with power 6000, Blocker and active
      When Zoro declares an attack on Law
      Then south may block
      And nothing else changes
      When Sanji tries to block
      Then it is refused by 7-1-2-1
      And nothing else changes
      When south tries to use Sanji
      Then it is refused by 7-1-2-1
      And nothing else changes
      When north tries to use Bepo
      Then it is refused by 7-1-2-1
      And nothing else changes
      When north tries to pass
      Then it is refused by 8
      And nothing else changes
      When Bepo blocks
      And everyone declines
      Then Bepo is rested
      And no window is open
      And nothing else changes

    @OP-7-1-2-1d @implied
    Example: a Blocker is rested and becomes the attacked card
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, from the top
      And the target Bepo with power 3000, Blocker and active
      When Zoro declares an attack on Law
      And Bepo blocks
      Then Bepo is rested
      And Zoro is attacking Bepo
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-2-1d @implied
    Example: the card that was attacked first is safe
      Given the attacker Zoro with power 5000
      And the target Kid with power 3000
      And the target Bepo with power 6000, Blocker and active
      When Zoro declares an attack on Kid
      And Bepo blocks
      And everyone declines
      Then Bepo is rested
      And no window is open
      And nothing else changes

    @OP-7-1-2-1d @implied
    Example: the card that was attacked first is safe, though the blocker is beaten
      Given the attacker Zoro with power 5000
      And the target Kid with power 3000
      And the target Bepo with power 4000, Blocker and active
      When Zoro declares an attack on Kid
      And Bepo blocks
      And everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-2-1d @implied
    Example: a rested Blocker does not block
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Nami with power 6000, Blocker and rested
      And the target Bepo with power 6000, Blocker and active
      When Zoro declares an attack on Law
      Then south may block
      And nothing else changes
      When Nami tries to block
      Then it is refused by 7-1-2-1
      And nothing else changes
      When Bepo blocks
      And everyone declines
      Then Bepo is rested
      And no window is open
      And nothing else changes

    @OP-7-1-2-1d @implied
    Example: the attacked card does not block for itself
      Given the attacker Zoro with power 5000
      And the target Kid with power 6000 and Blocker
      And the target Bepo with power 6000, Blocker and active
      And Kid has an effect on an opponent's attack that makes Kid active
      When Zoro declares an attack on Kid
      Then Kid is active
      And south may block
      And nothing else changes
      When Kid tries to block
      Then it is refused by 7-1-2-1
      And nothing else changes
      When Bepo blocks
      And everyone declines
      Then Bepo is rested
      And no window is open
      And nothing else changes

    @OP-7-1-2-1d @implied @bug:optcg-sim#opt-245
    Example: a blocker that loses its Blocker stays the attacked card
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000
      And the Life of south is Nami, from the top
      And the target Bepo with power 3000, Blocker and active
      And Bepo has an On Block effect that takes Blocker from Bepo
      When Zoro declares an attack on Law
      And Bepo blocks
      Then Bepo is rested
      And Bepo has lost the keyword Blocker
      And Zoro is attacking Bepo
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

  @clause:OP-7-1-2-2
  Rule: 7-1-2-2 On Block
    - `OP-7-1-2-2` All On Block effects are activated in this step, when a Blocker is used.

    > **Reading OP-Q1-7.** Are On Block effects activated with the step, or with the blocking? With the blocking: where
    > nobody blocks, nothing is activated. *Confidence: high.*

    As for When Attacking, "all" is taken at its word: the effects of the whole side that blocks (reading OP-Q1-18, beside
    7-1-1-3).

    @OP-7-1-2-2
    Example: the On Block effect of the blocker is activated
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And Bepo has an On Block effect that gives Bepo 3000 power for the battle
      When Zoro declares an attack on Law
      And Bepo blocks
      Then Bepo is rested
      And Bepo has power 6000
      And south may counter
      And nothing else changes
      When everyone declines
      Then Bepo has power 3000
      And no window is open
      And nothing else changes

    @OP-7-1-2-2 @implied
    Example: where nobody blocks, On Block effects stay silent
      Given the attacker Zoro with power 5000
      And the target Kid with power 6000
      And the target Bepo with power 3000, Blocker and active
      And Bepo has an On Block effect that sets the power of Kid to 1000
      When Zoro declares an attack on Kid
      Then south may block
      And nothing else changes
      When everyone declines
      Then no window is open
      And nothing else changes

    @OP-7-1-2-2 @reading:OP-Q1-18=whole-side
    Example: the On Block effect of a second card of that side is activated as well
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And the target Nami with power 2000
      And Nami has an On Block effect that sets the power of Bepo to 7000
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is rested
      And Bepo has power 7000
      And no window is open
      And nothing else changes

    @OP-7-1-2-2
    Example: two On Block effects of the blocker are both carried out
      Given the attacker Zoro with power 8000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And Bepo has an On Block effect that gives Bepo 4000 power for the battle
      And Bepo has an On Block effect that sets the power of Bepo to 5000
      When Zoro declares an attack on Law
      And Bepo blocks
      Then south may choose exactly Bepo's Effect and Bepo's Second Effect
      And Bepo is rested
      And nothing else changes
      When south chooses Bepo's Effect
      And everyone declines
      Then Bepo has power 5000
      And no window is open
      And nothing else changes

    @OP-7-1-2-2 @reading:OP-Q1-18=own-card
    Example: if only the blocking card counted, the On Block effect of a second card would stay silent
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And the target Nami with power 2000
      And Nami has an On Block effect that sets the power of Bepo to 7000
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-2-2 @implied
    Example: an On Block effect of the attacking side stays silent
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000 and Blocker
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And Sanji has an On Block effect that sets the power of Law to 1000
      And Bepo has an On Block effect that sets the power of Bepo to 6000
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is rested
      And Bepo has power 6000
      And no window is open
      And nothing else changes

    @OP-7-1-2-2
    Example: in south's turn the On Block effects of north are activated
      Given it is south's turn 4
      And the attacker Bepo with power 5000
      And north has the Leader Luffy with power 5000
      And the target Zoro with power 3000, Blocker and active
      And Zoro has an On Block effect that sets the power of Zoro to 6000
      When Bepo declares an attack on Luffy
      And Zoro blocks
      And everyone declines
      Then Zoro is rested
      And Zoro has power 6000
      And no window is open
      And nothing else changes

  @clause:OP-7-1-2-3
  Rule: 7-1-2-3 A participant that has left in the block step
    - `OP-7-1-2-3a` If the attacker has changed area by the end of this step, there is no counter step: the battle goes to
      its end.
    - `OP-7-1-2-3b` The same if the attacked card has changed area.

    > **Erratum.** The source says that in this case the battle goes on to the counter step, as it would anyway. The other
    > two clauses of this kind (7-1-1-4 and 7-1-3-3) are exits, and so is this one in the official rules: a negation was
    > lost. A card that is gone cannot be countered for. *Confidence: high.*

    @OP-7-1-2-3a @erratum
    Example: an attacker that an On Block effect sends away fights no more
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      And Bepo has an On Block effect that puts Zoro into the hand
      When Zoro declares an attack on Law
      And Bepo blocks
      Then no window is open
      And Bepo is rested
      And Zoro is in the hand
      And nothing else changes

    @OP-7-1-2-3a
    Example: another card that an On Block effect sends away does not end the battle
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      And Bepo has an On Block effect that puts Sanji into the hand
      When Zoro declares an attack on Law
      And Bepo blocks
      Then south may counter
      And Bepo is rested
      And Sanji is in the hand
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-2-3b @erratum
    Example: a blocker that leaves is the attacked card, and the battle is over
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000
      And the Life of south is Nami, from the top
      And the target Bepo with power 3000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      And Bepo has an On Block effect that puts Bepo into the hand
      When Zoro declares an attack on Law
      And Bepo blocks
      Then no window is open
      And Bepo is in the hand
      And nothing else changes

    @OP-7-1-2-3b
    Example: the card that was attacked first may leave, and the battle goes on
      Given the attacker Zoro with power 5000
      And the target Kid with power 3000
      And the target Bepo with power 3000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      And Bepo has an On Block effect that puts Kid into the hand
      When Zoro declares an attack on Kid
      And Bepo blocks
      Then south may counter
      And Bepo is rested
      And Kid is in the hand
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-2-3b @implied
    Example: a blocker that is made active has not left
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      And Bepo has an On Block effect that makes Bepo active
      When Zoro declares an attack on Law
      And Bepo blocks
      Then Bepo is active
      And Zoro is attacking Bepo
      And south may counter
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-2-3a @OP-7-1-2-3b @erratum
    Scenario Outline: from the block step straight to the end: the On Block effect <does>
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And Bepo has an On Block effect that <does>
      When Zoro declares an attack on Law
      And Bepo blocks
      Then <who> is in <area>
      And these happen in order:
        | event | to    |
        | step  | block |
        | step  | end   |
      And none of these happens:
        | event | to      |
        | step  | counter |
        | step  | damage  |

      Examples:
        | does                         | who  | area      |
        | puts Zoro into the trash     | Zoro | the trash |
        | puts Zoro into the deck      | Zoro | the deck  |
        | puts Zoro on top of the Life | Zoro | the Life  |
        | K.O.s Zoro                   | Zoro | the trash |
        | puts Bepo into the trash     | Bepo | the trash |
        | puts Bepo into the deck      | Bepo | the deck  |
        | puts Bepo on top of the Life | Bepo | the Life  |
        | K.O.s Bepo                   | Bepo | the trash |
