@souls
Feature: 9.5 Course of an attack

  From the declaration to the end of the battle: declare, respond, check, fight, capture, aftermath.

  @clause:SOUL-9.5.1
  Rule: 9.5.1 Declare
    - `SOUL-9.5.1-1` The turn player says which Soul attacks.
    - `SOUL-9.5.1-2` The turn player says what is attacked.

    @SOUL-9.5.1-1
    Example: a declaration without attacker is none
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When north tries to attack Mira without an attacker
      Then it is refused by 9.5.1
      And nothing else changes

    @SOUL-9.5.1-2
    Example: a declaration without target is none
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When Noah tries to attack without a target
      Then it is refused by 9.5.1
      And nothing else changes

    @SOUL-9.5.1-1 @SOUL-9.5.1-2
    Example: after a declaration everybody knows the pair
      Given the attacker Lena with ATK 20 and HP 20
      And the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30
      And the target Mira with HP 30
      When Noah declares an attack on Mira
      Then Noah is attacking Mira
      And nothing else changes

  @clause:SOUL-9.5.2
  Rule: 9.5.2 Respond
    - `SOUL-9.5.2-1` After the declaration a response window opens.
    - `SOUL-9.5.2-2` The turn player has priority first.
    - `SOUL-9.5.2-3` Then the opponent has it.
    - `SOUL-9.5.2-4` Both players may spring Ambushes in it.
    - `SOUL-9.5.2-5` Both players may use Fast effects in it; other effects may not be used.
    - `SOUL-9.5.2-6` What is used builds a Cascade, which resolves before the check.
    - `SOUL-9.5.2-7` Timing Effects that trigger inside the window resolve before the fight.
    - `SOUL-9.5.2-8` They do so as a separate Cascade.

    > **Reading SOUL-Q0-14.** Timing Effects of the window resolve before the fight, those of the battle wait for its end
    > (9.5.6). The border is the beginning of the battle: here the fight, as 9.6.1 has it. The other reading lets the
    > battle begin with the declaration. *Confidence: medium.*

    > **Reading SOUL-Q0-25.** May an effect used in the window start a battle of its own? No battle runs before the fight,
    > so here it may, and the check looks at what is left. *Confidence: low.*

    @SOUL-9.5.2-1
    Example: a window opens before anything is dealt
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When Noah declares an attack on Mira
      Then north has priority
      And nothing else changes

    @SOUL-9.5.2-2 @SOUL-9.5.2-3
    Example: priority goes round
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When Noah declares an attack on Mira
      Then north has priority
      When north passes
      Then south has priority
      And nothing else changes
      When south passes
      Then no window is open
      And Mira has HP 10
      And nothing else changes

    @SOUL-9.5.2-2 @implied
    Example: the opponent does not pass first
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When Noah declares an attack on Mira
      And south tries to pass
      Then it is refused by 9.5.2
      And north has priority

    @SOUL-9.5.2-4
    Example: the turn player springs an Ambush
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with DEF 10 and HP 30
      And north has the Ambush Snare that sets the DEF of Mira to 0
      When Noah declares an attack on Mira
      And north uses Snare
      And everyone declines
      Then Mira has HP 10
      And Mira has DEF 0
      And nothing else changes

    @SOUL-9.5.2-4
    Example: the opponent springs an Ambush
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Ambush Thicket that sets the DEF of Mira to 10
      When Noah declares an attack on Mira
      And north passes
      And south uses Thicket
      And everyone declines
      Then Mira has HP 20
      And Mira has DEF 10
      And nothing else changes

    @SOUL-9.5.2-5
    Example: the turn player uses a Fast effect
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And north has the Fast effect Onrush that sets the ATK of Noah to 25
      When Noah declares an attack on Mira
      And north uses Onrush
      And everyone declines
      Then Mira has HP 5
      And Noah has ATK 25
      And nothing else changes

    @SOUL-9.5.2-5
    Example: the opponent uses a Fast effect
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Brace that sets the DEF of Mira to 10
      When Noah declares an attack on Mira
      And north passes
      And south uses Brace
      And everyone declines
      Then Mira has HP 20
      And Mira has DEF 10
      And nothing else changes

    @SOUL-9.5.2-5
    Example: a slow effect is not used in the window, by either player
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And north has the Slow effect Drill that sets the ATK of Noah to 25
      And south has the Slow effect Dig In that sets the DEF of Mira to 10
      When Noah declares an attack on Mira
      And north tries to use Drill
      Then it is refused by 9.5.2
      And north has priority
      When north passes
      And south tries to use Dig In
      Then it is refused by 9.5.2
      And south has priority

    @SOUL-9.5.2-5 @implied
    Example: nobody uses the opponent's effect
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Brace that sets the DEF of Mira to 10
      When Noah declares an attack on Mira
      And north tries to use Brace
      Then it is refused by 9.5.2
      And north has priority

    @SOUL-9.5.2-6
    Example: what is used waits in the Cascade, and resolves before the check
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Feint that makes Mira inactive
      When Noah declares an attack on Mira
      And north passes
      Then south has priority
      When south uses Feint
      Then Noah is attacking Mira
      And Mira is active
      And nothing else changes
      When everyone declines
      Then Mira is inactive
      And Mira has HP 30
      And no window is open
      And nothing else changes

    @SOUL-9.5.2-7 @reading:SOUL-Q0-14=with-the-fight
    Example: a Timing Effect of the window comes before the fight
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Ambush Snare that deals 10 to Mira
      And south has the Timing Effect Bristle that, when Mira is damaged, sets the DEF of Mira to 15
      When Noah declares an attack on Mira
      And north uses Snare
      And everyone declines
      Then Mira has HP 35
      And Mira has DEF 15
      And nothing else changes

    @SOUL-9.5.2-7 @reading:SOUL-Q0-14=with-the-declaration
    Example: if the battle began with the declaration, it would come too late
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Ambush Snare that deals 10 to Mira
      And south has the Timing Effect Bristle that, when Mira is damaged, sets the DEF of Mira to 15
      When Noah declares an attack on Mira
      And north uses Snare
      And everyone declines
      Then Mira has HP 20
      And Mira has DEF 15
      And nothing else changes

    @SOUL-9.5.2-8 @reading:SOUL-Q0-14=with-the-fight
    Example: Timing Effects wait until the Cascade has resolved to its end
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Ambush Snare that deals 10 to Mira, then sets the DEF of Mira to 0
      And south has the Timing Effect Bristle that, when Mira is damaged, sets the DEF of Mira to 15
      When Noah declares an attack on Mira
      And north uses Snare
      And everyone declines
      Then Mira has HP 35
      And Mira has DEF 15
      And nothing else changes

    @SOUL-9.5.2-1
    Example: without a declaration there is nothing to pass
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When north tries to pass
      Then it is refused by 9.5.2
      And nothing else changes
      When Noah declares an attack on Mira
      And north passes
      Then south has priority
      And nothing else changes

    @SOUL-9.5.2-2
    Example: in south's turn south has priority first
      Given it is south's turn 4
      And the attacker Mira with ATK 20 and HP 30
      And the target Noah with HP 50
      When Mira declares an attack on Noah
      Then south has priority
      And nothing else changes

    @SOUL-9.5.2-2
    Example: the opponent uses nothing before the turn player has passed
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Fast effect Brace that sets the DEF of Mira to 10
      When Noah declares an attack on Mira
      Then north has priority
      And nothing else changes
      When south tries to use Brace
      Then it is refused by 9.5.2
      And nothing else changes
      When north passes
      And south uses Brace
      And everyone declines
      Then Mira has HP 40
      And Mira has DEF 10
      And no window is open
      And nothing else changes

    @SOUL-9.5.2-7 @reading:SOUL-Q0-14=with-the-fight
    Example: what waits for a declaration triggers in the window, before the fight
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Timing Effect Warcry that, when Noah is declared as attacker, sets the ATK of Noah to 25
      When Noah attacks Mira
      Then Mira has HP 25
      And Noah has ATK 25
      And nothing else changes

  @clause:SOUL-9.5.3
  Rule: 9.5.3 Check
    - `SOUL-9.5.3-1` Between window and fight comes a check: one ground out of a to d is enough to cancel the attack.
    - `SOUL-9.5.3a-1` Ground a: the attacker is no longer active.
    - `SOUL-9.5.3a-2` Ground a: the attacker is no longer on its slot.
    - `SOUL-9.5.3a-3` Ground a: another Soul, or the same card after it had left, is on that slot.
    - `SOUL-9.5.3b-1` Ground b: the place where the attacker is now does not permit attacking.
    - `SOUL-9.5.3b-2` So it is when an attacker in the Second Line loses Range.
    - `SOUL-9.5.3b-3` So it is when the attacker's slot stops being proactive.
    - `SOUL-9.5.3c` Ground c: something that forbids the attacker to attack took hold in the window.
    - `SOUL-9.5.3d-1` Ground d: the slot of the target no longer holds that very card in active state, Soul or Realm.
    - `SOUL-9.5.3d-2` Ground d: the target is a Soul and has been taken out of the Front Line.
    - `SOUL-9.5.3d-3` So it is when a Soul put before an attacked Leader takes it out of the Front Line.
    - `SOUL-9.5.3-2` Nothing else cancels: neither a Taunt that now shields the target, nor changed values.
    - `SOUL-9.5.3-3` A cancelled attack is not counted against the attacker's limit.
    - `SOUL-9.5.3-4` The attacker may declare a new attack.

    > **Reading SOUL-Q0-12.** A moved attacker is off its slot already, so when does ground b matter? Here both stand on
    > their own: any move cancels under a; b cancels besides when the place itself stops permitting attacks. What counts
    > is where the attacker stands at the check, and "had left" means the board. The other reading lets an attacker move
    > to another good slot. *Confidence: medium.*

    > **Reading SOUL-Q0-13.** Does protection gained in the window cancel? Here it does not: the list of grounds is closed,
    > and Taunt restricts choosing only. Nor does the loss of Dual Wielding. *Confidence: medium.*

    @SOUL-9.5.3-1
    Scenario Outline: one ground is enough: <effect>
      Given the attacker Noah with ATK 20, HP 20 and Range
      And Noah stands in the Second Line
      And the target Mira with HP 20 and Defiance 10
      And south has the Fast effect Trick that <effect>
      When Noah declares an attack on Mira
      And north passes
      And south uses Trick
      And everyone declines
      Then <change>
      And Mira has HP 20
      And Noah has HP 20
      And Noah has used 0 attacks
      And nothing else changes

      Examples:
        | effect                               | change                                   |
        | makes Noah inactive                  | Noah is inactive                         |
        | takes Range from Noah                | Noah has Range no more                   |
        | makes the slot of Noah not proactive | the slot of Noah is proactive no more    |
        | freezes Noah                         | Noah now has Frozen                      |
        | makes Mira inactive                  | Mira is inactive                         |

    @SOUL-9.5.3a-1
    Example: an attacker switched off in the window
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Lull that makes Noah inactive
      When Noah declares an attack on Mira
      And north passes
      And south uses Lull
      And everyone declines
      Then Noah is inactive
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3a-2 @reading:SOUL-Q0-12=any-move
    Example: an attacker moved along the Front Line
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Gust that moves Noah to slot 5 of the Front Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Gust
      And everyone declines
      Then Noah is in slot 5 of the Front Line
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3a-2 @reading:SOUL-Q0-12=place-only
    Example: if only the place mattered, the attack would go on from slot 5
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Gust that moves Noah to slot 5 of the Front Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Gust
      And everyone declines
      Then Noah is in slot 5 of the Front Line
      And Mira has HP 10
      And nothing else changes

    @SOUL-9.5.3a-2
    Example: an attacker moved away and back stands on its slot
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Gust that moves Noah to slot 5 of the Front Line, then moves Noah to slot 3 of the Front Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Gust
      And everyone declines
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.5.3b-1 @SOUL-9.5.3-1
    Example: an attacker without Range moved out of the Front Line
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Gust that moves Noah to the Second Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Gust
      And everyone declines
      Then Noah is in the Second Line
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3a-3
    Example: another Soul on the slot does not take the attack over
      Given the attacker Noah with ATK 20 and HP 20
      And north holds Lena with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Relief that takes Noah off the board, then recruits Lena to the slot of Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Relief
      And everyone declines
      Then Noah is off the board
      And Lena is in slot 3 of the Front Line
      And Lena was recruited this turn
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3a-3
    Example: the same card come back is another object
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Blink that takes Noah off the board, then recruits Noah to the slot of Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Blink
      And everyone declines
      Then Noah was recruited this turn
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3b-2 @implied
    Example: an attacker of the Second Line loses Range
      Given the attacker Noah with ATK 20, HP 20 and Range
      And Noah stands in the Second Line
      And the target Mira with HP 30
      And south has the Fast effect Fog that takes Range from Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Fog
      And everyone declines
      Then Noah has Range no more
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3b-3 @implied
    Example: the slot of the attacker stops being proactive
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Mire that makes the slot of Noah not proactive
      When Noah declares an attack on Mira
      And north passes
      And south uses Mire
      And everyone declines
      Then the slot of Noah is proactive no more
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3c
    Scenario Outline: a prohibition takes hold: <effect>
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Ban that <effect>
      When Noah declares an attack on Mira
      And north passes
      And south uses Ban
      And everyone declines
      Then Noah now has <keyword>
      And Mira has HP 30
      And nothing else changes

      Examples:
        | effect                 | keyword       |
        | forbids Noah to attack | cannot attack |
        | freezes Noah           | Frozen        |

    @SOUL-9.5.3d-1
    Scenario Outline: the target is gone: <effect>
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Escape that <effect>
      When Noah declares an attack on Mira
      And north passes
      And south uses Escape
      And everyone declines
      Then <change>
      And Noah has used 0 attacks
      And nothing else changes

      Examples:
        | effect                                                            | change                               |
        | makes Mira inactive                                               | Mira is inactive                     |
        | moves Mira to slot 5 of the Front Line                            | Mira is in slot 5 of the Front Line  |
        | takes Mira off the board                                          | Mira is off the board                |
        | takes Mira off the board, then recruits Mira to the slot of Mira | Mira was recruited this turn         |

    @SOUL-9.5.3d-1
    Example: a target moved away and back is hit
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Feint that moves Mira to slot 5 of the Front Line, then moves Mira to slot 3 of the Front Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Feint
      And everyone declines
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.5.3d-1
    Scenario Outline: an attacked Realm is gone: <effect>
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with ATK 10 and HP 30
      And south has the Fast effect Escape that <effect>
      When Noah declares an attack on Tidegate
      And north passes
      And south uses Escape
      And everyone declines
      Then <change>
      And Noah has HP 20
      And nothing else changes

      Examples:
        | effect                                                                       | change                              |
        | makes Tidegate inactive                                                      | Tidegate is inactive                |
        | moves Tidegate to slot 2 of the Realms                                       | Tidegate is in slot 2 of the Realms |
        | takes Tidegate off the board                                                 | Tidegate is off the board           |
        | takes Tidegate off the board, then recruits Tidegate to slot 1 of the Realms | Tidegate has HP 30                  |

    @SOUL-9.5.3d-1
    Example: another Soul on the slot of the target is not hit instead
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south holds Lena with HP 30
      And south has the Fast effect Swap that takes Mira off the board, then recruits Lena to the slot of Mira
      When Noah declares an attack on Mira
      And north passes
      And south uses Swap
      And everyone declines
      Then Mira is off the board
      And Lena is in slot 3 of the Front Line
      And Lena was recruited this turn
      And Lena has HP 30
      And nothing else changes

    @SOUL-9.5.3d-2 @SOUL-9.5.3d-1
    Example: a target pushed back into the Second Line
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Push that moves Mira to the Second Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Push
      And everyone declines
      Then Mira is in the Second Line
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3d-1 @bug:forceteki#1320
    Example: a target taken over by the attacker's own side is not hit
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And Mira stands in slot 5 of the Front Line
      And north has the Fast effect Lure that gives Mira to north, in slot 5 of the Front Line
      When Noah declares an attack on Mira
      And north uses Lure
      And everyone declines
      Then Mira fights for north
      And Mira has HP 30
      And Noah has used 0 attacks
      And nothing else changes

    @SOUL-9.5.3d-3 @implied @assumption
    Example: a Soul put before the attacked Leader
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 50
      And the target Mira with HP 30
      And Mira stands in slot 5 of the Front Line
      And south has the Fast effect Guard that moves Mira to slot 3 of the Front Line
      When Noah declares an attack on Odilia
      And north passes
      And south uses Guard
      And everyone declines
      Then Mira is in slot 3 of the Front Line
      And Odilia has HP 50
      And nothing else changes

    @SOUL-9.5.3-2 @implied @reading:SOUL-Q0-13=closed @bug:keyteki#594
    Example: a Taunt gained in the window does not save the target
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30
      And left of Amber stands Mira with HP 30
      And south has the Fast effect Goad that gives Amber Taunt left
      When Noah declares an attack on Mira
      And north passes
      And south uses Goad
      And everyone declines
      Then Amber now has Taunt left
      And Mira has HP 10
      And Noah has used 1 attack
      And nothing else changes

    @SOUL-9.5.3-2 @implied @reading:SOUL-Q0-13=closed @bug:keyteki#649
    Example: a Taunt Soul that steps beside the target does not save it
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And the target Amber with HP 30 and Taunt left
      And south has the Fast effect Sidestep that moves Amber to slot 4 of the Front Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Sidestep
      And everyone declines
      Then Amber is in slot 4 of the Front Line
      And Mira has HP 10
      And Noah has used 1 attack
      And nothing else changes

    @SOUL-9.5.3-2 @implied @reading:SOUL-Q0-13=asked-again
    Example: if Taunt were asked again, it would save the target
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30
      And left of Amber stands Mira with HP 30
      And south has the Fast effect Goad that gives Amber Taunt left
      When Noah declares an attack on Mira
      And north passes
      And south uses Goad
      And everyone declines
      Then Amber now has Taunt left
      And Mira has HP 30
      And Noah has used 0 attacks
      And nothing else changes

    @SOUL-9.5.3-2 @implied
    Scenario Outline: changed values do not cancel: <effect>
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Fast effect Change that <effect>
      When Noah declares an attack on Mira
      And north passes
      And south uses Change
      And everyone declines
      Then Mira has HP <left>
      And Noah has used 1 attack

      Examples:
        | effect                    | left |
        | sets the ATK of Noah to 5 | 45   |
        | sets the DEF of Mira to 5 | 35   |
        | heals Mira by 20          | 50   |

    @SOUL-9.5.3-2 @implied
    Example: the loss of Dual Wielding does not cancel the second attack
      Given the attacker Noah with ATK 20, HP 20 and Dual Wielding
      And Noah has attacked 1 time in turn 3
      And the target Mira with HP 50
      And south has the Fast effect Disarm that takes Dual Wielding from Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Disarm
      And everyone declines
      Then Mira has HP 30
      And Noah has Dual Wielding no more
      And Noah has used 2 attacks
      And nothing else changes

    @SOUL-9.5.3-3
    Example: a cancelled attack is given back
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Step that moves Mira to slot 5 of the Front Line
      When Noah declares an attack on Mira
      Then Noah has used 1 attack
      And north has priority
      When north passes
      And south uses Step
      And everyone declines
      Then Noah has used 0 attacks
      And Mira is in slot 5 of the Front Line
      And no window is open
      And nothing else changes

    @SOUL-9.5.3-4
    Example: after a cancelled attack the same Soul attacks the same target anew
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Step that moves Mira to slot 5 of the Front Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Step
      And everyone declines
      And Noah attacks Mira
      Then Mira has HP 10
      And Mira is in slot 5 of the Front Line
      And nothing else changes

    @SOUL-9.5.3a-2 @reading:SOUL-Q0-12=any-move
    Example: an attacker with Range moved into the Second Line
      Given the attacker Noah with ATK 20, HP 20 and Range
      And the target Mira with HP 30
      And south has the Fast effect Gust that moves Noah to the Second Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Gust
      And everyone declines
      Then Noah is in the Second Line
      And Mira has HP 30
      And Noah has used 0 attacks
      And nothing else changes

    @SOUL-9.5.3a-2
    Example: an attacker taken over by the opponent attacks no more
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And Mira stands in slot 5 of the Front Line
      And south has the Fast effect Lure that gives Noah to south, in slot 3 of the Front Line
      When Noah declares an attack on Mira
      And north passes
      And south uses Lure
      And everyone declines
      Then Noah fights for south
      And Mira has HP 30
      And nothing else changes

    @SOUL-9.5.3d-1
    Example: another Realm in the place of the target is not hit instead
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with ATK 10 and HP 30
      And south holds the Realm Moonwell with ATK 10 and HP 30
      And south has the Fast effect Swap that takes Tidegate off the board, then recruits Moonwell to slot 1 of the Realms
      When Noah declares an attack on Tidegate
      And north passes
      And south uses Swap
      And everyone declines
      Then Tidegate is off the board
      And Moonwell is in slot 1 of the Realms
      And Moonwell is active
      And Moonwell has HP 30
      And Noah has HP 20
      And nothing else changes

    @SOUL-9.5.3-2 @implied
    Scenario Outline: a target that may not attack is fought all the same: <effect>
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Fast effect Chill that <effect>
      When Noah declares an attack on Mira
      And north passes
      And south uses Chill
      And everyone declines
      Then Mira now has <keyword>
      And Mira has HP 30
      And Noah has used 1 attack
      And nothing else changes

      Examples:
        | effect                 | keyword       |
        | freezes Mira           | Frozen        |
        | forbids Mira to attack | cannot attack |

  @clause:SOUL-9.5.4
  Rule: 9.5.4 Fight
    - `SOUL-9.5.4-1` In the fight the target takes the attack damage of 9.4.1.
    - `SOUL-9.5.4-2` If the target is a Realm, its counterblow of 9.4.4 is dealt at that moment too.

    @SOUL-9.5.4-1
    Example: the damage comes in time for the capture
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      When Noah attacks Mira
      Then Mira is captured
      And nothing else changes

    @SOUL-9.5.4-2
    Example: attacker and Realm fall together
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with ATK 20 and HP 20
      When Noah attacks Tidegate
      Then Noah is captured
      And Tidegate is off the board
      And nothing else changes

  @clause:SOUL-9.5.5
  Rule: 9.5.5 Brought down by the attack
    - `SOUL-9.5.5-1` A target Soul that the attack damage leaves without HP is marked: its coming capture is the attack's doing.
    - `SOUL-9.5.5-2` The mark is fixed first; effects of the fight come afterwards and cannot alter it.

    @SOUL-9.5.5-1
    Example: the attack takes the last HP, so Berserk triggers
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And Noah has Berserk, here called Frenzy, which heals Noah by 10
      When Noah attacks Mira
      Then Mira is captured
      And Noah has HP 30
      And nothing else changes

    @SOUL-9.5.5-2 @bug:forceteki#1155
    Example: the attack leaves 5 HP and an Instant Effect takes them, so there is no mark
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 25
      And Noah has Berserk, here called Frenzy, which heals Noah by 10
      And north has the Instant Effect Ember that, when Mira is attacked, deals 5 to Mira
      When Noah attacks Mira
      Then Mira is captured
      And Noah has HP 20
      And nothing else changes

  @clause:SOUL-9.5.6
  Rule: 9.5.6 Instant and Timing Effects
    - `SOUL-9.5.6-1` Instant Effects triggered by the attack, such as Defiance, resolve now.
    - `SOUL-9.5.6-2` They count as simultaneous with the attack damage.
    - `SOUL-9.5.6-3` They therefore work even when the target has just fallen to 0 HP.
    - `SOUL-9.5.6-4` No capture happens between the damage and the Instant Effects.
    - `SOUL-9.5.6-5` A Timing Effect that triggers while the battle runs is held back until the battle is over.

    > **Reading SOUL-Q0-27.** Several Instant Effects share one moment; where their order shows, the turn player's come
    > first here. *Confidence: low.*

    @SOUL-9.5.6-1
    Example: Defiance strikes before the capture
      Given the attacker Noah with ATK 20 and HP 10
      And the target Mira with HP 50 and Defiance 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah is captured
      And nothing else changes

    @SOUL-9.5.6-2
    Example: attack damage and Defiance are one instant
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and Defiance 10
      When Noah attacks Mira
      Then these happen at once:
        | event  | card |
        | damage | Mira |
        | damage | Noah |
      And Mira has HP 30
      And Noah has HP 10
      And nothing else changes

    @SOUL-9.5.6-3
    Example: a Soul that falls to 0 HP still defies
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20 and Defiance 10
      When Noah attacks Mira
      Then Mira is captured
      And Noah has HP 10
      And nothing else changes

    @SOUL-9.5.6-4
    Example: both are down to 0 HP before anyone is captured
      Given the attacker Noah with ATK 20 and HP 10
      And the target Mira with HP 20 and Defiance 10
      When Noah attacks Mira
      Then Mira is captured
      And Noah is captured
      And these happen at once:
        | event   | card |
        | capture | Mira |
        | capture | Noah |
      And nothing else changes

    @SOUL-9.5.6-5
    Example: a Timing Effect comes too late to save its Soul
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And south has the Timing Effect Mend that, when Mira is damaged, heals Mira by 20
      When Noah attacks Mira
      Then Mira is captured
      And nothing else changes

    @SOUL-9.5.6-5
    Example: and in time for the next declaration
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Timing Effect Bristle that, when Mira is damaged, sets the DEF of Mira to 15
      When Noah attacks Mira
      Then Mira has HP 30
      And Mira has DEF 15
      And nothing else changes
      When Lena attacks Mira
      Then Mira has HP 25
      And nothing else changes

    @SOUL-9.5.6-1 @assumption
    Example: of two Instant Effects the turn player's comes first
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Instant Effect Bark that, when Mira is attacked, sets the DEF of Mira to 10
      And north has the Instant Effect Bite that, when Mira is attacked, sets the DEF of Mira to 5
      When Noah attacks Mira
      Then Mira has HP 30
      And Mira has DEF 10
      And nothing else changes

    @SOUL-9.5.6-1
    Example: Defiance strikes though the attack does no damage
      Given the attacker Noah with ATK 10 and HP 20
      And the target Mira with DEF 10, HP 50 and Defiance 10
      When Noah attacks Mira
      Then Noah has HP 10
      And Mira has HP 50
      And nothing else changes

    @SOUL-9.5.6-1
    Example: an Instant Effect for an attacked Realm
      Given the attacker Noah with ATK 20 and HP 50
      And south has the Realm Tidegate with HP 50
      And south has the Instant Effect Surf that, when Tidegate is attacked, deals 10 to Noah
      When Noah attacks Tidegate
      Then Tidegate has HP 30
      And Noah has HP 40
      And nothing else changes

    @SOUL-9.5.6-5
    Example: a Timing Effect for being attacked works after the battle, though its Soul is captured
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And south has the Timing Effect Grudge that, when Mira is attacked, deals 10 to Noah
      When Noah attacks Mira
      Then Mira is captured
      And Noah has HP 10
      And nothing else changes

  @clause:SOUL-9.5.7
  Rule: 9.5.7 Capture
    - `SOUL-9.5.7-1` All Souls without HP are captured.
    - `SOUL-9.5.7-2` All Realms without HP shatter.
    - `SOUL-9.5.7-3` All of this happens at once, for both sides.
    - `SOUL-9.5.7-4` The capture of a Leader ends the duel.
    - `SOUL-9.5.7-5` A target that was marked but healed above 0 HP before this step is not captured.
    - `SOUL-9.5.7-X1` Cursed Boar Ragnar attacks Sea Urchin General, who has 15 HP and Defiance 10: the attack is lethal, Ragnar loses 10 in that same instant, and the capture takes the General, and Ragnar too should he be down to 0.

    > **Reading SOUL-Q0-15.** Both Leaders captured in one step: the text does not say who wins. Not modelled, and no
    > example asks. *Confidence: low.*

    > **Reading SOUL-Q0-16.** A marked target healed above 0 HP before the capture: capture looks at HP, and the mark only
    > answers whose doing it was. So it stays. *Confidence: low.*

    > **Reading SOUL-Q0-22.** Whose 15 HP are meant in the example? The General's. *Confidence: high.*

    > **Reading SOUL-Q0-24.** When is a Soul captured that falls to 0 HP outside a battle? The chapter speaks of battles
    > only. Here it stays until the next capture step; no example asks. *Confidence: low.*

    > **Reading SOUL-Q0-28.** A Leader is captured: the duel is over, and nothing of the battle follows any more, neither
    > Berserk nor aftermath nor released Timing Effects. *Confidence: medium.*

    @SOUL-9.5.7-1
    Example: a bystander without HP is captured too
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with HP 10
      And the target Mira with HP 50
      And south has the Instant Effect Spray that, when Mira is attacked, deals 10 to Lena
      When Noah attacks Mira
      Then Mira has HP 30
      And Lena is captured
      And nothing else changes

    @SOUL-9.5.7-2
    Example: every Realm without HP shatters
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with HP 20
      And south has the Realm Moonwell with HP 10
      And north has the Instant Effect Quake that, when Tidegate is damaged, deals 10 to Moonwell
      When Noah attacks Tidegate
      Then Tidegate is off the board
      And Moonwell is off the board
      And nothing else changes

    @SOUL-9.5.7-3 @bug:hs-bugs#16
    Example: both sides at once, and the battle ends
      Given the attacker Noah with ATK 20 and HP 10
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 20 and Defiance 10
      And the target Amber with HP 50
      When Noah attacks Mira
      Then Mira is captured
      And Noah is captured
      And these happen at once:
        | event   | card |
        | capture | Mira |
        | capture | Noah |
      And no window is open
      And nothing else changes
      When Lena attacks Amber
      Then Amber has HP 30
      And nothing else changes

    @SOUL-9.5.7-4
    Example: the Leader is captured and the duel is over
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 20
      When Noah attacks Odilia
      Then Odilia is captured
      And north wins
      And nothing else changes

    @SOUL-9.5.7-4
    Example: nothing of the battle follows the capture of a Leader
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 20
      And Noah has Berserk, here called Frenzy, which heals Noah by 10
      And north has the Timing Effect Rest that, after Noah has battled, heals Noah by 5
      When Noah attacks Odilia
      Then Odilia is captured
      And north wins
      And Noah has HP 20
      And nothing else changes

    @SOUL-9.5.7-5 @implied @assumption
    Example: healed in the same instant, Mira stays
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And south has the Instant Effect Mend that, when Mira is attacked, heals Mira by 10
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.5.7-X1 @SOUL-9.5.7-1 @example
    Example: Ragnar with 20 HP outlives the General
      Given the attacker Cursed Boar Ragnar with ATK 35 and HP 20
      And the target Sea Urchin General with HP 15 and Defiance 10
      When Cursed Boar Ragnar attacks Sea Urchin General
      Then Sea Urchin General is captured
      And Cursed Boar Ragnar has HP 10
      And nothing else changes

    @SOUL-9.5.7-X1 @SOUL-9.5.7-1 @example
    Example: Ragnar with 10 HP goes with him
      Given the attacker Cursed Boar Ragnar with ATK 35 and HP 10
      And the target Sea Urchin General with HP 15 and Defiance 10
      When Cursed Boar Ragnar attacks Sea Urchin General
      Then Sea Urchin General is captured
      And Cursed Boar Ragnar is captured
      And nothing else changes

    @SOUL-9.5.7-1
    Example: inactive Souls and those of the Second Line are captured too
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Ilse with HP 10 and inactive
      And behind Mira stands Lena with HP 10
      And north has the Instant Effect Spray that, when Mira is attacked, deals 10 to Lena, then deals 10 to Ilse
      When Noah attacks Mira
      Then Mira has HP 30
      And Lena is captured
      And Ilse is captured
      And nothing else changes

    @SOUL-9.5.7-2
    Example: a Realm of the attacker's side shatters too
      Given the attacker Noah with ATK 20 and HP 20
      And north has the Realm Harbour with HP 10
      And the target Mira with HP 50
      And south has the Instant Effect Spray that, when Mira is attacked, deals 10 to Harbour
      When Noah attacks Mira
      Then Mira has HP 30
      And Harbour is off the board
      And nothing else changes

    @SOUL-9.5.7-4
    Example: north's Leader is captured, and south wins
      Given it is south's turn 4
      And the attacker Mira with ATK 20 and HP 30
      And north has the Leader Odilia with HP 20
      When Mira attacks Odilia
      Then Odilia is captured
      And south wins
      And nothing else changes

  @clause:SOUL-9.5.8
  Rule: 9.5.8 Captured in battle
    - `SOUL-9.5.8-1a` A Soul has captured a Soul in battle if, first, the attack itself felled the target (9.5.5),
    - `SOUL-9.5.8-1b` second, the target was captured in the capture step just done,
    - `SOUL-9.5.8-1c` and third, the attacker is still active.
    - `SOUL-9.5.8-2` If all three hold, Berserk triggers.
    - `SOUL-9.5.8-3` There is no credit if an effect did the capturing during this battle.
    - `SOUL-9.5.8-4` There is no credit if the last HP went to an effect and not to the attack damage.
    - `SOUL-9.5.8-5` There is no credit for an attacker that goes down in that very capture step: it is active no more.
    - `SOUL-9.5.8-6` A shattered Realm is not a captured Soul.

    > **Reading SOUL-Q0-26.** When does Berserk resolve, once triggered? Here as a Timing Effect, after the battle. What
    > Berserk does is not in our chapter, so each example gives it something to do. *Confidence: low.*

    @SOUL-9.5.8-1a @SOUL-9.5.8-1b @SOUL-9.5.8-1c
    Scenario Outline: Mira with <hp> HP, and the attack's Instant Effect <instant>
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP <hp>
      And the target Amber with HP 50
      And Noah has Berserk, here called Frenzy, which deals 10 to Amber
      And south has the Instant Effect Twist that, when Mira is attacked, <instant>
      When Noah attacks Mira
      Then Amber has HP <left>

      Examples: felled, captured, still active
        | hp | instant                                           | left |
        | 20 | deals 0 to Mira                                   | 40   |

      Examples: one of the three is missing
        | hp | instant                                           | left |
        | 25 | deals 5 to Mira                                   | 50   |
        | 20 | takes Mira off the board                          | 50   |
        | 20 | makes Noah inactive                               | 50   |

      Examples: two or all of them are missing
        | hp | instant                                           | left |
        | 25 | deals 5 to Mira, then makes Noah inactive         | 50   |
        | 20 | takes Mira off the board, then makes Noah inactive | 50   |
        | 50 | deals 5 to Mira                                   | 50   |
        | 50 | makes Noah inactive                               | 50   |

    @SOUL-9.5.8-2
    Example: Berserk triggers once
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And the target Amber with HP 50
      And Noah has Berserk, here called Frenzy, which deals 10 to Amber
      When Noah attacks Mira
      Then Mira is captured
      And Amber has HP 40
      And nothing else changes

    @SOUL-9.5.8-3
    Example: an effect captures the felled target before the capture step
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And the target Amber with HP 50
      And Noah has Berserk, here called Frenzy, which deals 10 to Amber
      And north has the Instant Effect Snatch that, when Mira is attacked, captures Mira
      When Noah attacks Mira
      Then Mira is captured
      And Amber has HP 50
      And nothing else changes

    @SOUL-9.5.8-4
    Example: an effect takes the last 5 HP
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 25
      And the target Amber with HP 50
      And Noah has Berserk, here called Frenzy, which deals 10 to Amber
      And north has the Instant Effect Ember that, when Mira is attacked, deals 5 to Mira
      When Noah attacks Mira
      Then Mira is captured
      And Amber has HP 50
      And nothing else changes

    @SOUL-9.5.8-4 @assumption
    Example: an Ambush takes the last HP before the fight
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And the target Amber with HP 50
      And Noah has Berserk, here called Frenzy, which deals 10 to Amber
      And north has the Ambush Snare that deals 20 to Mira
      When Noah declares an attack on Mira
      And north uses Snare
      And everyone declines
      Then Mira is captured
      And Amber has HP 50
      And no window is open

    @SOUL-9.5.8-5
    Example: Defiance takes the Berserk attacker along
      Given the attacker Noah with ATK 20 and HP 10
      And the target Mira with HP 20 and Defiance 10
      And the target Amber with HP 50
      And Noah has Berserk, here called Frenzy, which deals 10 to Amber
      When Noah attacks Mira
      Then Mira is captured
      And Noah is captured
      And Amber has HP 50
      And nothing else changes

    @SOUL-9.5.8-6 @implied
    Example: a Realm shatters and Berserk stays silent
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with HP 20
      And the target Amber with HP 50
      And Noah has Berserk, here called Frenzy, which deals 10 to Amber
      When Noah attacks Tidegate
      Then Tidegate is off the board
      And Amber has HP 50
      And nothing else changes

    @SOUL-9.5.8-2
    Example: Berserk triggers in a battle that an effect started, too
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And Noah has Berserk, here called Frenzy, which heals Noah by 10
      And north has the Slow effect Confusion that makes Noah battle Mira
      When north uses Confusion
      Then Mira is captured
      And Noah has HP 30
      And nothing else changes

  @clause:SOUL-9.5.9
  Rule: 9.5.9 Aftermath
    - `SOUL-9.5.9-1` Effects that trigger after a Soul has battled resolve now.
    - `SOUL-9.5.9-2` The attacker's come first, then the target's.
    - `SOUL-9.5.9-3` Each resolves only if its Soul is still active.
    - `SOUL-9.5.9-4` Then the battle ends, and the Timing Effects held back are released.
    - `SOUL-9.5.9-5` After that another attack may be declared, and not before.

    > **Reading SOUL-Q0-30.** Effects after a Soul has battled trigger during the battle and yet resolve before it ends:
    > they are the exception this clause makes; all other Timing Effects wait. *Confidence: high.*

    @SOUL-9.5.9-1
    Example: Noah rests after his battle
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Timing Effect Rest that, after Noah has battled, heals Noah by 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 30
      And nothing else changes

    @SOUL-9.5.9-2
    Example: first Noah's, then Mira's
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with HP 50
      And south has the Timing Effect Rally that, after Mira has battled, sets the DEF of Amber to 10
      And north has the Timing Effect Scorn that, after Noah has battled, sets the DEF of Amber to 5
      When Noah attacks Mira
      Then Mira has HP 30
      And Amber has DEF 10
      And nothing else changes

    @SOUL-9.5.9-3
    Example: what a captured target would have done is not done
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 20
      And the target Amber with HP 50
      And south has the Timing Effect Rally that, after Mira has battled, heals Amber by 10
      And north has the Timing Effect Scorn that, after Noah has battled, deals 20 to Amber
      When Noah attacks Mira
      Then Mira is captured
      And Amber has HP 30
      And nothing else changes

    @SOUL-9.5.9-3
    Example: what a captured attacker would have done is not done
      Given the attacker Noah with ATK 20 and HP 10
      And the target Mira with HP 50 and Defiance 10
      And the target Amber with HP 50
      And south has the Timing Effect Rally that, after Mira has battled, heals Amber by 10
      And north has the Timing Effect Scorn that, after Noah has battled, deals 20 to Amber
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah is captured
      And Amber has HP 60
      And nothing else changes

    @SOUL-9.5.9-3
    Example: what Noah's effect switches off does nothing more
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with HP 50
      And south has the Timing Effect Rally that, after Mira has battled, heals Amber by 10
      And north has the Timing Effect Scorn that, after Noah has battled, makes Mira inactive
      When Noah attacks Mira
      Then Mira has HP 30
      And Mira is inactive
      And Amber has HP 50
      And nothing else changes

    @SOUL-9.5.9-3
    Example: Mira's first effect switches her off, and her second does nothing
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with HP 50
      And north has the Timing Effect Scorn that, after Mira has battled, makes Mira inactive
      And south has the Timing Effect Rally that, after Mira has battled, heals Amber by 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Mira is inactive
      And Amber has HP 50
      And nothing else changes

    @SOUL-9.5.9-4
    Example: what was held back comes after what follows the battle
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Timing Effect Bristle that, when Mira is damaged, sets the DEF of Mira to 15
      And south has the Timing Effect Rally that, after Mira has battled, sets the DEF of Mira to 5
      When Noah attacks Mira
      Then Mira has HP 30
      And Mira has DEF 15
      And no window is open
      And nothing else changes

    @SOUL-9.5.9-5
    Example: no second attack while the first is open, but after it
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 50
      When Noah declares an attack on Mira
      And Lena tries to attack Mira
      Then it is refused by 9.5.9
      And Noah is attacking Mira
      When everyone declines
      And Lena attacks Mira
      Then Mira has HP 10
      And no window is open
      And nothing else changes

    @SOUL-9.5.9-1
    Example: Noah rests after an attack on a Realm, too
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with HP 50
      And north has the Timing Effect Rest that, after Noah has battled, heals Noah by 10
      When Noah attacks Tidegate
      Then Tidegate has HP 30
      And Noah has HP 30
      And nothing else changes

    @SOUL-9.5.9-5
    Example: nor does the phase end while the attack is open
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      When Noah declares an attack on Mira
      Then Noah is attacking Mira
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 9.5.9
      And nothing else changes
      When everyone declines
      And north ends the phase
      Then the phase is over
      And Mira has HP 30
      And no window is open
      And nothing else changes
