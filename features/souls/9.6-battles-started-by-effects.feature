@souls
Feature: 9.6 Battles started by effects

  Souls can be made to battle without anybody declaring an attack.

  @clause:SOUL-9.6.1
  Rule: 9.6.1 Straight to the fight
    - `SOUL-9.6.1-1` An effect may start a battle; Confusion does.
    - `SOUL-9.6.1-2` It begins directly with the fight.
    - `SOUL-9.6.1-3` It has no declaration.
    - `SOUL-9.6.1-4` It opens no window for responses.
    - `SOUL-9.6.1-5` The check of 9.5.3 is skipped too: places and slots do not matter.

    > **Reading SOUL-Q0-17.** Does such a battle ask for lines, Range or slots? Here it does not: what it needs is listed
    > in 9.6.2, and the check is skipped. The other reading checks its places. *Confidence: medium.*

    @SOUL-9.6.1-1
    Example: Confusion makes Mira battle Amber
      Given the target Mira with ATK 20 and HP 30
      And the target Amber with DEF 5 and HP 30
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber has HP 15
      And nothing else changes

    @SOUL-9.6.1-2
    Example: what is seen first is the fight
      Given the target Mira with ATK 20 and HP 30
      And the target Amber with HP 30
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber has HP 10
      And none of these happens:
        | event   |
        | declare |
        | check   |
        | cancel  |
      And nothing else changes

    @SOUL-9.6.1-3
    Example: what waits for a declaration stays silent
      Given the target Mira with ATK 20 and HP 30
      And the target Amber with HP 30
      And south has the Timing Effect Warcry that, when Mira is declared as attacker, heals Mira by 10
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber has HP 10
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.6.1-4
    Example: nobody can respond before the damage
      Given the target Mira with ATK 20 and HP 30
      And the target Amber with HP 30
      And south has the Fast effect Brace that sets the DEF of Amber to 10
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then no window is open
      And Amber has HP 10
      And nothing else changes

    @SOUL-9.6.1-5 @implied @reading:SOUL-Q0-17=unchecked
    Example: from a slot that is not proactive into the Second Line
      Given the target Mira with ATK 20 and HP 30
      And the slot of Mira is not proactive
      And the target Amber with HP 30
      And Amber stands in the Second Line
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.6.1-5 @implied @reading:SOUL-Q0-17=checked
    Example: if its places were checked, nobody would battle in the Second Line
      Given the target Mira with ATK 20 and HP 30
      And the target Amber with HP 30
      And Amber stands in the Second Line
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber has HP 30
      And nothing else changes

    @SOUL-9.6.1-3
    Example: it needs no Combat Phase
      Given it is the Main Phase
      And the target Mira with ATK 20 and HP 30
      And the target Amber with HP 30
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.4.1-3 @SOUL-9.4.3-1
    Example: its damage is that of 9.4, and nobody strikes back
      Given the target Mira with ATK 33 and HP 30
      And the target Amber with ATK 20, DEF 5, DEF bonus 5 and HP 50
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber has HP 30
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.7-1
    Example: whoever falls in it is captured
      Given the target Mira with ATK 20 and HP 30
      And the target Amber with HP 20
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber is captured
      And nothing else changes

    @SOUL-9.5.6-5
    Example: a Timing Effect waits for its end
      Given the target Mira with ATK 20 and HP 30
      And the target Amber with HP 20
      And south has the Timing Effect Mend that, when Amber is damaged, heals Amber by 20
      And north has the Slow effect Confusion that makes Mira battle Amber
      When north uses Confusion
      Then Amber is captured
      And nothing else changes

    @SOUL-9.5.9-1
    Example: effects after a battle follow it
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Timing Effect Rest that, after Noah has battled, heals Noah by 10
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And Noah has HP 30
      And nothing else changes

  @clause:SOUL-9.6.2
  Rule: 9.6.2 What it needs and what it does not
    - `SOUL-9.6.2-1` It does not use up an attack of the attacker.
    - `SOUL-9.6.2-2` The slot of the attacker need not be proactive.
    - `SOUL-9.6.2-3` A Soul recruited this very turn can be the attacker.
    - `SOUL-9.6.2-4` Both Souls have to be active.

    @SOUL-9.6.2-1
    Example: after Confusion Noah still has his attack
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And Noah has used 0 attacks
      And nothing else changes
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.6.2-2 @reading:SOUL-Q0-17=unchecked
    Example: an attacker on a slot that is not proactive
      Given the attacker Noah with ATK 20 and HP 20
      And the slot of Noah is not proactive
      And the target Mira with HP 50
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.6.2-3
    Example: an attacker recruited this turn
      Given the attacker Noah with ATK 20 and HP 20
      And Noah was recruited in turn 3
      And the target Mira with HP 50
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.6.2-4
    Example: of two effects only the one between active Souls starts a battle
      Given the attacker Noah with ATK 20, HP 20 and inactive
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Slow effect Confusion that makes Noah battle Mira
      And north has the Slow effect Provoke that makes Lena battle Mira
      When north uses Confusion
      Then Mira has HP 50
      And nothing else changes
      When north uses Provoke
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.6.2-4
    Example: an inactive target is battled by nobody
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and inactive
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 50
      And nothing else changes

    @SOUL-9.6.2-1
    Example: a Soul that has no attack left battles
      Given the attacker Noah with ATK 20 and HP 20
      And Noah has attacked 1 time in turn 3
      And the target Mira with HP 50
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And Noah has used 1 attack
      And nothing else changes

  @clause:SOUL-9.6.3
  Rule: 9.6.3 Battles that count as attacks
    - `SOUL-9.6.3-1` An effect may declare its battle to be an attack; it is then treated so for every purpose not excepted above.
    - `SOUL-9.6.3-2` Then effects that wait for being attacked, Defiance among them, trigger.
    - `SOUL-9.6.3-3` Then anything that keeps a Soul from attacking keeps it out of the battle altogether.
    - `SOUL-9.6.3-4` If the effect does not say so, Defiance stays silent and a Frozen Soul does battle.
    - `SOUL-9.6.3-5` Even a battle that counts as an attack leaves the attack limit alone.
    - `SOUL-9.6.3-6` Taunt does not bind a battle by effect, counted as an attack or not.

    > **Reading SOUL-Q0-18.** Is the attack limit among the other purposes? Here it is not: 9.6.2 takes it out. If the
    > effect does not say that its battle counts, effects that wait for being attacked stay silent and prohibitions do not
    > matter. Berserk (9.5.8) applies in both cases. *Confidence: medium.*

    > **Reading SOUL-Q0-20.** Does Taunt bind a battle that counts as an attack? Here it does not: Taunt forbids naming a
    > target at a declaration, and here nobody declares. *Confidence: medium.*

    > **Reading SOUL-Q0-29.** Whose prohibition keeps the battle from happening? Here the attacking Soul's only; the other
    > reading minds the target's too. *Confidence: medium.*

    @SOUL-9.6.3-2 @SOUL-9.6.3-1
    Example: Defiance strikes in a battle that counts as an attack
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and Defiance 10
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30
      And Noah has HP 10

    @SOUL-9.6.3-3 @SOUL-9.6.3-1
    Scenario Outline: a Soul that is kept from attacking is kept out: <keyword>
      Given the attacker Noah with ATK 20, HP 20 and <keyword>
      And the target Mira with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 50
      And nothing else changes

      Examples:
        | keyword       |
        | Frozen        |
        | cannot attack |

    @SOUL-9.6.3-3 @reading:SOUL-Q0-29=attacker
    Example: a Frozen target is battled all the same
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and Frozen
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30

    @SOUL-9.6.3-3 @reading:SOUL-Q0-29=either
    Example: if either prohibition mattered, a Frozen target would be left alone
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and Frozen
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 50
      And nothing else changes

    @SOUL-9.6.3-4 @implied
    Example: in a plain battle Defiance stays silent
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and Defiance 10
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And Noah has HP 20
      And nothing else changes

    @SOUL-9.6.3-4 @implied
    Example: in a plain battle a Frozen Soul fights
      Given the attacker Noah with ATK 20, HP 20 and Frozen
      And the target Mira with HP 50
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.6.3-5 @implied @reading:SOUL-Q0-18=limit-untouched
    Example: a battle that counts as an attack is not counted against the limit
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30
      And Noah has used 0 attacks
      And nothing else changes
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.6.3-5 @implied @reading:SOUL-Q0-18=limit-included
    Example: if the limit were included, Noah's attack would be used up
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30
      And Noah has used 1 attack
      And nothing else changes
      When Noah tries to attack Mira
      Then it is refused by 9.1.1e
      And nothing else changes

    @SOUL-9.6.3-6 @implied @reading:SOUL-Q0-20=unbound @bug:keyteki#1380
    Example: an effect makes Noah battle a shielded Soul, as an attack
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30

    @SOUL-9.6.3-6 @implied @bug:keyteki#1380
    Example: an effect makes Noah battle a shielded Soul, plainly
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 50
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.6.3-6 @implied @reading:SOUL-Q0-20=bound
    Example: if Taunt bound it, no shielded Soul would be battled as an attack
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 50
      And nothing else changes

    @SOUL-9.6.3-5 @implied @reading:SOUL-Q0-18=limit-untouched
    Example: a Soul that has no attack left battles, as an attack
      Given the attacker Noah with ATK 20 and HP 20
      And Noah has attacked 1 time in turn 3
      And the target Mira with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30
      And Noah has used 1 attack
      And nothing else changes

    @SOUL-9.6.2-2 @reading:SOUL-Q0-17=unchecked
    Example: as an attack, too, it asks for no proactive slot
      Given the attacker Noah with ATK 20 and HP 20
      And the slot of Noah is not proactive
      And the target Mira with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30

    @SOUL-9.6.2-3
    Example: as an attack, too, it is fought by a Soul recruited this turn
      Given the attacker Noah with ATK 20 and HP 20
      And Noah was recruited in turn 3
      And the target Mira with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30

    @SOUL-9.6.2-4
    Scenario Outline: as an attack, too, it needs active Souls: Noah with <noah>, Mira with <mira>
      Given the attacker Noah with ATK 20, HP 20 and <noah>
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 50 and <mira>
      And the target Amber with HP 50
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      And north has the Slow effect Goad that makes Lena battle Amber as an attack
      When north uses Provoke
      Then Mira has HP 50
      And nothing else changes
      When north uses Goad
      Then Amber has HP 30

      Examples:
        | noah            | mira            |
        | inactive        | nothing special |
        | nothing special | inactive        |

    @SOUL-9.6.1-3
    Example: as an attack, too, it needs neither the Combat Phase nor a Soul of the turn player
      Given it is the Main Phase
      And the target Mira with ATK 20 and HP 30
      And the target Amber with HP 30
      And north has the Slow effect Provoke that makes Mira battle Amber as an attack
      When north uses Provoke
      Then Amber has HP 10

    @SOUL-9.6.1-3
    Example: as an attack, too, it wakes nothing that waits for a declaration
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Timing Effect Warcry that, when Noah is declared as attacker, heals Noah by 10
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30
      And Noah has HP 20

    @SOUL-9.6.1-4
    Example: as an attack, too, it opens no window
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Fast effect Brace that sets the DEF of Mira to 10
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then no window is open
      And Mira has HP 30

    @SOUL-9.6.1-5 @implied @reading:SOUL-Q0-17=unchecked
    Scenario Outline: as an attack, too, it asks for no Front Line: <who> behind
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And <who> stands in the Second Line
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30

      Examples:
        | who  |
        | Noah |
        | Mira |

    @SOUL-9.6.3-2
    Example: an Instant Effect for being attacked triggers in a battle that counts as an attack
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Instant Effect Bark that, when Mira is attacked, deals 10 to Noah
      And north has the Slow effect Provoke that makes Noah battle Mira as an attack
      When north uses Provoke
      Then Mira has HP 30
      And Noah has HP 10

    @SOUL-9.6.3-4 @implied
    Example: in a plain battle it stays silent
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Instant Effect Bark that, when Mira is attacked, deals 10 to Noah
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira has HP 30
      And Noah has HP 20
      And nothing else changes

  @clause:SOUL-9.6.4
  Rule: 9.6.4 Battles with oneself
    - `SOUL-9.6.4-1` A Soul in battle with itself deals its own ATK less its own DEF to itself.
    - `SOUL-9.6.4-2` If it has Defiance and HP left after that damage, Defiance then hits it too, as a loss of its own.
    - `SOUL-9.6.4-3` If that damage takes it to 0 HP, Defiance does not hit it.
    - `SOUL-9.6.4-4` The Soul it beats is itself and no other one, so Berserk never triggers.
    - `SOUL-9.6.4-5` Defiance strikes whether or not the effect says that the battle counts as an attack.

    > **Reading SOUL-Q0-19.** A battle with itself that does not count as an attack: does Defiance strike? 9.6.4 speaks of
    > every battle with oneself and is the more special rule, so here it does. *Confidence: low.*

    @SOUL-9.6.4-1
    Scenario Outline: ATK <atk> and DEF <def> against itself
      Given the target Mira with ATK <atk>, DEF <def> and HP 50
      And north has the Slow effect Confusion that makes Mira battle itself
      When north uses Confusion
      Then Mira has HP <left>
      And nothing else changes

      Examples:
        | atk | def | left |
        | 20  | 0   | 30   |
        | 33  | 5   | 25   |
        | 10  | 15  | 50   |

    @SOUL-9.6.4-2
    Example: hit by the blow, then by its own Defiance
      Given the target Mira with ATK 20, HP 50 and Defiance 10
      And north has the Slow effect Provoke that makes Mira battle itself as an attack
      When north uses Provoke
      Then Mira has HP 20
      And these happen in order:
        | event  | card | amount |
        | damage | Mira | 20     |
        | damage | Mira | 10     |

    @SOUL-9.6.4-3 @implied
    Example: felled by its own blow, it does not defy itself
      Given the target Mira with ATK 20, HP 20 and Defiance 10
      And north has the Slow effect Provoke that makes Mira battle itself as an attack
      When north uses Provoke
      Then Mira is captured
      And none of these happens:
        | event  | card | amount |
        | damage | Mira | 10     |
      And nothing else changes

    @SOUL-9.6.4-4
    Example: no Berserk for beating oneself
      Given the target Mira with ATK 20 and HP 20
      And the target Amber with HP 50
      And Mira has Berserk, here called Frenzy, which deals 10 to Amber
      And north has the Slow effect Provoke that makes Mira battle itself as an attack
      When north uses Provoke
      Then Mira is captured
      And Amber has HP 50
      And nothing else changes

    @SOUL-9.6.4-5 @implied @assumption
    Example: Defiance in a battle with oneself that does not count as an attack
      Given the target Mira with ATK 20, HP 50 and Defiance 10
      And north has the Slow effect Confusion that makes Mira battle itself
      When north uses Confusion
      Then Mira has HP 20
      And nothing else changes

    @SOUL-9.6.4-1
    Example: against itself a bonus to DEF counts, and Precision ignores DEF
      Given the target Mira with ATK 20, DEF 5, DEF bonus 5 and HP 50
      And the target Amber with ATK 20, DEF 10, HP 50 and Precision
      And north has the Slow effect Confusion that makes Mira battle itself
      And north has the Slow effect Turmoil that makes Amber battle itself
      When north uses Confusion
      Then Mira has HP 40
      And nothing else changes
      When north uses Turmoil
      Then Amber has HP 30
      And nothing else changes

    @SOUL-9.6.4-2
    Example: with 5 HP left it falls by its own Defiance
      Given the target Mira with ATK 20, HP 25 and Defiance 10
      And north has the Slow effect Provoke that makes Mira battle itself as an attack
      When north uses Provoke
      Then Mira is captured
      And nothing else changes

  @clause:SOUL-9.6.5
  Rule: 9.6.5 One battle at a time
    - `SOUL-9.6.5-1` No battle starts while another is running.
    - `SOUL-9.6.5-2` The effect that would have started it does nothing, and is not postponed.

    @SOUL-9.6.5-1 @bug:SWUOnline#1189
    Example: an Instant Effect of the fight starts no second battle
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with HP 50
      And north has the Instant Effect Whirl that, when Mira is attacked, makes Noah battle Amber
      When Noah attacks Mira
      Then Mira has HP 30
      And Amber has HP 50
      And no window is open
      And nothing else changes

    @SOUL-9.6.5-1
    Example: nor does an effect after the battle, before it ends
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with HP 50
      And north has the Timing Effect Chase that, after Noah has battled, makes Noah battle Amber
      When Noah attacks Mira
      Then Mira has HP 30
      And Amber has HP 50
      And nothing else changes

    @SOUL-9.6.5-2
    Example: it is not made up for, not even by the next attack
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with HP 50
      And north has the Instant Effect Whirl that, when Mira is attacked, makes Noah battle Amber
      When Noah attacks Mira
      Then Mira has HP 30
      And nothing else changes
      When Lena attacks Mira
      Then Mira has HP 10
      And Amber has HP 50
      And nothing else changes
