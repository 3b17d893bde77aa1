@souls
Feature: 9.3 Taunt

  A Soul that draws attacks away from those beside it.

  @clause:SOUL-9.3.1
  Rule: 9.3.1 The shield
    - `SOUL-9.3.1-1` A Soul with Taunt shields the Souls inside its radius.
    - `SOUL-9.3.1-2` How far the radius reaches is printed on the card.
    - `SOUL-9.3.1-3` It shields only while it stands in the Front Line itself.
    - `SOUL-9.3.1-4` What is forbidden is that an opposing Soul names a shielded Soul as its target.
    - `SOUL-9.3.1-5` Souls outside the radius are not shielded.
    - `SOUL-9.3.1-6` An inactive Taunt Soul shields nobody.

    > **Reading SOUL-Q0-6.** The text is silent about a Taunt Soul that is inactive. Here a Static Effect of a card that
    > is out of action does not apply. *Confidence: low.*

    @SOUL-9.3.1-1
    Example: a Soul beside a Taunt Soul cannot be named
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly Amber

    @SOUL-9.3.1-2
    Scenario Outline: a radius of <radius>
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt <radius>
      And left of Amber stands Mira with HP 30
      And right of Amber stands Lena with HP 30
      Then Noah may attack exactly <targets>

      Examples:
        | radius     | targets        |
        | left       | Amber and Lena |
        | right      | Amber and Mira |
        | left right | Amber          |

    @SOUL-9.3.1-3
    Example: from the Second Line Taunt shields nobody
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And behind Mira stands Amber with HP 30 and Taunt ahead
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.3.1-4
    Example: the declaration itself is refused
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 30
      When Noah tries to attack Mira
      Then it is refused by 9.3.1
      And nothing else changes
      When Noah attacks Amber
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.3.1-5 @implied
    Example: two slots away nobody is shielded
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt left
      And the target Lena with HP 30
      When Noah attacks Lena
      Then Lena has HP 10
      And nothing else changes

    @SOUL-9.3.1-6 @implied @assumption
    Example: an inactive Taunt Soul shields nobody
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30, inactive and Taunt left
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly Mira

    @SOUL-9.3.1-1
    Scenario Outline: a Taunt Soul that may not attack itself shields: <keyword>
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 50, <keyword> and Taunt left
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly Amber

      Examples:
        | keyword       |
        | Frozen        |
        | cannot attack |

  @clause:SOUL-9.3.2
  Rule: 9.3.2 The Taunt Soul itself
    - `SOUL-9.3.2-1` It does not stand inside its own radius.
    - `SOUL-9.3.2-2` It can be attacked like any other Soul.

    @SOUL-9.3.2-1 @SOUL-9.3.2-2
    Example: Amber can be attacked
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and Taunt left right
      When Noah attacks Amber
      Then Amber has HP 10
      And nothing else changes

  @clause:SOUL-9.3.3
  Rule: 9.3.3 Taunt against Taunt
    - `SOUL-9.3.3-1` The shield fails for a Soul that has Taunt too and is not outranked by the Soul that shields it.
    - `SOUL-9.3.3-2` With a lower rank its own Taunt does not lift the shield.
    - `SOUL-9.3.3-3` A higher rank without a Taunt of its own does not lift it either.
    - `SOUL-9.3.3-4` The two Souls' own ranks are compared, even if an Armament grants the shielding Taunt.
    - `SOUL-9.3.3-5` With several shields, each must fail.
    - `SOUL-9.3.3-6` The Souls' own ranks count, too, if it is the shielded Soul whose Taunt comes from an Armament.

    > **Reading SOUL-Q0-7.** The text has one shield in mind. Here each of several has to fail on its own; one that holds
    > forbids the attack. The other reading asks for one that fails. *Confidence: medium.*

    @SOUL-9.3.3-1
    Scenario Outline: a Taunt Soul of rank <rank> beside one of rank 2 is not shielded
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30, rank <rank> and Taunt behind
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

      Examples:
        | rank |
        | 2    |
        | 3    |

    @SOUL-9.3.3-2 @implied
    Example: a Taunt Soul of rank 1 beside one of rank 2 is shielded
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30, rank 1 and Taunt behind
      When Noah tries to attack Mira
      Then it is refused by 9.3.3
      And nothing else changes
      When Noah attacks Amber
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.3.3-3 @implied
    Example: rank 3 without Taunt beside a Taunt Soul of rank 2 is shielded
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30 and rank 3
      When Noah tries to attack Mira
      Then it is refused by 9.3.3
      And nothing else changes
      When Noah attacks Amber
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.3.3-4
    Scenario Outline: Amber of rank <amber> with a Shield of rank <shield> against Mira of rank 2
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30 and rank <amber>
      And Amber bears the Armament Gravity Shield Taikaha with rank <shield> and Taunt left
      And left of Amber stands Mira with HP 30, rank 2 and Taunt behind
      Then Noah may attack exactly <targets>

      Examples:
        | amber | shield | targets        |
        | 3     | 1      | Amber          |
        | 1     | 3      | Amber and Mira |

    @SOUL-9.3.3-5 @implied @reading:SOUL-Q0-7=each
    Example: of two shields one holds, and that is enough
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30, rank 1 and Taunt left
      And left of Amber stands Mira with HP 30, rank 2 and Taunt behind
      And left of Mira stands Lena with HP 30, rank 3 and Taunt right
      Then Noah may attack exactly Amber and Lena

    @SOUL-9.3.3-5 @implied @reading:SOUL-Q0-7=one
    Example: if one failing shield were enough, Mira could be named
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30, rank 1 and Taunt left
      And left of Amber stands Mira with HP 30, rank 2 and Taunt behind
      And left of Mira stands Lena with HP 30, rank 3 and Taunt right
      Then Noah may attack exactly Amber, Mira and Lena

    @SOUL-9.3.3-6 @implied
    Scenario Outline: Mira of rank <mira> with a Shield of rank <shield> beside Amber of rank 2
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30 and rank <mira>
      And Mira bears the Armament Gravity Shield Taikaha with rank <shield> and Taunt behind
      Then Noah may attack exactly <targets>

      Examples:
        | mira | shield | targets        |
        | 3    | 1      | Amber and Mira |
        | 1    | 3      | Amber          |

    @SOUL-9.3.3-1
    Example: a Taunt of the attacker lifts no shield
      Given the attacker Noah with ATK 20, HP 20, rank 5 and Taunt left
      And the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly Amber

  @clause:SOUL-9.3.4
  Rule: 9.3.4 Taunt and effects
    - `SOUL-9.3.4-1` Taunt stops attacks only; an effect acts on a shielded Soul.
    - `SOUL-9.3.4-2` Effects may still choose Souls inside the radius.

    @SOUL-9.3.4-1
    Example: an effect that chooses nobody hurts a shielded Soul
      Given the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 30
      And north has the Slow effect Hail that deals 10 to Mira
      When north uses Hail
      Then Mira has HP 20
      And nothing else changes

    @SOUL-9.3.4-2
    Example: an effect may choose a shielded Soul
      Given the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 30
      And north has the Slow effect Bolt that chooses a Soul of south and deals 10 to it
      When north uses Bolt
      Then north may choose exactly Amber and Mira
      And nothing else changes
      When north chooses Mira
      Then Mira has HP 20
      And no window is open
      And nothing else changes

  @clause:SOUL-9.3.5
  Rule: 9.3.5 Taunt and Unyielding
    - `SOUL-9.3.5-1` Taunt is treated as a Static Effect of the attacker's opponent.
    - `SOUL-9.3.5-2` An Unyielding attacker disregards it if Unyielding holds against its source.
    - `SOUL-9.3.5-3` It holds against a source of the attacker's own rank.
    - `SOUL-9.3.5-4` It holds against a source of a lower rank.
    - `SOUL-9.3.5-5` A source of a higher rank is not disregarded.
    - `SOUL-9.3.5-6` Without Unyielding the ranks of attacker and source do not matter.
    - `SOUL-9.3.5-X1` Noah, Unyielding and of rank 2, can name a Soul that Amber of rank 1 shields.
    - `SOUL-9.3.5-X2` If Gravity Shield Taikaha grants the Taunt, this Armament of rank 2 is the source, not its bearer.

    @SOUL-9.3.5-X1 @SOUL-9.3.5-1 @SOUL-9.3.5-2 @SOUL-9.3.5-4 @example
    Example: Noah reaches a Soul that Amber shields
      Given the attacker Noah with ATK 20, HP 20, rank 2 and Unyielding
      And the target Amber with HP 30, rank 1 and Taunt left
      And left of Amber stands Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.3.5-3
    Example: Unyielding of rank 2 against a source of rank 2
      Given the attacker Noah with ATK 20, HP 20, rank 2 and Unyielding
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30
      When Noah attacks Mira
      Then Mira has HP 10
      And nothing else changes

    @SOUL-9.3.5-5 @implied
    Example: Unyielding of rank 2 against a source of rank 3
      Given the attacker Noah with ATK 20, HP 20, rank 2 and Unyielding
      And the target Amber with HP 30, rank 3 and Taunt left
      And left of Amber stands Mira with HP 30
      When Noah tries to attack Mira
      Then it is refused by 9.3.5
      And nothing else changes
      When Noah attacks Amber
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.3.5-6 @implied
    Example: rank 3 without Unyielding against a source of rank 1
      Given the attacker Noah with ATK 20, HP 20 and rank 3
      And the target Amber with HP 30, rank 1 and Taunt left
      And left of Amber stands Mira with HP 30
      When Noah tries to attack Mira
      Then it is refused by 9.3.5
      And nothing else changes
      When Noah attacks Amber
      Then Amber has HP 10
      And nothing else changes

    @SOUL-9.3.5-X2 @example
    Scenario Outline: the Shield is the source: bearer of rank <bearer>, attacker of rank <attacker>
      Given the attacker Noah with ATK 20, HP 20, rank <attacker> and Unyielding
      And the target Amber with HP 30 and rank <bearer>
      And Amber bears the Armament Gravity Shield Taikaha with rank 2 and Taunt left
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly <targets>

      Examples:
        | bearer | attacker | targets        |
        | 3      | 2        | Amber and Mira |
        | 1      | 1        | Amber          |

    @SOUL-9.3.5-2
    Example: Unyielding of the shielded Soul opens nothing
      Given the attacker Noah with ATK 20 and HP 20
      And the target Amber with HP 30, rank 1 and Taunt left
      And left of Amber stands Mira with HP 30, rank 2 and Unyielding
      Then Noah may attack exactly Amber

    @SOUL-9.3.5-3
    Example: Unyielding by an Armament
      Given the attacker Noah with ATK 20, HP 20 and rank 2
      And Noah bears the Armament Steel Will with rank 1 and Unyielding
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly Amber and Mira

    @SOUL-9.3.5-5 @implied
    Example: Unyielding compares the rank of the attacker, whatever grants it
      Given the attacker Noah with ATK 20, HP 20 and rank 1
      And Noah bears the Armament Steel Will with rank 3 and Unyielding
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly Amber

    @SOUL-9.3.5-5 @implied
    Example: an Armament that grants no Taunt is no source
      Given the attacker Noah with ATK 20, HP 20, rank 2 and Unyielding
      And the target Amber with HP 30, rank 3 and Taunt left
      And Amber bears the Armament Iron Veil with rank 1 and DEF bonus 5
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly Amber

    @SOUL-9.3.5-5 @implied @reading:SOUL-Q0-7=each
    Example: a Taunt of its own and that of its Armament shield each
      Given the attacker Noah with ATK 20, HP 20, rank 2 and Unyielding
      And the target Amber with HP 30, rank 3 and Taunt left
      And Amber bears the Armament Gravity Shield Taikaha with rank 2 and Taunt left
      And left of Amber stands Mira with HP 30
      Then Noah may attack exactly Amber
