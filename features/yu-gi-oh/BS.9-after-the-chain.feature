@yu-gi-oh
Feature: BS.9 After the Chain

  The Damage Step, and the way back to the Battle Step.

  @clause:YGO-BS.9
  Rule: BS.9 The Damage Step follows
    - `YGO-BS.9-1` When that Chain has resolved and all replays are done, the Damage Step follows.
    - `YGO-BS.9-2` Damage is calculated in it.
    - `YGO-BS.9-3` Monsters are destroyed in it.

    > **Reading YGO-Q4-6.** Does the Damage Step always follow an attack? Not when the attack was negated or stopped, and not when its attacker
    > left or is no longer able to attack. *Confidence: high.*

    > **Reading YGO-Q4-7.** How is damage calculated, and when are monsters destroyed? The first stands in
    > DS.2 to DS.5. Who is destroyed is decided with it, and they go to the graveyard at the end of the Damage Step. *Confidence: high.*

    @YGO-BS.9-1
    Example: both pass, and the Damage Step is there
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      And both players pass
      Then the game is in the Damage Step
      And north may use fast effects in the Damage Step
      And nothing else changes

    @YGO-BS.9-1
    Example: after a Chain and a replay
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north chooses Ilse
      And both players pass
      Then the game is in the Damage Step
      And Noah is attacking Ilse

    @YGO-BS.9-1
    Example: a replay comes before it
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      Then the game is in the Battle Step
      And a replay is open to north

    @YGO-BS.9-1
    Example: a negated attack comes to no Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Barrier that negates the attack
      When Noah declares an attack on Mira
      And north passes
      And south uses Barrier
      And both players pass
      Then no window is open
      And nothing else changes

    @YGO-BS.9-1
    Example: an attack that is negated in a later Chain comes to no Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Thorn that deals 500 to north
      And south has the Fast effect Barrier that negates the attack
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And both players pass
      And north passes
      And south uses Barrier
      And both players pass
      Then no window is open
      And north has 7500 LP
      And the game is in the Battle Step

    @YGO-BS.9-1
    Example: a negated attack has no replay, whatever has arrived
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Wall that negates the attack, then summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Wall
      And both players pass
      Then Ilse is on the field
      And no window is open
      And nothing else changes

    @YGO-BS.9-1
    Example: an attacker that is gone comes to no Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Snare
      And both players pass
      Then Noah is destroyed
      And no window is open
      And nothing else changes

    @YGO-BS.9-1
    Example: an attacker that is gone and back comes to no Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Blink that banishes Noah, then summons Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Blink
      And both players pass
      Then no window is open
      And Noah is on the field
      And nothing else changes

    @YGO-BS.9-1
    Example: an attacker that changed sides comes to no Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Lure that gives Noah to south
      When Noah declares an attack on Mira
      And north passes
      And south uses Lure
      And both players pass
      Then no window is open
      And Noah fights for south
      And nothing else changes

    @YGO-BS.9-1 @bug:ygopro-core#107
    Example: an attacker turned to Defense Position comes to no Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Quake that turns Noah to Defense Position
      When Noah declares an attack on Mira
      And north passes
      And south uses Quake
      And both players pass
      Then no window is open
      And Noah is in Defense Position
      And nothing else changes

    @YGO-BS.9-1
    Example: an attacker that is forbidden to attack comes to no Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Chains that forbids Noah to attack
      When Noah declares an attack on Mira
      And north passes
      And south uses Chains
      And both players pass
      Then no window is open
      And Noah can no longer attack
      And nothing else changes

    @YGO-BS.9-2
    Example: 1800 against 1500
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah attacks Mira
      Then south has 7700 LP
      And Mira is destroyed
      And nothing else changes

    @YGO-BS.9-2
    Scenario Outline: ATK <atk> against <target>: north has <north> LP afterwards, and south <south>
      Given the attacker Noah with ATK <atk>
      And the target Mira with <target>
      When Noah attacks Mira
      Then north has <north> LP
      And south has <south> LP
      And the game is in the Battle Step

      Examples: Attack Position
        | atk  | target   | north | south |
        | 1800 | ATK 1500 | 8000  | 7700  |
        | 1500 | ATK 1500 | 8000  | 8000  |
        | 1500 | ATK 1800 | 7700  | 8000  |

      Examples: Defense Position
        | atk  | target                                         | north | south |
        | 1800 | ATK 2500 and DEF 1500 and in Defense Position  | 8000  | 8000  |
        | 1500 | ATK 500 and DEF 1500 and in Defense Position   | 8000  | 8000  |
        | 1500 | ATK 500 and DEF 1800 and in Defense Position   | 7700  | 8000  |
        | 1500 | ATK 500 and DEF 1800 and face-down             | 7700  | 8000  |

    @YGO-BS.9-2
    Scenario Outline: in the turn of south ATK <atk> against <target>: north has <north> LP afterwards, and south <south>
      Given it is south's turn 4
      And the attacker Mira with ATK <atk>
      And the target Noah with <target>
      When Mira attacks Noah
      Then north has <north> LP
      And south has <south> LP
      And the game is in the Battle Step

      Examples:
        | atk  | target                                       | north | south |
        | 1800 | ATK 1500                                     | 7700  | 8000  |
        | 1500 | ATK 1800                                     | 8000  | 7700  |
        | 1500 | ATK 500 and DEF 1800 and in Defense Position | 8000  | 7700  |

    @YGO-BS.9-2
    Example: damage is dealt inside the Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah attacks Mira
      Then these happen in order:
        | event   | card  | amount | to     |
        | declare | Mira  |        |        |
        | step    |       |        | damage |
        | damage  | south | 300    |        |
        | step    |       |        | battle |

    @YGO-BS.9-2
    Example: nothing is dealt before it
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      And both players pass
      Then the game is in the Damage Step
      And south has 8000 LP
      When both players pass
      Then south has 7700 LP
      And Mira is destroyed
      And the game is in the Battle Step
      And no window is open
      And nothing else changes

    @YGO-BS.9-3
    Example: destroyed inside the Damage Step, once the damage is dealt
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah attacks Mira
      Then these happen in order:
        | event   | card  | to     |
        | step    |       | damage |
        | damage  | south |        |
        | destroy | Mira  |        |
        | step    |       | battle |

    @YGO-BS.9-3
    Scenario Outline: ATK <atk> against <target>: Noah is in <noah>, and Mira in <mira>
      Given the attacker Noah with ATK <atk>
      And the target Mira with <target>
      When Noah attacks Mira
      Then Noah is in <noah>
      And Mira is in <mira>
      And the game is in the Battle Step

      Examples: Attack Position
        | atk  | target   | noah                        | mira                        |
        | 1800 | ATK 1500 | slot 3 of the Monster Zones | the graveyard               |
        | 1500 | ATK 1500 | the graveyard               | the graveyard               |
        | 1500 | ATK 1800 | the graveyard               | slot 3 of the Monster Zones |
        | 0    | ATK 0    | slot 3 of the Monster Zones | slot 3 of the Monster Zones |

      Examples: Defense Position
        | atk  | target                           | noah                        | mira                        |
        | 1800 | DEF 1500 and in Defense Position | slot 3 of the Monster Zones | the graveyard               |
        | 1500 | DEF 1500 and in Defense Position | slot 3 of the Monster Zones | slot 3 of the Monster Zones |
        | 1500 | DEF 1800 and in Defense Position | slot 3 of the Monster Zones | slot 3 of the Monster Zones |

    @YGO-BS.9-3
    Example: both of two equals go to the graveyard together
      Given the attacker Noah with ATK 1500
      And the target Mira with ATK 1500
      When Noah attacks Mira
      Then Noah is destroyed
      And Mira is destroyed
      And these happen at once:
        | event   | card |
        | destroy | Noah |
        | destroy | Mira |
      And nothing else changes

    @YGO-BS.9-3
    Example: a monster under the opponent's control goes to its owner's graveyard
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1000
      And south has the Fast effect Lure that gives Lena to south
      When north wants to leave the Battle Step
      And south uses Lure
      And everyone declines
      Then Lena fights for south
      And nothing else changes
      When Noah attacks Lena
      Then Lena lies in the graveyard of north
      And south has 7200 LP
      And nothing else changes

    @YGO-BS.9-3
    Example: in the turn of south the weaker attacker is destroyed as well
      Given it is south's turn 4
      And the attacker Mira with ATK 1500
      And the target Noah with ATK 1800
      When Mira attacks Noah
      Then Mira is destroyed
      And south has 7700 LP
      And nothing else changes

  @clause:YGO-BS.10
  Rule: BS.10 Back to the Battle Step
    - `YGO-BS.10-1` Directly after the Damage Step the Battle Step is entered again.
    - `YGO-BS.10-2` The player may then attack with another monster.

    @YGO-BS.10-1
    Example: the Battle Step again
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      And both players pass
      Then the game is in the Damage Step
      When both players pass
      Then the game is in the Battle Step
      And no window is open

    @YGO-BS.10-1
    Example: the Battle Step again, with nobody left to attack
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 2000
      When Noah attacks Mira
      Then the game is in the Battle Step
      And Noah is destroyed
      And north has 7800 LP
      And no window is open
      And nothing else changes

    @YGO-BS.10-1
    Example: the Battle Step again, after an attack that stopped in the Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Recall that returns Mira to the hand
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Recall
      And both players pass
      Then the game is in the Battle Step
      And Mira is in the hand
      And no window is open

    @YGO-BS.10-2
    Example: another monster attacks
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      When Noah attacks Mira
      Then Lena may attack exactly Amber
      When Lena declares an attack on Amber
      And both players pass
      Then the game is in the Damage Step
      And north may use fast effects in the Damage Step
      And Lena is attacking Amber
      When both players pass
      Then Amber is destroyed
      And south has 7100 LP
      And the game is in the Battle Step
      And no window is open
      And nothing else changes

    @YGO-BS.10-2
    Example: no second attack while the first goes on
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      When Noah declares an attack on Mira
      And Lena tries to attack Amber
      Then it is refused by FE.1
      And Noah is attacking Mira
      And Lena has used 0 attacks

    @YGO-BS.10-2
    Example: an attack after one that was negated
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And south has the attack response Barrier that negates the attack
      When Noah declares an attack on Mira
      And north passes
      And south uses Barrier
      And everyone declines
      And Lena declares an attack on Mira
      And both players pass
      Then the game is in the Damage Step
      And north may use fast effects in the Damage Step
      When both players pass
      Then Mira is destroyed
      And south has 7900 LP
      And no window is open

    @YGO-BS.10-2
    Example: directly, once the last monster is gone
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      When Noah attacks Mira
      And Lena attacks south
      Then south has 6100 LP
      And Mira is destroyed
      And nothing else changes
