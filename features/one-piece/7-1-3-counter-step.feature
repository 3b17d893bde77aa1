@one-piece
Feature: 7-1-3 Counter step

  How the attacked player adds power from hand, and what else may be done there.

  @clause:OP-7-1-3-2-1
  Rule: 7-1-3-2-1 Counter symbols
    - `OP-7-1-3-2-1a` In the counter step the attacked player may discard a Character card with a Counter symbol from hand.
    - `OP-7-1-3-2-1b` That activates its Counter.
    - `OP-7-1-3-2-1c` Character cards without the symbol, and Characters on the field, are not used this way.
    - `OP-7-1-3-2-1d` The bonus goes to the player's Leader or to one of their Characters on the field.
    - `OP-7-1-3-2-1e` It is the number printed beside the symbol.
    - `OP-7-1-3-2-1f` It lasts for this battle.
    - `OP-7-1-3-2-1g` This may be repeated, in any order with Counter Events, and costs nothing.

    > **Reading OP-Q1-8.** Whose card gains the power, and must it be the attacked one? One of the attacked player's own,
    > and any of them: it need not be the attacked one. *Confidence: high.*

    > **Reading OP-Q1-9.** How often may a Counter symbol be used, and at what cost? As often as the player likes, in any
    > order with Counter Events; the cost of the Character card is not paid, and the symbol works from hand only.
    > *Confidence: high.*

    @OP-7-1-3-2-1a
    Example: a Counter symbol is used in the counter step, and not before
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      When south tries to counter with Usopp
      Then it is refused by 7-1-3-2-1
      And nothing else changes
      When Zoro declares an attack on Law
      Then south may block
      And nothing else changes
      When south tries to counter with Usopp
      Then it is refused by 7-1-3-2-1
      And nothing else changes
      When south passes
      Then south may counter
      And south may use exactly Usopp
      And nothing else changes
      When south counters with Usopp for Law
      And everyone declines
      Then Usopp is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-1a
    Example: the attacked player need not use a Counter
      Given the attacker Zoro with power 5000
      And the target Bepo with power 5000
      And south holds Usopp with power 2000 and Counter 1000
      When Zoro declares an attack on Bepo
      And south passes
      Then south may counter
      And nothing else changes
      When south passes
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-1a
    Example: the attacking player does not counter
      Given the attacker Zoro with power 5000
      And north holds Sanji with power 4000 and Counter 2000
      And the target Bepo with power 5000
      And south holds Usopp with power 2000 and Counter 1000
      When Zoro declares an attack on Bepo
      And south passes
      Then south may counter
      And nothing else changes
      When north tries to counter with Sanji
      Then it is refused by 7-1-3-2-1
      And nothing else changes
      When south tries to counter with Sanji
      Then it is refused by 7-1-3-2-1
      And nothing else changes
      When north tries to pass
      Then it is refused by 8
      And nothing else changes
      When south counters with Usopp for Bepo
      And everyone declines
      Then Usopp is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-1a @OP-7-1-3-2-1f
    Example: in each battle of a turn Counters may be used, and each bonus ends with its own
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And the target Bepo with power 4000
      And south holds Usopp with power 2000 and Counter 2000
      And south holds Nami with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      And everyone declines
      Then Usopp is in the trash
      And no window is open
      And nothing else changes
      When Sanji declares an attack on Bepo
      And south passes
      And south counters with Nami for Bepo
      Then Bepo has power 6000
      And Nami is in the trash
      And south may counter
      And nothing else changes
      When everyone declines
      Then Bepo has power 4000
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-1a
    Example: a Counter card is discarded before anybody gains
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 5000
      And south holds Usopp with power 2000 and Counter 1000
      And south holds Nami with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp
      Then Usopp is in the trash
      And south may choose exactly Law and Bepo
      And nothing else changes
      When south tries to counter with Nami
      Then it is refused by 8
      And nothing else changes

    @OP-7-1-3-2-1b
    Example: the card that a Counter is for gains power at once
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south holds Usopp with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      Then Bepo has power 6000
      And Usopp is in the trash
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-1b
    Example: a Leader is saved by a Counter
      Given the attacker Zoro with power 6000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And south holds Usopp with power 2000 and Counter 2000
      When Zoro declares an attack on Law
      And south passes
      And south counters with Usopp
      And everyone declines
      Then Usopp is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-1c @implied
    Example: a card without a Counter symbol is not used
      Given the attacker Zoro with power 5000
      And the target Bepo with power 5000
      And south holds Kid with power 8000
      And south holds Usopp with power 2000 and Counter 1000
      When Zoro declares an attack on Bepo
      And south passes
      Then south may use exactly Usopp
      And south may counter
      And nothing else changes
      When south tries to counter with Kid
      Then it is refused by 7-1-3-2-1
      And nothing else changes
      When south counters with Usopp for Bepo
      And everyone declines
      Then Usopp is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-1c @implied
    Example: the Counter symbol of a Character on the field is not used
      Given the attacker Zoro with power 5000
      And the target Bepo with power 5000
      And the target Nami with power 3000, Counter 2000 and active
      And south holds Usopp with power 2000 and Counter 1000
      When Zoro declares an attack on Bepo
      And south passes
      Then south may use exactly Usopp
      And south may counter
      And nothing else changes
      When south tries to counter with Nami
      Then it is refused by 7-1-3-2-1
      And nothing else changes
      When south counters with Usopp for Bepo
      And everyone declines
      Then Usopp is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-1c @implied
    Example: a Counter that has been used lies in the trash, and is not used again
      Given the attacker Zoro with power 7000
      And the target Bepo with power 4000
      And south holds Usopp with power 2000 and Counter 2000
      And south holds Nami with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      Then south may use exactly Nami
      And south may counter
      And Bepo has power 6000
      And Usopp is in the trash
      And nothing else changes
      When south tries to counter with Usopp
      Then it is refused by 7-1-3-2-1
      And nothing else changes
      When south counters with Nami for Bepo
      And everyone declines
      Then Nami is in the trash
      And Bepo has power 4000
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-1d
    Scenario Outline: any card of the attacked player may gain from a Counter: <whom>
      Given the attacker Zoro with power 6000
      And south has the Leader Law with power 5000
      And the target Bepo with power 4000
      And the target Nami with power 2000 and active
      And south holds Usopp with power 2000 and Counter 1000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for <whom>
      Then <whom> has power <power>
      And Usopp is in the trash
      And south may counter
      And nothing else changes

      Examples:
        | whom | power |
        | Law  | 6000  |
        | Bepo | 5000  |
        | Nami | 3000  |

    @OP-7-1-3-2-1d
    Example: a Counter is for the Leader or a Character on the field, and nobody else
      Given north has the Leader Luffy with power 5000
      And the attacker Zoro with power 6000
      And south has the Leader Law with power 5000
      And south has the Stage Polar Tang
      And the Life of south is Robin, from the top
      And the target Bepo with power 4000
      And the target Nami with power 2000 and active
      And south holds Usopp with power 2000 and Counter 1000
      And south holds Kid with power 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp
      Then Usopp is in the trash
      And south may choose exactly Law, Bepo and Nami
      And nothing else changes
      When south tries to choose Zoro
      Then it is refused by 8
      And nothing else changes
      When south chooses Nami
      Then Nami has power 3000
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-1e
    Scenario Outline: the number beside the Counter symbol is what is gained: <counter>
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south holds Usopp with power 3000 and Counter <counter>
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      Then Bepo has power <power>
      And Usopp is in the trash
      And south may counter
      And nothing else changes

      Examples:
        | counter | power |
        | 1000    | 5000  |
        | 2000    | 6000  |

    @OP-7-1-3-2-1f
    Example: after the battle the bonus of a Counter is gone
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And the target Bepo with power 4000
      And south holds Usopp with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      Then Bepo has power 6000
      And Usopp is in the trash
      And south may counter
      And nothing else changes
      When south passes
      Then Bepo has power 4000
      And no window is open
      And nothing else changes
      When Sanji attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-3-2-1g @implied
    Example: several Counters add up
      Given the attacker Zoro with power 7000
      And the target Bepo with power 5000
      And south holds Usopp with power 2000 and Counter 1000
      And south holds Nami with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      And south counters with Nami for Bepo
      Then Bepo has power 8000
      And Usopp is in the trash
      And Nami is in the trash
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-1g @implied
    Example: a Counter symbol costs nothing
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south has 2 active DON!!
      And south holds Usopp with power 2000 and Counter 2000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      Then Bepo has power 6000
      And south has rested 0 DON!!
      And Usopp is in the trash
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-1g @implied
    Example: a symbol before an Event and another after it
      Given the attacker Zoro with power 9000
      And the target Bepo with power 4000
      And south has 1 active DON!!
      And south holds Usopp with power 2000 and Counter 1000
      And south holds Nami with power 2000 and Counter 2000
      And south holds the Event Gamma Knife, which costs 1 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      And south counters with Gamma Knife
      And south counters with Nami for Bepo
      Then Bepo has power 11000
      And Usopp is in the trash
      And Gamma Knife is in the trash
      And Nami is in the trash
      And south has rested 1 DON!!
      And south may counter
      And nothing else changes

  @clause:OP-7-1-3-2-2
  Rule: 7-1-3-2-2 Counter Events
    - `OP-7-1-3-2-2a` In the counter step the attacked player may use an Event with a Counter effect from hand.
    - `OP-7-1-3-2-2b` Its cost has to be paid, by resting active DON!!.
    - `OP-7-1-3-2-2c` Its Counter effect is carried out, whatever it does.
    - `OP-7-1-3-2-2d` The Event is discarded.

    > **Reading OP-Q1-10.** Is the Event discarded before or after its effect? The source says after. The official order is
    > pay, discard, carry out, and the examples take that one; the other reading is that of the source. Most examples look
    > at the end only. *Confidence: medium.*

    @OP-7-1-3-2-2a
    Example: a Counter Event is used in the counter step, and not before
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000
      And the target Bepo with power 3000, Blocker and active
      And south has 1 active DON!!
      And south holds the Event Gamma Knife, which costs 1 and whose Counter effect gives Law 4000 power for the battle
      When south tries to counter with Gamma Knife
      Then it is refused by 7-1-3-2-2
      And nothing else changes
      When Zoro declares an attack on Law
      And south tries to counter with Gamma Knife
      Then it is refused by 7-1-3-2-2
      And south may block
      And south may use exactly Bepo
      When south passes
      And south counters with Gamma Knife
      And everyone declines
      Then Gamma Knife is in the trash
      And south has rested 1 DON!!
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-2a @implied
    Example: the attacking player uses no Counter Event
      Given the attacker Zoro with power 5000
      And north has 1 active DON!!
      And the target Bepo with power 4000
      And south has 1 active DON!!
      And north holds the Event Gum-Gum Pistol, which costs 1 and whose Counter effect gives Zoro 2000 power for the battle
      And south holds the Event Gamma Knife, which costs 1 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      Then south may counter
      And nothing else changes
      When north tries to counter with Gum-Gum Pistol
      Then it is refused by 7-1-3-2-2
      And nothing else changes
      When south tries to counter with Gum-Gum Pistol
      Then it is refused by 7-1-3-2-2
      And nothing else changes
      When south counters with Gamma Knife
      And everyone declines
      Then Gamma Knife is in the trash
      And south has rested 1 DON!!
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-2a @implied
    Example: an Event without a Counter effect is not used
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south has 2 active DON!!
      And south holds the Event Shambles, which costs 1
      And south holds the Event Gamma Knife, which costs 1 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      Then south may use exactly Gamma Knife
      And south may counter
      And nothing else changes
      When south tries to counter with Shambles
      Then it is refused by 7-1-3-2-2
      And nothing else changes
      When south counters with Gamma Knife
      And everyone declines
      Then Gamma Knife is in the trash
      And south has rested 1 DON!!
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-2b
    Example: as many DON!! as a Counter Event costs are rested
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south has 3 active DON!!
      And south holds the Event Gamma Knife, which costs 2 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      Then south has rested 2 DON!!
      And Bepo has power 8000
      And Gamma Knife is in the trash
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-2b
    Example: a Counter Event is paid for before its effect
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south has 3 active DON!!
      And south holds the Event Gamma Knife, which costs 2 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      Then these happen in order:
        | event | card        | amount |
        | pay   | Gamma Knife | 2      |
        | boost | Bepo        | 4000   |

    @OP-7-1-3-2-2b
    Scenario Outline: with <don> active DON!! an Event for 2 is not used
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south has <don> active DON!!
      And south holds the Event Gamma Knife, which costs 2 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      Then south may counter
      And nothing else changes
      When south tries to counter with Gamma Knife
      Then it is refused by 7-1-3-2-2
      And nothing else changes

      Examples:
        | don |
        | 0   |
        | 1   |

    @OP-7-1-3-2-2b
    Example: with 2 active DON!! an Event for 2 is used
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south has 2 active DON!!
      And south holds the Event Gamma Knife, which costs 2 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      And everyone declines
      Then Gamma Knife is in the trash
      And south has rested 2 DON!!
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-2b
    Example: a rested DON!! does not pay again
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south has 3 active DON!!
      And south holds the Event Gamma Knife, which costs 2 and whose Counter effect gives Bepo 4000 power for the battle
      And south holds the Event Radio Knife, which costs 2 and whose Counter effect gives Bepo 2000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      Then south has rested 2 DON!!
      And Bepo has power 8000
      And Gamma Knife is in the trash
      And south may counter
      And nothing else changes
      When south tries to counter with Radio Knife
      Then it is refused by 7-1-3-2-2
      And nothing else changes

    @OP-7-1-3-2-2a @OP-7-1-3-2-2b
    Example: in each battle of a turn Counter Events may be used, while DON!! are left
      Given the attacker Zoro with power 7000
      And the attacker Sanji with power 6000
      And the target Bepo with power 4000
      And south has 3 active DON!!
      And south holds the Event Gamma Knife, which costs 2 and whose Counter effect gives Bepo 4000 power for the battle
      And south holds the Event Radio Knife, which costs 1 and whose Counter effect gives Bepo 3000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      And everyone declines
      Then Gamma Knife is in the trash
      And south has rested 2 DON!!
      And no window is open
      And nothing else changes
      When Sanji declares an attack on Bepo
      And south passes
      And south counters with Radio Knife
      And everyone declines
      Then Radio Knife is in the trash
      And south has rested 3 DON!!
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-2c
    Example: power of a Counter Event counts in the battle
      Given the attacker Zoro with power 7000
      And the target Bepo with power 4000
      And south has 1 active DON!!
      And south holds the Event Gamma Knife, which costs 1 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      And everyone declines
      Then Gamma Knife is in the trash
      And south has rested 1 DON!!
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-2c
    Example: all that a Counter Event says is done
      Given the attacker Zoro with power 7000
      And the attacker Sanji with power 5000
      And the target Bepo with power 4000
      And south has 1 active DON!!
      And south holds the Event Gamma Knife, which costs 1 and whose Counter effect gives Bepo 4000 power for the battle, then makes Sanji rested
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      Then Bepo has power 8000
      And Sanji is rested
      And Gamma Knife is in the trash
      And south has rested 1 DON!!
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-2a @OP-7-1-3-2-2c @bug:optcgsandbox#EB01-009
    Example: an Event that gives no power is a Counter too
      Given the attacker Zoro with power 3000
      And the attacker Sanji with power 5000
      And the target Bepo with power 4000
      And south has 1 active DON!!
      And south holds the Event Shambles, which costs 1 and whose Counter effect K.O.s Sanji
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      Then Sanji is in the trash
      And Shambles is in the trash
      And south has rested 1 DON!!
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-2c
    Example: what a Counter Event wakes is carried out before the next Counter
      Given the attacker Zoro with power 7000
      And the target Bepo with power 4000
      And the target Kid with power 3000
      And south holds the Event Shambles, which costs 0 and whose Counter effect K.O.s Kid
      And Kid has an On K.O. effect that sets the power of Bepo to 8000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      Then Kid is in the trash
      And Bepo has power 8000
      And Shambles is in the trash
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-2c
    Example: where a Counter Event chooses, its player does
      Given the attacker Zoro with power 7000
      And south has the Leader Law with power 5000
      And the target Bepo with power 4000
      And the target Nami with power 2000 and active
      And south has 1 active DON!!
      And south holds the Event Gamma Knife, which costs 1 and whose Counter effect chooses a Character of south and gives it 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      Then south may choose exactly Bepo and Nami
      When south chooses Bepo
      Then Bepo has power 8000
      And Gamma Knife is in the trash
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-2d
    Example: in the end a Counter Event is in the trash
      Given the attacker Zoro with power 7000
      And the target Bepo with power 4000
      And south holds the Event Gamma Knife, which costs 0 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      And everyone declines
      Then Gamma Knife is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-2-2d
    Example: a Counter Event that finds nobody to choose is used up all the same
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 6000
      And south holds the Event Gamma Knife, which costs 0 and whose Counter effect chooses a Character of south and gives it 4000 power for the battle
      When Zoro declares an attack on Law
      And south passes
      And south counters with Gamma Knife
      Then Gamma Knife is in the trash
      And south may counter
      And nothing else changes

    @OP-7-1-3-2-2d @reading:OP-Q1-10=before
    Example: a Counter Event goes to the trash before its effect
      Given the attacker Zoro with power 7000
      And the target Bepo with power 4000
      And south holds the Event Gamma Knife, which costs 0 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      Then these happen in order:
        | event   | card        |
        | counter | Gamma Knife |
        | discard | Gamma Knife |
        | boost   | Bepo        |

    @OP-7-1-3-2-2d @reading:OP-Q1-10=after
    Example: if the source were followed, a Counter Event would go to the trash after its effect
      Given the attacker Zoro with power 7000
      And the target Bepo with power 4000
      And south holds the Event Gamma Knife, which costs 0 and whose Counter effect gives Bepo 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      Then these happen in order:
        | event   | card        |
        | counter | Gamma Knife |
        | boost   | Bepo        |
        | discard | Gamma Knife |

    @OP-7-1-3-2-2d @reading:OP-Q1-10=before
    Example: while its player chooses, a Counter Event is in the trash already
      Given the attacker Zoro with power 7000
      And south has the Leader Law with power 5000
      And the target Bepo with power 4000
      And south holds the Event Gamma Knife, which costs 0 and whose Counter effect chooses a card of south and gives it 4000 power for the battle
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Gamma Knife
      Then south may choose exactly Law and Bepo
      And Gamma Knife is in the trash
      And nothing else changes

  @clause:OP-7-1-3-3
  Rule: 7-1-3-3 A participant that has left in the counter step
    - `OP-7-1-3-3a` If an effect has moved the attacker to another area by the end of this step, there is no damage step.
    - `OP-7-1-3-3b` The same if it has moved the attacked card.

    > **Reading OP-Q1-22.** May Counters still be used after a participant has left in this step? Here they may, since the
    > clause looks at the end of the step. No scored example depends on it. *Confidence: low.*

    @OP-7-1-3-3a @bug:optcg-sim#opt-243
    Example: an attacker that is gone deals no damage
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000
      And the Life of south is Nami and Robin, from the top
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Zoro into the hand
      When Zoro declares an attack on Law
      And south passes
      And south counters with Shambles
      And everyone declines
      Then Zoro is in the hand
      And Shambles is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-3a
    Example: another card that is gone does not end the battle
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 4000
      And the Life of south is Nami and Robin, from the top
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Sanji into the hand
      When Zoro declares an attack on Law
      And south passes
      And south counters with Shambles
      And everyone declines
      Then Sanji is in the hand
      And Shambles is in the trash
      And Nami is in the hand
      And no window is open
      And nothing else changes

    @OP-7-1-3-3b @bug:optcg-sim#opt-243
    Example: an attacked card that is gone is not K.O.'d
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And south holds Usopp with power 2000
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Bepo into the hand
      And Bepo has an On K.O. effect that plays Usopp
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      And everyone declines
      Then Bepo is in the hand
      And Shambles is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-3b
    Example: a blocker that is gone does not give the attack back
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000
      And the Life of south is Nami and Robin, from the top
      And the target Bepo with power 3000, Blocker and active
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Bepo into the hand
      When Zoro declares an attack on Law
      And Bepo blocks
      And south counters with Shambles
      And everyone declines
      Then Bepo is in the hand
      And Shambles is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-3a @OP-7-1-3-3b
    Scenario Outline: from the counter step straight to the end: the Event <does>
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And south holds the Event Shambles, which costs 0 and whose Counter effect <does>
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      And everyone declines
      Then <who> is in <area>
      And these happen in order:
        | event | to      |
        | step  | counter |
        | step  | end     |
      And none of these happens:
        | event   | to     |
        | step    | damage |
        | compare |        |

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

    @OP-7-1-3-3b @reading:OP-Q1-19=new-card
    Example: a card that goes and comes back has left
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Bepo into the hand, then plays Bepo
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      And everyone declines
      Then Bepo is in the Character Area
      And Bepo is active
      And Shambles is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-3-3a @assumption
    Example: a Counter is still used though the attacker is gone
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And south holds Usopp with power 2000 and Counter 1000
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Zoro into the hand
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Shambles
      Then south may counter
      And Zoro is in the hand
      And Shambles is in the trash
      And nothing else changes
      When everyone declines
      Then no window is open
      And nothing else changes
