@souls
Feature: 9.2 Legal targets

  What an attack may be declared on.

  @clause:SOUL-9.2.1
  Rule: 9.2.1 Souls and Realms
    - `SOUL-9.2.1-1` An enemy Soul is a legal target if it is active and stands in the Front Line.
    - `SOUL-9.2.1-2` An enemy Realm is a legal target if it is active.
    - `SOUL-9.2.1-3` Own Souls and own Realms are not.
    - `SOUL-9.2.1-4` An enemy Soul that is inactive, or stands in the Second Line, is not, even for an attacker with Range.
    - `SOUL-9.2.1-5` An inactive Realm is not.
    - `SOUL-9.2.1-6` Each attack has exactly one target.
    - `SOUL-9.2.1-7` Any Soul that may attack at all may attack a Realm.
    - `SOUL-9.2.1-8` It does not matter where the Realm stands.
    - `SOUL-9.2.1-9` Taunt never shields a Realm.

    > **Reading SOUL-Q0-23.** The board is not described in our chapter. Here each side has two lines of slots numbered
    > from 1, *before* is the same number in the Front Line, left and right are as the controller sees them, and Realms
    > have places of their own. No example depends on more. *Confidence: medium.*

    @SOUL-9.2.1-1
    Example: every active Soul of the Front Line, wherever it stands
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And the target Amber with HP 30
      And the target Lena with HP 30
      And the target Ilse with HP 30
      And the target Tova with HP 30
      Then Noah may attack exactly Mira, Amber, Lena, Ilse and Tova
      When Noah attacks Amber
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.2.1-2
    Example: an active Realm
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with HP 30
      When Noah attacks Tidegate
      Then Tidegate has HP 10
      And nothing else changes

    @SOUL-9.2.1-3 @implied
    Example: nobody attacks their own side
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And north has the Realm Harbour with HP 30
      And the target Mira with HP 30
      Then Noah may attack exactly Mira
      When Noah tries to attack Lena
      Then it is refused by 9.2.1
      And nothing else changes
      When Noah tries to attack Harbour
      Then it is refused by 9.2.1
      And nothing else changes

    @SOUL-9.2.1-4 @implied
    Example: neither an inactive Soul nor one in the Second Line
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And the target Amber with HP 30 and inactive
      And behind Mira stands Lena with HP 30
      Then Noah may attack exactly Mira
      When Noah tries to attack Amber
      Then it is refused by 9.2.1
      And nothing else changes
      When Noah tries to attack Lena
      Then it is refused by 9.2.1
      And nothing else changes

    @SOUL-9.2.1-4 @implied
    Example: Range reaches from the Second Line, not into it
      Given the attacker Noah with ATK 20, HP 20 and Range
      And the target Mira with HP 30
      And behind Mira stands Lena with HP 30
      Then Noah may attack exactly Mira

    @SOUL-9.2.1-5 @implied
    Example: an inactive Realm is out of reach, an active one is not
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with HP 30 and inactive
      And south has the Realm Moonwell with HP 30
      Then Noah may attack exactly Moonwell
      When Noah tries to attack Tidegate
      Then it is refused by 9.2.1
      And nothing else changes

    @SOUL-9.2.1-6 @implied
    Example: two targets are one too many
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And the target Amber with HP 30
      When Noah tries to attack both Mira and Amber
      Then it is refused by 9.2.1
      And nothing else changes
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.2.1-7
    Example: whoever may attack a Soul may attack a Realm
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20, HP 20 and Range
      And Lena stands in the Second Line
      And the attacker Ilse with ATK 20 and HP 20
      And Ilse stands in slot 1 of the Second Line
      And the target Mira with HP 30
      And south has the Realm Tidegate with HP 30
      Then Noah may attack exactly Mira and Tidegate
      And Lena may attack exactly Mira and Tidegate
      And Ilse may attack exactly nobody

    @SOUL-9.2.1-8
    Scenario Outline: a Realm in place <place>
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Realm Tidegate with HP 30
      And Tidegate stands in slot <place> of the Realms
      When Noah attacks Tidegate
      Then Tidegate has HP 10
      And nothing else changes

      Examples:
        | place |
        | 1     |
        | 2     |
        | 3     |

    @SOUL-9.2.1-9
    Example: a radius that names the Realms shields none of them
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt realms left
      And left of Amber stands Mira with HP 30
      And south has the Realm Tidegate with HP 30
      Then Noah may attack exactly Amber and Tidegate
      When Noah attacks Tidegate
      Then Tidegate has HP 10
      And nothing else changes

    @SOUL-9.2.1-1
    Example: the slot of the target need not be proactive
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the slot of Mira is not proactive
      When Noah attacks Mira
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.2.1-1
    Example: a Frozen Soul is a target like any other
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and Frozen
      When Noah attacks Mira
      Then Mira has HP 30
      And nothing else changes

  @clause:SOUL-9.2.2
  Rule: 9.2.2 Protected Souls
    - `SOUL-9.2.2` A Soul that an opposing Taunt protects cannot be named as target. Section 9.3 says when it does.

    @SOUL-9.2.2
    Example: a protected Soul and an unprotected one
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 30
      When Noah tries to attack Mira
      Then it is refused by 9.2.2
      And nothing else changes
      When Noah attacks Amber
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.2.2
    Example: a Taunt of the attacker's own side protects nobody
      Given the attacker Noah with ATK 20, HP 20 and Taunt left
      And the target Mira with HP 30
      And Mira stands in slot 2 of the Front Line
      And the target Amber with HP 30
      Then Noah may attack exactly Mira and Amber

  @clause:SOUL-9.2.3
  Rule: 9.2.3 Leaders
    - `SOUL-9.2.3-1` An opposing Leader is a legal target while its position is the Front Line.
    - `SOUL-9.2.3-2` Its position becomes the Front Line once the last active Soul before it is gone.
    - `SOUL-9.2.3-3` With an active Soul before it, the Leader is out of reach.

    > **Reading SOUL-Q0-5.** Which Souls stand before the Leader, those of its column or the whole Front Line? The
    > examples show two boards on which every answer agrees: no active Soul at all, and one directly before the Leader.
    > *Confidence: low.*

    @SOUL-9.2.3-1
    Example: with an empty line before it a Leader is attacked
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 50
      When Noah attacks Odilia
      Then Odilia has HP 30
      And nothing else changes

    @SOUL-9.2.3-1 @implied
    Example: nobody covers a Leader that has come to the Front Line
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And south has the Leader Odilia with HP 50
      And north has the Fast effect Gust that moves Odilia to slot 5 of the Front Line
      When north uses Gust
      Then Odilia is in slot 5 of the Front Line
      And Noah may attack exactly Mira and Odilia
      When Noah attacks Odilia
      Then Odilia has HP 30
      And nothing else changes

    @SOUL-9.2.3-2
    Example: an inactive Soul covers nobody
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 50
      And ahead of Odilia stands Mira with HP 30 and inactive
      When Noah attacks Odilia
      Then Odilia has HP 30
      And nothing else changes

    @SOUL-9.2.3-2
    Example: once the last Soul before it is captured, the Leader is in reach
      Given the attacker Noah with ATK 20, HP 20 and Dual Wielding
      And south has the Leader Odilia with HP 50
      And ahead of Odilia stands Mira with HP 20
      Then Noah may attack exactly Mira
      When Noah attacks Mira
      Then Mira is captured
      And Noah may attack exactly Odilia
      And nothing else changes

    @SOUL-9.2.3-3 @implied
    Example: an active Soul covers the Leader
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 50
      And ahead of Odilia stands Mira with HP 30
      Then Noah may attack exactly Mira
      When Noah tries to attack Odilia
      Then it is refused by 9.2.3
      And nothing else changes

    @SOUL-9.2.3-3 @implied
    Example: a Frozen Soul covers the Leader
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 50
      And ahead of Odilia stands Mira with HP 30 and Frozen
      Then Noah may attack exactly Mira
