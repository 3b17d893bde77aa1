@one-piece
Feature: 7-1-4 Damage step

  Who wins the battle, and what that costs.

  @clause:OP-7-1-4-1
  Rule: 7-1-4-1 The comparison
    - `OP-7-1-4-1a` The attacking and the attacked card are compared by their power, bonuses included.
    - `OP-7-1-4-1b` If the attacker's power is higher, the attacker wins the battle.
    - `OP-7-1-4-1c` If both are equal, the attacker wins as well.

    > **Reading OP-Q1-1.** What if both powers are equal? The text is silent. The official rules say "greater or equal" and
    > let only lower power lose. *Confidence: high.*

    @OP-7-1-4-1a
    Example: power is compared as it is now
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south holds Usopp with power 2000 and Counter 2000
      And Zoro has a When Attacking effect that gives Zoro 3000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      And everyone declines
      Then these happen at once:
        | event   | card | amount |
        | compare | Zoro | 8000   |
        | compare | Bepo | 6000   |

    @OP-7-1-4-1a
    Example: a bonus of the attacker counts
      Given the attacker Zoro with power 4000
      And the target Bepo with power 5000
      And Zoro has a When Attacking effect that gives Zoro 2000 power for the battle
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-4-1a
    Example: a bonus of the attacked card counts
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south holds Usopp with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      And everyone declines
      Then Usopp is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1a
    Example: a bonus of a card that is not attacked does not help
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And the target Nami with power 2000 and active
      And south holds Usopp with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Nami
      And everyone declines
      Then Usopp is in the trash
      And Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1a
    Example: a bonus of the attack step counts against a blocker too
      Given the attacker Zoro with power 4000
      And south has the Leader Law with power 5000
      And the target Bepo with power 5000, Blocker and active
      And Zoro has a When Attacking effect that gives Zoro 2000 power for the battle
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1a
    Example: a blocker does not gain from the bonus of the card it blocks for
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 4000, Blocker and active
      And Law has an effect on an opponent's attack that gives Law 3000 power for the battle
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1b
    Example: 6000 against 5000 wins
      Given the attacker Zoro with power 6000
      And the target Bepo with power 5000
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-4-1b
    Example: 6000 against a Leader with 5000 wins
      Given the attacker Zoro with power 6000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-4-1c @implied @bug:tcg-engines#battle
    Example: 5000 against 5000 wins as well
      Given the attacker Zoro with power 5000
      And the target Bepo with power 5000
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-4-1c @implied @bug:tcg-engines#battle
    Example: 5000 against a Leader with 5000 wins as well
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-1-1b @OP-7-1-4-1c @implied
    Example: 0 against 0 wins as well
      Given the attacker Zoro with power 0
      And the target Bepo with power 0
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

  @clause:OP-7-1-4-1-1
  Rule: 7-1-4-1-1 A beaten Leader
    - `OP-7-1-4-1-1a` If the beaten card is a Leader, its player loses a Life card.

    @OP-7-1-4-1-1a
    Example: a beaten Leader costs one Life card
      Given the attacker Zoro with power 6000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-4-1-1a
    Example: one Life card, by however much the Leader is beaten
      Given the attacker Zoro with power 12000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-4-1-1a
    Example: an attacking Leader takes Life like a Character
      Given north has the Leader Luffy with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      When Luffy attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-4-1-1a
    Example: the Life of the Leader that was beaten is lost, and not that of the other
      Given the attacker Zoro with power 6000
      And the Life of north is Franky, Brook and Jinbe, from the top
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

  @clause:OP-7-1-4-1-1-1
  Rule: 7-1-4-1-1-1 Damage without Life
    - `OP-7-1-4-1-1-1a` If damage is dealt to a Leader whose player has no Life left, the attacking player wins the game.
    - `OP-7-1-4-1-1-1b` Falling to no Life is not yet a loss.

    > **Reading OP-Q1-15.** Is it a loss to have no Life? No: damage is, that comes when there is none. *Confidence: high.*

    @OP-7-1-4-1-1-1a
    Example: without Life, damage is the end
      Given the attacker Zoro with power 5000
      And the Life of north is Franky, from the top
      And south has the Leader Law with power 5000
      And south has no Life
      When Zoro attacks Law
      Then north wins
      And nothing else changes

    @OP-7-1-4-1-1-1a
    Example: in the other player's turn that player wins
      Given it is south's turn 4
      And the attacker Bepo with power 5000
      And north has the Leader Luffy with power 5000
      And north has no Life
      When Bepo attacks Luffy
      Then south wins
      And nothing else changes

    @OP-7-1-4-2a @implied
    Example: without Life, a lost attack does not end the game
      Given the attacker Zoro with power 4000
      And south has the Leader Law with power 5000
      And south has no Life
      When Zoro attacks Law
      Then nobody has won
      And nothing else changes
      When north ends the phase
      Then the phase is over
      And nothing else changes

    @OP-7-1-4-1-1-1b @implied
    Example: the last Life card is taken, and the game goes on
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes
      When Sanji attacks Law
      Then north wins
      And nothing else changes

  @clause:OP-7-1-4-1-1-2
  Rule: 7-1-4-1-1-2 Damage with Life left
    - `OP-7-1-4-1-1-2a` While there is Life, a point of damage makes the player take the top Life card into hand.
    - `OP-7-1-4-1-1-2b` The player has no choice about it.
    - `OP-7-1-4-1-1-2c` If that card has a Trigger, the player may reveal it and use its effect instead.
    - `OP-7-1-4-1-1-2d` A card whose Trigger is used does not go to hand.
    - `OP-7-1-4-1-1-2e` A card whose Trigger is not used goes to hand unrevealed.

    > **Reading OP-Q1-11.** Where does a card go whose Trigger was used? To the trash, after its effect. And only damage
    > offers a Trigger, by a battle or by an effect: Life that an effect moves to hand offers none. *Confidence: high.*

    @OP-7-1-4-1-1-2a
    Example: the top Life card is taken, and the others stay as they lie
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-4-1-1-2a
    Example: a second attack takes the next Life card
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes
      When Sanji attacks Law
      Then Robin is in the hand
      And nothing else changes

    @OP-7-1-4-1-1-2b
    Example: nobody is asked about a Life card without a Trigger
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      When Zoro declares an attack on Law
      And south passes
      And south passes
      Then no window is open
      And Nami is in the hand
      And nothing else changes

    @OP-7-1-4-1-1-2c
    Example: a Trigger is offered
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that K.O.s Zoro
      When Zoro declares an attack on Law
      And south passes
      And south passes
      Then south is offered the Trigger of Nami
      And nothing else changes

    @OP-7-1-4-1-1-2c
    Example: the effect of a used Trigger is carried out
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that K.O.s Sanji
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Sanji is in the trash
      And Nami is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2c @OP-7-1-4-1-1-2d
    Example: a used Trigger is revealed, carried out, and then trashed
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that K.O.s Sanji
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then these happen in order:
        | event   | card  |
        | damage  | Law   |
        | reveal  | Nami  |
        | ko      | Sanji |
        | discard | Nami  |

    @OP-7-1-4-1-1-2c
    Example: where a Trigger chooses, its player does
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that chooses a Character of north and K.O.s it
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then south may choose exactly Zoro and Sanji
      When south chooses Sanji
      Then Sanji is in the trash
      And Nami is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2c
    Example: a Trigger need not be used
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that K.O.s Sanji
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south passes
      Then Nami is in the hand
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2c
    Example: in each battle of a turn a Trigger may be used, whoever attacks
      Given north has the Leader Luffy with power 6000
      And the attacker Zoro with power 6000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      And Nami has a Trigger that sets the power of Law to 5500
      And Robin has a Trigger that sets the power of Law to 6500
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Nami is in the trash
      And Law has power 5500
      And no window is open
      And nothing else changes
      When Luffy declares an attack on Law
      And south passes
      And south passes
      Then south is offered the Trigger of Robin
      And nothing else changes
      When south uses the Trigger of Robin
      Then Robin is in the trash
      And Law has power 6500
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2c @implied
    Example: a Trigger that lies deeper is not offered
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Robin and Nami, from the top
      And Nami has a Trigger that K.O.s Sanji
      When south tries to use the Trigger of Nami
      Then it is refused by 7-1-4-1-1-2
      And nothing else changes
      When Zoro declares an attack on Law
      And south passes
      And south passes
      Then Robin is in the hand
      And no window is open
      And nothing else changes
      When Sanji declares an attack on Law
      And south passes
      And south passes
      Then south is offered the Trigger of Nami
      And nothing else changes

    @OP-7-1-4-1-1-2c @implied
    Example: the attacking player does not use the Trigger
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that K.O.s Sanji
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And north tries to use the Trigger of Nami
      Then it is refused by 7-1-4-1-1-2
      And south is offered the Trigger of Nami
      When north tries to pass
      Then it is refused by 8
      And nothing else changes
      When south uses the Trigger of Nami
      Then Sanji is in the trash
      And Nami is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2c @bug:optcg-sim#opt-259
    Example: damage that an effect deals offers a Trigger too
      Given north has the Leader Luffy with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Luffy has a Main effect that deals 1 damage to Law
      And Nami has a Trigger that makes Luffy rested
      When north uses Luffy
      Then south is offered the Trigger of Nami
      And nothing else changes
      When south uses the Trigger of Nami
      Then Luffy is rested
      And Nami is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2c
    Example: a Trigger is offered to the player of the damaged Leader, in their own turn too
      Given north has the Leader Luffy with power 5000
      And the Life of north is Franky and Brook, from the top
      And Luffy has a Main effect that deals 1 damage to Luffy
      And Franky has a Trigger that makes Luffy rested
      When north uses Luffy
      Then north is offered the Trigger of Franky
      And nothing else changes
      When north uses the Trigger of Franky
      Then Luffy is rested
      And Franky is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2c @bug:optcg-sim#opt-259
    Scenario Outline: Life that an effect moves <where> offers no Trigger
      Given north has the Leader Luffy with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Luffy has a Main effect that puts Nami <where>
      And Nami has a Trigger that makes Luffy rested
      When north uses Luffy
      Then Nami is in <area>
      And no window is open
      And nothing else changes
      When Luffy declares an attack on Law
      And south passes
      And south passes
      Then Robin is in the hand
      And no window is open
      And nothing else changes

      Examples:
        | where          | area      |
        | into the hand  | the hand  |
        | into the trash | the trash |

    @OP-7-1-4-1-1-2d
    Example: a card whose Trigger is used goes to the trash, and not to hand
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that sets the power of Law to 6000
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Nami is in the trash
      And Law has power 6000
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2c
    Example: a card whose Trigger plays it stays on the field
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that plays Nami
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Nami is in the Character Area
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-2e @implied
    Example: a Life card taken into hand is not revealed
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that K.O.s Zoro
      When Zoro attacks Law
      Then Nami is in the hand
      And none of these happens:
        | event  | card |
        | reveal | Nami |

    @OP-7-1-4-1-1-2e @implied
    Example: the card of a declined Trigger goes to hand
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Nami has a Trigger that K.O.s Zoro
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

  @clause:OP-7-1-4-1-1-3
  Rule: 7-1-4-1-1-3 Double Attack
    - `OP-7-1-4-1-1-3` Where an effect such as Double Attack doubles the damage, it is counted twice: one card after the
      other, each with its own Trigger.

    > **Erratum.** Read together with 7-1-4-1-1-1, the source would make Double Attack win against a single Life card: the
    > second point finds none. The official ruling is that the loss is looked at once, when the damage begins; only the
    > taking of cards is repeated. See reading OP-Q1-12. *Confidence: high.*

    > **Reading OP-Q1-12.** Does Double Attack win against one Life card? No: one card is taken and the game goes on. The
    > number two is fixed when the damage begins, even if the attacker leaves or loses Double Attack in between. A Trigger
    > is carried out before the second point; if it adds Life, the second point takes that card. *Confidence: high.*

    > **Reading OP-Q1-21.** When are effects carried out that are activated between the two points? The Trigger of a Life
    > card is carried out at once; other effects wait until all damage is dealt. The other reading carries them out in
    > between. *Confidence: medium.*

    @OP-7-1-4-1-1-3
    Example: Double Attack takes two cards, from the top
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And Robin is in the hand
      And nothing else changes

    @OP-7-1-4-1-1-3
    Example: an effect may give Double Attack in the attack step
      Given the attacker Zoro with power 6000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      And Zoro has a When Attacking effect that gives Zoro Double Attack
      When Zoro attacks Law
      Then Nami is in the hand
      And Robin is in the hand
      And Zoro now has Double Attack
      And nothing else changes

    @OP-7-1-4-1-1-3
    Example: a Leader with Double Attack takes two cards as well
      Given north has the Leader Luffy with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      When Luffy attacks Law
      Then Nami is in the hand
      And Robin is in the hand
      And nothing else changes

    @OP-7-1-4-1-1-3 @implied
    Example: Double Attack of a card that does not attack counts for nothing
      Given the attacker Zoro with power 6000
      And the attacker Sanji with power 6000 and Double Attack
      And south has the Leader Law with power 5000 and Double Attack
      And the Life of south is Nami, Robin and Usopp, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-4-1-1-2c @OP-7-1-4-1-1-3
    Example: of two cards lost to Double Attack each offers its own Trigger
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      And Nami has a Trigger that sets the power of Law to 6000
      And Robin has a Trigger that sets the power of Law to 7000
      When Zoro declares an attack on Law
      And south passes
      And south passes
      Then south is offered the Trigger of Nami
      And nothing else changes
      When south tries to use the Trigger of Robin
      Then it is refused by 7-1-4-1-1-2
      And nothing else changes
      When south passes
      Then south is offered the Trigger of Robin
      And Nami is in the hand
      And nothing else changes
      When south uses the Trigger of Robin
      Then Robin is in the trash
      And Law has power 7000
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-3 @bug:optcg-sim#opt-239
    Example: a Trigger does not use up the second point of Double Attack
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      And Nami has a Trigger that sets the power of Law to 6000
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Nami is in the trash
      And Law has power 6000
      And Robin is in the hand
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-3
    Example: both Triggers of one Double Attack may be used
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      And Nami has a Trigger that sets the power of Law to 6000
      And Robin has a Trigger that sets the power of Law to 7000
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then south is offered the Trigger of Robin
      And Law has power 6000
      When south uses the Trigger of Robin
      Then Robin is in the trash
      And Law has power 7000
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-3
    Example: an effect that deals 2 damage takes two cards, the second after the Trigger of the first
      Given north has the Leader Luffy with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      And Luffy has a Main effect that deals 2 damage to Law
      And Nami has a Trigger that makes Luffy rested
      When north uses Luffy
      Then south is offered the Trigger of Nami
      And nothing else changes
      When south uses the Trigger of Nami
      Then Luffy is rested
      And Nami is in the trash
      And Robin is in the hand
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-3 @erratum
    Example: against one Life card Double Attack does not win
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-4-1-1-3
    Example: without Life, Double Attack wins
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And south has no Life
      When Zoro attacks Law
      Then north wins
      And nothing else changes

    @OP-7-1-4-1-1-3
    Scenario Outline: Life that a Trigger adds is taken by the second point of Double Attack: from <life>
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is <life>, from the top
      And south holds Robin with power 3000
      And Nami has a Trigger that puts Robin on top of the Life
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Nami is in the trash
      And Robin is in the hand
      And no window is open
      And these happen in order:
        | event | card  | to   |
        | move  | Robin | life |
        | take  | Robin | hand |

      Examples:
        | life           |
        | Nami           |
        | Nami and Usopp |
        | Nami, Usopp and Kid |

    @OP-7-1-4-1-1-3
    Scenario Outline: Double Attack stays two, whatever becomes of the attacker: the first Trigger <does>
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      And Nami has a Trigger that <does>
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Nami is in the trash
      And Robin is in the hand
      And <change>
      And no window is open
      And nothing else changes

      Examples:
        | does                          | change                                  |
        | puts Zoro into the hand       | Zoro is in the hand                     |
        | takes Double Attack from Zoro | Zoro has lost the keyword Double Attack |

    @OP-7-1-4-1-1-3 @reading:OP-Q1-21=after-all-damage
    Example: other effects wait until all damage is dealt
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And the target Bepo with power 3000
      And south holds Usopp with power 2000
      And Nami has a Trigger that K.O.s Bepo
      And Bepo has an On K.O. effect that puts Usopp on top of the Life
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Nami is in the trash
      And Bepo is in the trash
      And Robin is in the hand
      And Usopp is in the Life
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-3 @reading:OP-Q1-21=between
    Example: if other effects came in between, the second point would find what they did
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And the target Bepo with power 3000
      And south holds Usopp with power 2000
      And Nami has a Trigger that K.O.s Bepo
      And Bepo has an On K.O. effect that puts Usopp on top of the Life
      When Zoro declares an attack on Law
      And south passes
      And south passes
      And south uses the Trigger of Nami
      Then Nami is in the trash
      And Bepo is in the trash
      And these happen in order:
        | event | card  | to   |
        | move  | Usopp | life |
        | take  | Usopp | hand |

    @OP-7-1-4-1-1-3 @implied
    Example: Double Attack beats a Character once
      Given the attacker Zoro with power 6000 and Double Attack
      And south has the Leader Law with power 5000
      And the Life of south is Nami, Robin and Usopp, from the top
      And the target Bepo with power 3000
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes
      When north ends the phase
      Then the phase is over
      And nothing else changes

  @clause:OP-7-1-4-1-2
  Rule: 7-1-4-1-2 A beaten Character
    - `OP-7-1-4-1-2a` If a Character is beaten by an attack, its On K.O. effect is activated.
    - `OP-7-1-4-1-2b` Then the Character goes to the trash.
    - `OP-7-1-4-1-2c` A beaten Character costs no Life.

    > **Reading OP-Q1-13.** Does a beaten Character move before its effect is activated, or after? After: the effect is
    > activated on the field, then the card moves, and the effect is carried out when its card is in the trash.
    > *Confidence: high.*

    @OP-7-1-4-1-2a
    Example: the On K.O. effect of a beaten Character is carried out
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And south holds Nami with power 2000
      And Bepo has an On K.O. effect that plays Nami
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And Nami is in the Character Area
      And nothing else changes

    @OP-7-1-4-1-2a
    Example: the On K.O. effect of a beaten blocker is carried out
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And south holds Nami with power 2000
      And Bepo has an On K.O. effect that plays Nami
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is in the trash
      And Nami is in the Character Area
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-2a
    Example: two On K.O. effects of a beaten Character are both carried out
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And south holds Nami with power 2000
      And south holds Robin with power 2000
      And Bepo has an On K.O. effect that plays Nami
      And Bepo has an On K.O. effect that plays Robin
      When Zoro attacks Bepo
      Then south may choose exactly Bepo's Effect and Bepo's Second Effect
      And Bepo is in the trash
      And nothing else changes
      When south chooses Bepo's Effect
      Then Nami is in the Character Area
      And Robin is in the Character Area
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-2a @implied
    Example: the On K.O. effect of another Character stays silent
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Kid with power 3000
      And south holds Nami with power 2000
      And south holds Robin with power 2000
      And Bepo has an On K.O. effect that plays Nami
      And Kid has an On K.O. effect that plays Robin
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And Nami is in the Character Area
      And nothing else changes

    @OP-7-1-4-1-2a @implied
    Example: a Character that is put into the trash by an effect is not K.O.'d
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Kid with power 3000
      And south holds Nami with power 2000
      And south holds Robin with power 2000
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Kid into the trash
      And Bepo has an On K.O. effect that plays Nami
      And Kid has an On K.O. effect that plays Robin
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      And everyone declines
      Then Kid is in the trash
      And Shambles is in the trash
      And Bepo is in the trash
      And Nami is in the Character Area
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-2b
    Example: a beaten Character goes to the trash
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-4-1-2b
    Example: the On K.O. effect is activated, then the card moves, then the effect is carried out
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And south holds Nami with power 2000
      And Bepo has an On K.O. effect that plays Nami
      When Zoro attacks Bepo
      Then these happen in order:
        | event    | card |
        | activate | Bepo |
        | ko       | Bepo |
        | resolve  | Bepo |
        | summon   | Nami |

    @OP-7-1-4-1-2a @OP-7-1-4-1-2b
    Example: an effect that plays its own card finds it in the trash
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And Bepo has an On K.O. effect that plays Bepo
      When Zoro attacks Bepo
      Then Bepo is in the Character Area
      And Bepo is active
      And nothing else changes

    @OP-7-1-4-1-2b @bug:optcg-engine#battleVanished
    Example: a card that is gone is not K.O.'d any more
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Kid with power 3000
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Kid into the hand, then K.O.s Kid
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      And everyone declines
      Then Kid is in the hand
      And Shambles is in the trash
      And Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-2c @implied
    Example: a beaten Character costs no Life
      Given the attacker Zoro with power 9000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And the target Bepo with power 3000
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-4-1-2c @implied
    Example: a blocker saves the Life
      Given the attacker Zoro with power 9000
      And south has the Leader Law with power 5000
      And south has no Life
      And the target Bepo with power 3000, Blocker and active
      When Zoro declares an attack on Law
      And Bepo blocks
      And everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

  @clause:OP-7-1-4-2
  Rule: 7-1-4-2 Lower power
    - `OP-7-1-4-2a` If the attacker's power is lower, the attacker loses the battle.
    - `OP-7-1-4-2b` Nothing comes of it.

    > **Reading OP-Q1-17.** Does a Character that was attacked strike back? No: the attacker stays where it is, and nobody
    > is damaged. *Confidence: high.*

    @OP-7-1-4-2a
    Example: 4000 against 5000 loses
      Given the attacker Zoro with power 4000
      And the target Bepo with power 5000
      When Zoro attacks Bepo
      Then these happen in order:
        | event | by   | card |
        | lost  | Zoro | Bepo |
      And none of these happens:
        | event |
        | won   |
        | ko    |

    @OP-7-1-4-2a
    Example: a Leader that is stronger is not damaged
      Given the attacker Zoro with power 4000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      When Zoro attacks Law
      Then no window is open
      And nothing else changes
      When Sanji attacks Law
      Then Nami is in the hand
      And nothing else changes

    @OP-7-1-4-2b
    Example: nothing comes of a lost battle
      Given north has the Leader Luffy with power 5000
      And the Life of north is Franky and Brook, from the top
      And the attacker Zoro with power 4000
      And the target Bepo with power 5000
      When Zoro attacks Bepo
      Then Zoro is rested
      And nothing else changes

    @OP-7-1-4-2b
    Example: a Leader that loses its own attack takes no damage
      Given north has the Leader Luffy with power 4000
      And the Life of north is Franky and Brook, from the top
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      When Luffy attacks Law
      Then Luffy is rested
      And nothing else changes
