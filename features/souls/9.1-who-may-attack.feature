@souls
Feature: 9.1 Who may attack

  Which Souls may be declared as attackers, and how often.

  @clause:SOUL-9.1.1
  Rule: 9.1.1 Declaring attacks
    - `SOUL-9.1.1-1` Attacks are declared in the Combat Phase only.
    - `SOUL-9.1.1-2` Only the player whose turn it is declares them.
    - `SOUL-9.1.1-3` Nobody has to: the phase may end with attacks left.
    - `SOUL-9.1.1-4` An attack has exactly one attacker, and it is a Soul of the turn player.
    - `SOUL-9.1.1a` The attacker is active.
    - `SOUL-9.1.1b-1` A Soul in the Front Line may attack.
    - `SOUL-9.1.1b-2` A Soul in the Second Line may attack if it has Range.
    - `SOUL-9.1.1b-3` Without Range it may not.
    - `SOUL-9.1.1b-4` Retired. Range behind the Second Line: the board has two lines only, so there is nothing to show.
    - `SOUL-9.1.1c` The attacker stands on a slot marked proactive.
    - `SOUL-9.1.1d-1` A Soul does not attack in the turn in which it was recruited.
    - `SOUL-9.1.1d-2` A Soul that was there before the first turn counts as recruited earlier.
    - `SOUL-9.1.1d-3` A turn of the opponent is an earlier turn too.
    - `SOUL-9.1.1e-1` A Soul attacks at most once per Combat Phase.
    - `SOUL-9.1.1e-2` With Dual Wielding it attacks at most twice.
    - `SOUL-9.1.1e-3` The limit belongs to each Soul, not to the player.
    - `SOUL-9.1.1e-4` The count starts anew in each Combat Phase.
    - `SOUL-9.1.1f-1` A Soul that an effect keeps from attacking may not attack.
    - `SOUL-9.1.1f-2` A Frozen Soul may not attack.
    - `SOUL-9.1.1-5` Each of the conditions a to f is necessary, and together they are enough.

    > **Reading SOUL-Q0-1.** The text does not say what active means. Here it means in play and not switched off by an
    > effect; capture clears it, attacking does not. It is not the "untapped" of other games, or Dual Wielding could
    > not work. *Confidence: medium.*

    > **Reading SOUL-Q0-2.** Is a Leader a Soul that may attack? It is captured like a Soul and stands in the lines, so
    > it is modelled as a Soul with a Leader flag; whether it attacks is not asked by any example. *Confidence: low.*

    > **Reading SOUL-Q0-3.** What a proactive slot is stands in 8.1.1, which we do not have: here it is a yes or no of
    > every slot. *Confidence: medium.*

    > **Reading SOUL-Q0-4.** Does the opponent's turn count as an earlier turn? Here it does: turn numbers are compared,
    > whoever owns the turn. The other reading counts the controller's own turns only. *Confidence: medium.*

    @SOUL-9.1.1-1
    Scenario Outline: no attack in the <phase> Phase
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And it is the <phase> Phase
      When Noah tries to attack Mira
      Then it is refused by 9.1.1
      And nothing else changes

      Examples:
        | phase |
        | Start |
        | Main  |
        | End   |

    @SOUL-9.1.1-1
    Example: in the Combat Phase the same attack is declared
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And it is the Combat Phase
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1-2
    Example: the other player does not declare
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with ATK 20 and HP 30
      When Mira tries to attack Noah
      Then it is refused by 9.1.1
      And nothing else changes

    @SOUL-9.1.1-2
    Example: in her own turn Mira attacks Noah
      Given it is south's turn 4
      And the attacker Mira with ATK 20 and HP 30
      And the target Noah with ATK 20 and HP 20
      When Mira attacks Noah
      Then Noah is captured
      And nothing else changes

    @SOUL-9.1.1-3
    Example: the phase ends with an attack left
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When north ends the phase
      Then the phase is over
      And nothing else changes

    @SOUL-9.1.1-4
    Example: two attackers are one too many
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 50
      When Noah and Lena try to attack Mira together
      Then it is refused by 9.1.1
      And nothing else changes
      When Noah attacks Mira
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.1.1-4
    Example: a Soul of the opponent is nobody's attacker but theirs
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with ATK 20 and HP 50
      When north tries to attack Mira with Amber
      Then it is refused by 9.1.1
      And nothing else changes

    @SOUL-9.1.1-4
    Example: a Realm does not attack
      Given the attacker Noah with ATK 20 and HP 20
      And north has the Realm Tidegate with ATK 20 and HP 30
      And the target Mira with HP 50
      When Tidegate tries to attack Mira
      Then it is refused by 9.1.1
      And nothing else changes

    @SOUL-9.1.1a
    Example: an inactive Soul does not attack, its active twin does
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20, HP 20 and inactive
      And the target Mira with HP 30
      Then Noah may attack exactly Mira
      And Lena may attack exactly nobody
      When Lena tries to attack Mira
      Then it is refused by 9.1.1a
      And nothing else changes

    @SOUL-9.1.1b-1
    Example: from the Front Line without Range
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1b-2
    Example: from the Second Line with Range
      Given the attacker Noah with ATK 20, HP 20 and Range
      And Noah stands in the Second Line
      And the target Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1b-3 @implied
    Example: from the Second Line without Range
      Given the attacker Noah with ATK 20 and HP 20
      And Noah stands in the Second Line
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 30
      When Noah tries to attack Mira
      Then it is refused by 9.1.1b
      And nothing else changes
      When Lena attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1c
    Example: twins on a proactive slot and on another one
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And the slot of Lena is not proactive
      And the target Mira with HP 30
      Then Noah may attack exactly Mira
      And Lena may attack exactly nobody
      When Lena tries to attack Mira
      Then it is refused by 9.1.1c
      And nothing else changes

    @SOUL-9.1.1d-1
    Example: recruited this turn, a Soul waits
      Given the attacker Noah with ATK 20 and HP 20
      And Noah was recruited in turn 3
      And the target Mira with HP 30
      When Noah tries to attack Mira
      Then it is refused by 9.1.1d
      And nothing else changes

    @SOUL-9.1.1d-1
    Example: recruited in the own turn before, it attacks
      Given the attacker Noah with ATK 20 and HP 20
      And Noah was recruited in turn 1
      And the target Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1d-2
    Example: a Soul of the setup attacks in turn 1
      Given it is north's turn 1
      And the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1d-3 @implied @reading:SOUL-Q0-4=any-turn
    Example: recruited in the opponent's turn 2, it attacks in turn 3
      Given the attacker Noah with ATK 20 and HP 20
      And Noah was recruited in turn 2
      And the target Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1d-3 @implied @reading:SOUL-Q0-4=own-turns
    Example: if own turns count only, recruited in turn 2 it waits
      Given the attacker Noah with ATK 20 and HP 20
      And Noah was recruited in turn 2
      And the target Mira with HP 30
      When Noah tries to attack Mira
      Then it is refused by 9.1.1d
      And nothing else changes

    @SOUL-9.1.1e-1
    Example: after its attack a Soul attacks no more
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      When Noah attacks Mira
      And Noah tries to attack Mira
      Then it is refused by 9.1.1e
      And Mira has HP 30

    @SOUL-9.1.1e-2
    Example: two swords, two attacks
      Given the attacker Noah with ATK 20, HP 20 and Dual Wielding
      And the target Mira with HP 70
      When Noah attacks Mira
      And Noah attacks Mira
      Then Mira has HP 30
      And Noah has used 2 attacks
      And nothing else changes
      When Noah tries to attack Mira
      Then it is refused by 9.1.1e
      And nothing else changes

    @SOUL-9.1.1e-3 @implied
    Example: one Soul has attacked, the next one may
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And the target Mira with HP 50
      When Noah attacks Mira
      And Lena attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1e-4 @implied
    Example: an attack of the last own turn is forgotten
      Given the attacker Noah with ATK 20 and HP 20
      And Noah has attacked 1 time in turn 1
      And the target Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And Noah has used 1 attack
      And nothing else changes

    @SOUL-9.1.1f-1
    Example: kept from attacking, and its free twin
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20, HP 20 and cannot attack
      And the target Mira with HP 30
      Then Noah may attack exactly Mira
      And Lena may attack exactly nobody
      When Lena tries to attack Mira
      Then it is refused by 9.1.1f
      And nothing else changes

    @SOUL-9.1.1f-2
    Example: Frozen, and its free twin
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20, HP 20 and Frozen
      And the target Mira with HP 30
      Then Noah may attack exactly Mira
      And Lena may attack exactly nobody
      When Lena tries to attack Mira
      Then it is refused by 9.1.1f
      And nothing else changes

    @SOUL-9.1.1-5 @implied
    Example: one broken condition is enough, whichever it is
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Asleep with ATK 20, HP 20 and inactive
      And the attacker Behind with ATK 20 and HP 20
      And Behind stands in slot 1 of the Second Line
      And the attacker Aside with ATK 20 and HP 20
      And the slot of Aside is not proactive
      And the attacker Fresh with ATK 20 and HP 20
      And Fresh was recruited in turn 3
      And the attacker Spent with ATK 20 and HP 20
      And Spent has attacked 1 time in turn 3
      And the target Mira with HP 30
      And behind Noah stands Held with HP 20, Range and Frozen
      Then Noah may attack exactly Mira
      And Asleep may attack exactly nobody
      And Behind may attack exactly nobody
      And Aside may attack exactly nobody
      And Fresh may attack exactly nobody
      And Spent may attack exactly nobody
      And Held may attack exactly nobody

    @SOUL-9.1.1f-2
    Example: once the Armament is gone, Lena attacks again
      Given the attacker Lena with ATK 20 and HP 20
      And Lena bears the Armament Ice Shackle with Frozen
      And the target Mira with HP 30
      And north has the Slow effect Thaw that takes Ice Shackle off the board
      Then Lena may attack exactly nobody
      When north uses Thaw
      Then Ice Shackle is off the board
      And Lena may attack exactly Mira
      And nothing else changes

    @SOUL-9.1.1-3
    Example: the other player does not end the phase
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When south tries to end the phase
      Then it is refused by 9.1.1
      And nothing else changes
      When north ends the phase
      Then the phase is over
      And nothing else changes

    @SOUL-9.1.1b-2
    Example: Range by an Armament
      Given the attacker Noah with ATK 20 and HP 20
      And Noah stands in the Second Line
      And Noah bears the Armament Longbow with Range
      And the target Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.1.1c
    Example: in south's turn it is south's slots that count
      Given it is south's turn 4
      And the attacker Mira with ATK 20 and HP 30
      And the attacker Amber with ATK 20 and HP 30
      And the slot of Mira is not proactive
      And the target Noah with HP 50
      Then Mira may attack exactly nobody
      And Amber may attack exactly Noah
      When Mira tries to attack Noah
      Then it is refused by 9.1.1c
      And nothing else changes

    @SOUL-9.1.1e-2
    Example: Dual Wielding by an Armament
      Given the attacker Noah with ATK 20 and HP 20
      And Noah bears the Armament Second Blade with Dual Wielding
      And the target Mira with HP 70
      When Noah attacks Mira
      And Noah attacks Mira
      Then Mira has HP 30
      And Noah has used 2 attacks
      And nothing else changes

    @SOUL-9.1.1f-1 @SOUL-9.1.1f-2
    Example: an Armament that freezes its bearer, or keeps it from attacking
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And Lena bears the Armament Ice Shackle with Frozen
      And the attacker Ilse with ATK 20 and HP 20
      And Ilse bears the Armament Vow with cannot attack
      And the target Mira with HP 30
      Then Noah may attack exactly Mira
      And Lena may attack exactly nobody
      And Ilse may attack exactly nobody

  @clause:SOUL-9.1.2
  Rule: 9.1.2 Counting declarations
    - `SOUL-9.1.2-1` Every declaration uses up one attack of that Soul.
    - `SOUL-9.1.2-2` A declaration whose attack is cancelled before the fight is not counted.

    @SOUL-9.1.2-1
    Example: counted while the window is still open
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      When Noah declares an attack on Mira
      Then Noah has used 1 attack
      And north has priority
      And nothing else changes

    @SOUL-9.1.2-1
    Example: an attack that does no damage is used up all the same
      Given the attacker Noah with ATK 10 and HP 20
      And the target Mira with DEF 10 and HP 30
      When Noah attacks Mira
      Then Noah has used 1 attack
      And nothing else changes
      When Noah tries to attack Mira
      Then it is refused by 9.1.1e
      And nothing else changes

    @SOUL-9.1.2-2
    Example: cancelled in the check, the attack is given back
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Fast effect Feint that makes Mira inactive
      When Noah declares an attack on Mira
      And north passes
      And south uses Feint
      And everyone declines
      Then Noah has used 0 attacks
      And Mira is inactive
      And no window is open
      And nothing else changes

    @SOUL-9.1.2-2 @SOUL-9.5.3-3
    Example: cancelled, the second of two attacks is given back, and the first is not
      Given the attacker Noah with ATK 20, HP 20 and Dual Wielding
      And Noah has attacked 1 time in turn 3
      And the target Mira with HP 50
      And south has the Fast effect Feint that makes Mira inactive
      When Noah declares an attack on Mira
      And north passes
      And south uses Feint
      And everyone declines
      Then Noah has used 1 attack
      And Mira is inactive
      And nothing else changes
