@duel-masters
Feature: 115 Battle

  From the start of a battle to the abilities that wait for its result.

  @clause:DM-115.1
  Rule: 115.1 What a battle is
    - `DM-115.1` The comparison of the power of two creatures is called a battle.

    @DM-115.1
    Example: no comparison, no battle
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Retreat: when it attacks, returns Noah to the hand
      When Noah attacks Mira
      Then there is no battle
      And Noah is in the hand
      And nothing else changes

  @clause:DM-115.1a
  Rule: 115.1a What causes battles
    - `DM-115.1a-1` Attacks cause battles.
    - `DM-115.1a-2` So do other abilities and effects of cards.

    The examples stand at D1.

  @clause:DM-115.2
  Rule: 115.2 The start of a battle
    - `DM-115.2` When a battle starts, abilities that this triggers are dealt with, those of the active player first.

    > **Reading DM-Q3-5.** The active player's abilities come first, in the order that player likes; then those of the
    > other. They resolve before the powers are compared. *Confidence: high.*

    > **Reading DM-Q3-10.** If such an ability orders another battle, that one is fought before the first goes on, and
    > abilities that were waiting resolve after it. *Confidence: low.*

    @DM-115.2
    Example: power gained at the start of a battle counts in it
      Given the attacker Noah with power 3000
      And the target Mira with power 5000
      And Noah has the ability Rage: when it battles, gives Noah 3000 more power
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah has power 6000
      And Noah is tapped
      And nothing else changes

    @DM-115.2
    Example: the attacked creature has its abilities, too
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Mira has the ability Rage: when it battles, gives Mira 3000 more power
      When Noah attacks Mira
      Then Noah is destroyed
      And Mira has power 6000
      And nothing else changes

    @DM-115.2 @implied
    Example: a blocker has its abilities for battling, too
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 3000
      And Amber has the ability Rage: when it battles, gives Amber 3000 more power
      When Noah declares an attack on south
      And Amber blocks
      Then Noah is destroyed
      And Amber has power 6000
      And Amber is tapped
      And nothing else changes

    @DM-115.2 @implied
    Example: in a battle by an effect both have their abilities for battling
      Given north has the creature Noah with power 5000
      And south has the creature Mira with power 3000
      And Noah has the ability Rage: when it battles, gives Noah 1000 more power
      And Mira has the ability Fury: when it battles, gives Mira 4000 more power
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Noah is destroyed
      And Mira has power 7000
      And nothing else changes

    @DM-115.2 @implied
    Example: abilities for battling trigger in the second battle of a turn, too
      Given the attacker Noah with power 5000
      And the attacker Lena with power 3000
      And the target Mira with power 3000
      And the target Amber with power 5000
      And Lena has the ability Rage: when it battles, gives Lena 3000 more power
      When Noah attacks Mira
      And Lena attacks Amber
      Then Mira is destroyed
      And Amber is destroyed
      And Lena has power 6000
      And Noah is tapped
      And Lena is tapped
      And nothing else changes

    @DM-115.2
    Example: the active player's ability comes first
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Mira has the ability Snare: when it battles, destroys Noah
      And Noah has the ability Rescue: when it battles, returns Noah to the hand
      When Noah attacks Mira
      Then Noah is in the hand
      And nothing else changes

    @DM-115.2
    Example: in south's turn south's ability comes first
      Given it is south's turn 4
      And the attacker Mira with power 5000
      And the target Noah with power 3000
      And Noah has the ability Snare: when it battles, destroys Mira
      And Mira has the ability Rescue: when it battles, returns Mira to the hand
      When Mira attacks Noah
      Then Mira is in the hand
      And nothing else changes

    @assumption
    Example: a battle ordered at the start of another one is fought first
      Given the attacker Noah with power 5000
      And the target Mira with power 5000
      And north has the creature Lena with power 6000
      And Noah has the ability Feud: when it battles, makes Lena and Mira battle
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

  @clause:DM-115.3
  Rule: 115.3 The comparison
    - `DM-115.3` The power of both creatures is compared, as it is at that moment.
    - `DM-115.3-I1` Only which power is greater matters, not by how much.
    - `DM-115.3-I2` A stronger creature that meets one with "wins all battles" is destroyed; one that cannot be destroyed stays, and has lost.
    - `DM-115.3-I3` A battle by an effect taps nobody, and asks neither for permission to attack nor for time since the summoning.
    - `DM-115.3-I4` On a tie with a creature that cannot be destroyed the other one is destroyed all the same.

    @DM-115.3 @bug:duel-masters#107
    Example: power that a blocker gains by blocking counts
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 4000
      And Amber has the ability Stand: when it blocks, gives Amber 3000 more power
      When Noah declares an attack on south
      And Amber blocks
      Then Noah is destroyed
      And Amber has power 7000
      And Amber is tapped
      And nothing else changes

    @DM-115.3
    Example: power lost on the way counts, too
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Haste: when it attacks, gives Noah 3000 less power
      When Noah attacks Mira
      Then Noah is destroyed
      And Noah has power 2000
      And nothing else changes

    @DM-115.3-I1 @implied
    Scenario Outline: power <noah> against <mira>
      Given the attacker Noah with power <noah>
      And the target Mira with power <mira>
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

      Examples:
        | noah  | mira |
        | 5500  | 5000 |
        | 14000 | 5000 |
        | 9999  | 500  |

    @DM-115.3-I2 @implied
    Example: a stronger creature loses to "wins all battles" and is destroyed
      Given the attacker Noah with power 9000
      And the target Mira with power 1000 and wins all battles
      When Noah attacks Mira
      Then Noah is destroyed
      And nothing else changes

    @DM-115.3-I2 @implied
    Example: one that cannot be destroyed has lost to it and stays
      Given the attacker Noah with power 1000 and wins all battles
      And the target Mira with power 9000 and cannot be destroyed
      When Noah attacks Mira
      Then Mira has lost the battle
      And none of these happens:
        | event   | card |
        | destroy | Mira |
      And Noah is tapped
      And nothing else changes

    @DM-115.3-I3 @implied
    Example: just summoned and kept from attacking, it battles by an effect
      Given north has the creature Noah with power 5000, just summoned and cannot attack
      And south has the creature Mira with power 3000
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Mira is destroyed
      And nothing else changes

    @DM-115.3-I3 @implied
    Example: a tapped creature battles by an effect
      Given north has the creature Noah with power 5000 and tapped
      And south has the creature Mira with power 3000 and tapped
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Mira is destroyed
      And nothing else changes

    @DM-115.3-I4 @implied
    Example: a tie with a creature that cannot be destroyed
      Given the attacker Noah with power 5000
      And the target Mira with power 5000 and cannot be destroyed
      When Noah attacks Mira
      Then Noah is destroyed
      And Mira has lost the battle
      And nothing else changes

  @clause:DM-115.3a
  Rule: 115.3a Gone before the comparison
    - `DM-115.3a-1` If one of the two has been destroyed by then, there is no battle.
    - `DM-115.3a-2` If one of the two has been taken out of the attack by then, there is no battle.
    - `DM-115.3a-3` Powers are compared only if at that moment neither has left the battle zone.

    > **Erratum.** One half of the text ties this to the moment of the declaration. Presence is looked at directly before
    > the comparison, whenever it was that the creature left.

    > **Reading DM-Q3-2.** Any departure before the comparison means that there is no battle, no winner and no loser.
    > *Confidence: high.*

    > **Reading DM-Q3-11.** A creature that left and came back is another one: no battle. One that changes control stays
    > in the attack. *Confidence: medium; of control low.*

    @DM-115.3a-1 @bug:duel-masters#106
    Example: the attacked creature is destroyed before the powers are compared
      Given the attacker Noah with power 3000
      And the target Mira with power 5000
      And Noah has the ability Fire: when it attacks, destroys Mira
      When Noah attacks Mira
      Then there is no battle
      And Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-115.3a-1 @erratum
    Example: the attacked creature is destroyed at the start of the battle
      Given the attacker Noah with power 3000
      And the target Mira with power 5000
      And Noah has the ability Fire: when it battles, destroys Mira
      When Noah attacks Mira
      Then there is no battle
      And Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-115.3a-1
    Example: the attacker is destroyed on the way
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Mira has the ability Thorns: when it battles, destroys Noah
      When Noah attacks Mira
      Then there is no battle
      And Noah is destroyed
      And nothing else changes

    @DM-115.3a-1 @implied
    Example: an effect that orders a battle with a creature it has destroyed orders none
      Given north has the creature Noah with power 3000
      And south has the creature Mira with power 5000
      And north has the spell Feud that destroys Mira, then makes Noah and Mira battle
      When north uses Feud
      Then there is no battle
      And Mira is destroyed
      And nothing else changes

    @DM-115.3a-2
    Example: the attacker is taken out of the attack
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Doubt: when it attacks, takes Noah out of the attack
      When Noah attacks Mira
      Then there is no battle
      And Noah is tapped
      And nothing else changes

    @DM-115.3a-2
    Example: the blocker is taken out of the attack
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 3000
      And south has the shield Dawn
      And Amber has the ability Doubt: when it blocks, takes Amber out of the attack
      When Noah declares an attack on south
      And Amber blocks
      Then there is no battle
      And Amber is tapped
      And Noah is tapped
      And nothing else changes

    @DM-115.3a-2
    Example: out of the attack, a creature still battles by an effect
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Doubt: when it attacks, takes Noah out of the attack, then makes Noah and Mira battle
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-115.3a-2 @implied
    Example: out of one attack, a creature is not out of the next
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Doubt: when it attacks, takes Noah out of the attack
      And north has the spell Rally that untaps Noah
      When Noah attacks Mira
      And north uses Rally
      And Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-115.3a-3
    Example: the attacker leaves between block and comparison
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 3000
      And Amber has the ability Wind: when it blocks, returns Noah to the hand
      When Noah declares an attack on south
      And Amber blocks
      Then there is no battle
      And Noah is in the hand
      And Amber is tapped
      And nothing else changes

    @DM-115.3a-3 @implied
    Example: gone before the battle starts, it has no ability for battling
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 3000
      And Amber has the ability Wind: when it blocks, returns Noah to the hand
      And Noah has the ability Snare: when it battles, destroys Amber
      When Noah declares an attack on south
      And Amber blocks
      Then there is no battle
      And Noah is in the hand
      And Amber is tapped
      And nothing else changes

    @DM-115.3a-3 @implied
    Example: a creature under foreign control leaves for its owner's hand
      Given the attacker Noah with power 5000
      And the target Mira with power 3000 and owned by north
      And Mira has the ability Slip: when it battles, returns Mira to the hand
      When Noah attacks Mira
      Then there is no battle
      And Mira is in the hand of north
      And Noah is tapped
      And nothing else changes

    @DM-115.3a-3
    Example: the attacked creature leaves at the start of the battle
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Mira has the ability Slip: when it battles, returns Mira to the deck
      When Noah attacks Mira
      Then there is no battle
      And Mira is in the deck
      And Noah is tapped
      And nothing else changes

    @DM-115.3a-3
    Example: what left and came back is another creature
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Mira has the ability Blink: when it battles, returns Mira to the hand, then summons Mira
      When Noah attacks Mira
      Then there is no battle
      And Mira is untapped
      And Mira is just summoned
      And Noah is tapped
      And nothing else changes

    @assumption
    Example: a creature that changes sides stays in the attack
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Mira has the ability Turncoat: when it battles, gives Mira to north
      When Noah attacks Mira
      Then Noah and Mira battle
      And Mira is destroyed
      And Noah is tapped
      And nothing else changes

  @clause:DM-115.3b
  Rule: 115.3b Winner and loser
    - `DM-115.3b-1` The creature with more power wins.
    - `DM-115.3b-2` The creature with less power loses.
    - `DM-115.3b-3` With equal power both lose, and nobody wins.
    - `DM-115.3b-4` The loser is destroyed.
    - `DM-115.3b-5` It is put into the graveyard.
    - `DM-115.3b-6` That is a state-based action: before any waiting ability, all losers at once, and by no effect.

    > **Reading DM-Q3-1.** Both losers of a tie leave in one event. Winning triggers once for each winner: twice when both
    > win, and not at all on a tie. *Confidence: high.*

    > **Reading DM-Q3-6.** Losing and being destroyed are two things: a creature that cannot be destroyed has lost, and the
    > other has won. *Confidence: high.*

    @DM-115.3b-1 @DM-115.3b-2 @DM-701.13a-2 @DM-701.13a-3
    Scenario Outline: power <noah> against <mira>: <winner> wins, <loser> loses
      Given the attacker Noah with power <noah>
      And the target Mira with power <mira>
      When Noah attacks Mira
      Then <winner> has won the battle
      And <loser> has lost the battle

      Examples:
        | noah | mira | winner | loser |
        | 5000 | 3000 | Noah   | Mira  |
        | 3000 | 5000 | Mira   | Noah  |

    @DM-115.3b-2 @implied
    Example: what waits for losing triggers, though the loser is destroyed
      Given the attacker Noah with power 5000
      And north has the creature Lena with power 2000
      And the target Mira with power 3000
      And Mira has the ability Curse: when it loses a battle, destroys Lena
      When Noah attacks Mira
      Then Mira is destroyed
      And Lena is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-115.3b-2 @implied
    Example: what waits for losing triggers, though the loser is not destroyed
      Given the attacker Noah with power 5000
      And the target Mira with power 3000 and cannot be destroyed
      And Mira has the ability Grudge: when it loses a battle, gives Mira 3000 more power
      When Noah attacks Mira
      Then Mira has power 6000
      And Noah is tapped
      And nothing else changes

    @DM-115.3b-3 @implied
    Example: on a tie what waits for losing triggers for both
      Given the attacker Noah with power 5000
      And north has the creature Lena with power 2000
      And the target Mira with power 5000
      And south has the creature Otto with power 2000
      And Noah has the ability Spite: when it loses a battle, destroys Otto
      And Mira has the ability Curse: when it loses a battle, destroys Lena
      When Noah attacks Mira
      Then Noah is destroyed
      And Mira is destroyed
      And Otto is destroyed
      And Lena is destroyed
      And nothing else changes

    @DM-115.3b-3 @DM-701.13a-3
    Example: equal power: two losers and no winner
      Given the attacker Noah with power 5000
      And the target Mira with power 5000
      When Noah attacks Mira
      Then Noah has lost the battle
      And Mira has lost the battle
      And nobody has won the battle

    @DM-115.3b-3
    Example: on a tie an ability for winning stays silent
      Given the attacker Noah with power 5000 and cannot be destroyed
      And the target Mira with power 5000
      And Noah has the ability Cheer: when it wins a battle, gives Noah 1000 more power
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-115.3b-4 @DM-701.13b @bug:duel-masters#257
    Example: a loser is destroyed, and what waits for that triggers
      Given the attacker Noah with power 5000
      And north has the creature Lena with power 2000
      And the target Mira with power 3000
      And Mira has the ability Curse: when it is destroyed, destroys Lena
      When Noah attacks Mira
      Then Mira is destroyed
      And Lena is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-115.3b-4 @implied
    Example: on a tie what waits for being destroyed triggers for both losers
      Given the attacker Noah with power 5000
      And north has the creature Lena with power 2000
      And the target Mira with power 5000
      And south has the creature Otto with power 2000
      And Noah has the ability Spite: when it is destroyed, destroys Otto
      And Mira has the ability Curse: when it is destroyed, destroys Lena
      When Noah attacks Mira
      Then Noah is destroyed
      And Mira is destroyed
      And Otto is destroyed
      And Lena is destroyed
      And nothing else changes

    @DM-115.3b-5
    Example: a loser lies in the graveyard
      Given the attacker Noah with power 3000
      And the target Mira with power 5000
      When Noah attacks Mira
      Then Noah is in the graveyard of north
      And nothing else changes

    @DM-115.3b-6
    Example: losers are gone before any ability resolves
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Cheer: when it wins a battle, gives Noah 1000 more power
      When Noah attacks Mira
      Then these happen in order:
        | event   | card | by    |
        | battle  | Mira | Noah  |
        | destroy | Mira |       |
        | resolve |      | Cheer |

    @DM-115.3b-6
    Example: both losers of a tie go at once
      Given the attacker Noah with power 5000
      And the target Mira with power 5000
      When Noah attacks Mira
      Then these happen at once:
        | event   | card |
        | destroy | Noah |
        | destroy | Mira |

    @DM-115.3b-6
    Example: what one loser would do to save itself comes too late
      Given the attacker Noah with power 5000
      And the target Mira with power 5000
      And Mira has the ability Grace: when it loses a battle, returns Mira to the hand
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is destroyed
      And nothing else changes

  @clause:DM-115.3c
  Rule: 115.3c Wins all battles
    - `DM-115.3c-1` A creature with "wins all battles" wins, whatever the powers are.
    - `DM-115.3c-2` If both have it, both count as winners.
    - `DM-115.3c-3` Then no creature is destroyed.

    > **Reading DM-Q3-9.** Rule 701.13a knows no exception; this one does, and it prevails. *Confidence: high.*

    @DM-115.3c-1
    Scenario Outline: power <noah> with "wins all battles" against <mira>
      Given the attacker Noah with power <noah> and wins all battles
      And the target Mira with power <mira>
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

      Examples:
        | noah | mira |
        | 1000 | 9000 |
        | 5000 | 5000 |
        | 9000 | 1000 |

    @DM-115.3c-1
    Example: the attacked creature wins all battles
      Given the attacker Noah with power 9000
      And the target Mira with power 1000 and wins all battles
      When Noah attacks Mira
      Then Mira has won the battle
      And Noah is destroyed
      And nothing else changes

    @DM-115.3c-1 @implied
    Example: a blocker wins all battles
      Given the attacker Noah with power 9000
      And south has the creature Amber with Blocker, power 1000 and wins all battles
      When Noah declares an attack on south
      And Amber blocks
      Then Noah is destroyed
      And Amber is tapped
      And nothing else changes

    @DM-115.3c-1 @implied
    Example: "wins all battles" counts in a battle that an effect orders
      Given north has the creature Noah with power 1000 and wins all battles
      And south has the creature Mira with power 9000
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Mira is destroyed
      And nothing else changes

    @DM-115.3c-1 @implied
    Example: "wins all battles" given at the start of the battle counts in it
      Given the attacker Noah with power 1000
      And the target Mira with power 9000
      And Noah has the ability Zeal: when it battles, grants Noah "wins all battles"
      When Noah attacks Mira
      Then Noah has won the battle
      And Mira is destroyed

    @DM-115.3c-1 @implied
    Example: "wins all battles" taken at the start of the battle does not count in it
      Given the attacker Noah with power 1000 and wins all battles
      And the target Mira with power 9000
      And Mira has the ability Sober: when it battles, takes "wins all battles" from Noah
      When Noah attacks Mira
      Then Mira has won the battle
      And Noah is destroyed
      And nothing else changes

    @DM-115.3c-2
    Scenario Outline: both win all battles: power <noah> and <mira>
      Given the attacker Noah with power <noah> and wins all battles
      And the target Mira with power <mira> and wins all battles
      When Noah attacks Mira
      Then Noah has won the battle
      And Mira has won the battle
      And nobody has lost the battle

      Examples:
        | noah | mira |
        | 5000 | 5000 |
        | 5000 | 3000 |
        | 3000 | 5000 |

    @DM-115.3c-3
    Scenario Outline: both win all battles and stay: power <noah> and <mira>
      Given the attacker Noah with power <noah> and wins all battles
      And the target Mira with power <mira> and wins all battles
      When Noah attacks Mira
      Then Noah is tapped
      And nothing else changes

      Examples:
        | noah | mira |
        | 5000 | 5000 |
        | 5000 | 3000 |
        | 3000 | 5000 |

  @clause:DM-115.3d
  Rule: 115.3d After the battle
    - `DM-115.3d-1` After the battle, abilities for winning a battle trigger.
    - `DM-115.3d-2` The active player's resolve first.

    @DM-115.3d-1
    Example: an ability for winning finds the loser gone
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And north holds the creature Amber with power 2000
      And Noah has the ability Salvage: when it wins a battle, summons Amber
      When Noah attacks Mira
      Then Mira is destroyed
      And Amber is in the battle zone
      And Amber is just summoned
      And Noah is tapped
      And nothing else changes

    @DM-115.3d-1
    Example: an ability for winning resolves after the loser was destroyed
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Cheer: when it wins a battle, gives Noah 1000 more power
      When Noah attacks Mira
      Then these happen in order:
        | event   | card | by    |
        | destroy | Mira |       |
        | resolve |      | Cheer |

    @DM-115.3d-1
    Example: a winner kept from destroying has won all the same
      Given the attacker Noah with power 5000
      And the target Mira with power 3000 and cannot be destroyed
      And Noah has the ability Cheer: when it wins a battle, gives Noah 1000 more power
      When Noah attacks Mira
      Then Noah has power 6000
      And Noah is tapped
      And nothing else changes

    @DM-115.3d-1 @implied
    Example: a blocker that wins has its ability, too
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 6000
      And Amber has the ability Cheer: when it wins a battle, gives Amber 1000 more power
      When Noah declares an attack on south
      And Amber blocks
      Then Noah is destroyed
      And Amber has power 7000
      And Amber is tapped
      And nothing else changes

    @DM-115.3d-1 @implied
    Example: the winner of a battle by an effect has its ability for winning
      Given north has the creature Noah with power 5000
      And south has the creature Mira with power 3000
      And Noah has the ability Cheer: when it wins a battle, gives Noah 1000 more power
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Mira is destroyed
      And Noah has power 6000
      And nothing else changes

    @DM-115.3d-2
    Example: both have won, and the active player's ability comes first
      Given the attacker Noah with power 5000 and wins all battles
      And the target Mira with power 3000 and wins all battles
      And Mira has the ability Spite: when it wins a battle, destroys Noah
      And Noah has the ability Rescue: when it wins a battle, returns Noah to the hand
      When Noah attacks Mira
      Then Noah is in the hand
      And nothing else changes

    @DM-115.3d-2
    Example: both have won in south's turn, and south's ability comes first
      Given it is south's turn 4
      And the attacker Mira with power 5000 and wins all battles
      And the target Noah with power 3000 and wins all battles
      And Noah has the ability Spite: when it wins a battle, destroys Mira
      And Mira has the ability Rescue: when it wins a battle, returns Mira to the hand
      When Mira attacks Noah
      Then Mira is in the hand
      And nothing else changes
