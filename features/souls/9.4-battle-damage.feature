@souls
Feature: 9.4 Battle damage

  How much an attack hurts, and who strikes back.

  @clause:SOUL-9.4.1
  Rule: 9.4.1 Battle damage
    - `SOUL-9.4.1-1` An attack deals the attacker's ATK less the target's DEF.
    - `SOUL-9.4.1-2` The result is never below zero.
    - `SOUL-9.4.1-3` It is rounded down to a multiple of five.
    - `SOUL-9.4.1-4` Rounding is done once, on the difference.
    - `SOUL-9.4.1-X1` ATK 35 against DEF 10 deals 25.
    - `SOUL-9.4.1-X2` ATK 10 against DEF 15 deals nothing.
    - `SOUL-9.4.1-X3` ATK 33 against DEF 0 deals 30.

    > **Reading SOUL-Q0-8.** The text does not say when to round. This suite rounds the difference: 33 against 4
    > deals 25. Whoever rounds each value first deals 30. *Confidence: medium.*

    @SOUL-9.4.1-X1 @SOUL-9.4.1-1 @example
    Example: ATK 35 against DEF 10 deals 25
      Given the attacker Ragnar with ATK 35 and HP 35
      And the target Mira with DEF 10 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 25
      And nothing else changes

    @SOUL-9.4.1-X2 @SOUL-9.4.1-2 @example
    Example: ATK 10 against DEF 15 deals nothing
      Given the attacker Ragnar with ATK 10 and HP 35
      And the target Mira with DEF 15 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 50
      And Ragnar has used 1 attack
      And nothing else changes

    @SOUL-9.4.1-X3 @SOUL-9.4.1-3 @example
    Example: ATK 33 against DEF 0 deals 30
      Given the attacker Ragnar with ATK 33 and HP 35
      And the target Mira with DEF 0 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 20
      And nothing else changes

    @SOUL-9.4.1-3
    Scenario Outline: a difference of <difference> deals <damage>
      Given the attacker Ragnar with ATK <atk> and HP 35
      And the target Mira with DEF 10 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP <left>
      And nothing else changes

      Examples:
        | difference | atk | damage | left |
        | 1          | 11  | 0      | 50   |
        | 4          | 14  | 0      | 50   |
        | 5          | 15  | 5      | 45   |
        | 9          | 19  | 5      | 45   |
        | 29         | 39  | 25     | 25   |

    @SOUL-9.4.1-4 @implied @reading:SOUL-Q0-8=once
    Example: ATK 33 against DEF 4 deals 25, rounded once
      Given the attacker Ragnar with ATK 33 and HP 35
      And the target Mira with DEF 4 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 25
      And nothing else changes

    @SOUL-9.4.1-4 @implied @reading:SOUL-Q0-8=once
    Example: ATK 34 against DEF 4 deals 30, rounded once
      Given the attacker Ragnar with ATK 34 and HP 35
      And the target Mira with DEF 4 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 20
      And nothing else changes

    @SOUL-9.4.1-4 @implied @reading:SOUL-Q0-8=each
    Example: if each value were rounded first, ATK 33 against DEF 4 would deal 30
      Given the attacker Ragnar with ATK 33 and HP 35
      And the target Mira with DEF 4 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 20
      And nothing else changes

    @SOUL-9.4.1-4 @implied @reading:SOUL-Q0-8=attack-first
    Example: if ATK were rounded first, ATK 34 against DEF 4 would deal 25
      Given the attacker Ragnar with ATK 34 and HP 35
      And the target Mira with DEF 4 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 25
      And nothing else changes

    @SOUL-9.4.1-1
    Example: the DEF of a Realm counts too
      Given the attacker Noah with ATK 20 and HP 50
      And south has the Realm Tidegate with ATK 10, DEF 5 and HP 50
      When Noah attacks Tidegate
      Then Tidegate has HP 35
      And Noah has HP 40
      And nothing else changes

    @SOUL-9.4.1-1
    Example: the DEF bonus of one Soul's Armament is no other Soul's
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with HP 50
      And Amber bears the Armament Iron Veil with DEF bonus 10
      When Noah attacks Mira
      Then Mira has HP 30
      And nothing else changes

  @clause:SOUL-9.4.2
  Rule: 9.4.2 Precision
    - `SOUL-9.4.2-1` With Precision the attacker treats the target's DEF as absent.
    - `SOUL-9.4.2-2` Bonuses to DEF are ignored too.
    - `SOUL-9.4.2-3` Precision does not change the counterblow of a Realm.

    > **Reading SOUL-Q0-9.** Does Precision touch the counterblow? Here it does not: it speaks of the target's DEF, and
    > the counterblow is reduced by the attacker's. A Realm's own DEF is ignored like any other. *Confidence: medium.*

    @SOUL-9.4.2-1
    Example: Precision against DEF 15
      Given the attacker Noah with ATK 20, HP 20 and Precision
      And the target Mira with DEF 15 and HP 50
      When Noah attacks Mira
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.4.2-2
    Example: Precision against DEF 5 and a bonus of 10
      Given the attacker Noah with ATK 20, HP 20 and Precision
      And the target Mira with DEF 5, DEF bonus 10 and HP 50
      When Noah attacks Mira
      Then Mira has HP 30
      And nothing else changes

    @SOUL-9.4.2-2
    Example: without Precision the bonus counts
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with DEF 5, DEF bonus 10 and HP 50
      When Noah attacks Mira
      Then Mira has HP 45
      And nothing else changes

    @SOUL-9.4.2-2
    Example: the bonus of an Armament is a bonus
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20, HP 20 and Precision
      And the target Mira with HP 50
      And Mira bears the Armament Iron Veil with DEF bonus 15
      When Noah attacks Mira
      Then Mira has HP 45
      And nothing else changes
      When Lena attacks Mira
      Then Mira has HP 25
      And nothing else changes

    @SOUL-9.4.2-3 @implied @reading:SOUL-Q0-9=untouched
    Example: the counterblow is reduced by the DEF of an attacker with Precision
      Given the attacker Noah with ATK 20, DEF 15, HP 20 and Precision
      And south has the Realm Tidegate with ATK 20, DEF 10 and HP 50
      When Noah attacks Tidegate
      Then Tidegate has HP 30
      And Noah has HP 15
      And nothing else changes

    @SOUL-9.4.2-3 @implied @reading:SOUL-Q0-9=both-ways
    Example: if Precision worked both ways, the counterblow would be dealt in full
      Given the attacker Noah with ATK 20, DEF 15, HP 50 and Precision
      And south has the Realm Tidegate with ATK 20, DEF 10 and HP 50
      When Noah attacks Tidegate
      Then Tidegate has HP 30
      And Noah has HP 30
      And nothing else changes

    @SOUL-9.4.2-1
    Example: Precision by an Armament
      Given the attacker Noah with ATK 20 and HP 20
      And Noah bears the Armament Lens with Precision
      And the target Mira with DEF 15 and HP 50
      When Noah attacks Mira
      Then Mira has HP 30
      And nothing else changes

  @clause:SOUL-9.4.3
  Rule: 9.4.3 Souls do not strike back
    - `SOUL-9.4.3-1` A Soul under attack does not strike back.
    - `SOUL-9.4.3-2` The attacker loses no HP to that Soul.
    - `SOUL-9.4.3-3` An effect such as Defiance is the exception.

    > **Reading SOUL-Q0-10.** Is the damage of Defiance reduced by DEF and rounded? Here it is not: it deals its printed
    > number, as the example of the General does. *Confidence: medium.*

    @SOUL-9.4.3-1 @SOUL-9.4.3-2
    Example: a strong Soul takes it and strikes nobody
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with ATK 50 and HP 50
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 20
      And nothing else changes

    @SOUL-9.4.3-3
    Example: Defiance 10 costs the attacker 10
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and Defiance 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 10
      And nothing else changes

    @SOUL-9.4.3-3 @reading:SOUL-Q0-10=printed
    Scenario Outline: Defiance <defiance> against DEF <def> costs the attacker <defiance>
      Given the attacker Noah with ATK 20, DEF <def> and HP 50
      And the target Mira with HP 50 and Defiance <defiance>
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP <left>
      And nothing else changes

      Examples:
        | defiance | def | left |
        | 10       | 5   | 40   |
        | 12       | 0   | 38   |

    @SOUL-9.4.3-3 @reading:SOUL-Q0-10=reduced
    Example: if Defiance were reckoned like battle damage, DEF 5 would halve it
      Given the attacker Noah with ATK 20, DEF 5 and HP 50
      And the target Mira with HP 50 and Defiance 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 45
      And nothing else changes

    @SOUL-9.4.3-3
    Example: Defiance by an Armament
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And Mira bears the Armament Thorns with Defiance 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 10
      And nothing else changes

    @SOUL-9.4.3-3
    Example: its own Defiance and that of its Armament are one blow
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50 and Defiance 10
      And Mira bears the Armament Thorns with Defiance 5
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 5
      And these happen at once:
        | event  | card | amount |
        | damage | Mira | 20     |
        | damage | Noah | 15     |
      And nothing else changes

    @SOUL-9.4.3-3
    Example: the Defiance of one Soul's Armament is no other Soul's
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And the target Amber with HP 50
      And Amber bears the Armament Thorns with Defiance 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 20
      And nothing else changes

    @SOUL-9.4.3-3
    Example: a Frozen Soul defies
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50, Frozen and Defiance 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 10
      And nothing else changes

    @SOUL-9.4.3-3 @assumption
    Example: a Leader defies
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 50 and Defiance 10
      When Noah attacks Odilia
      Then Odilia has HP 30
      And Noah has HP 10
      And nothing else changes

  @clause:SOUL-9.4.4
  Rule: 9.4.4 Counterblow of a Realm
    - `SOUL-9.4.4-1` A Realm strikes back.
    - `SOUL-9.4.4-2` Attack damage and counterblow are dealt in one instant.
    - `SOUL-9.4.4-3` It deals the Realm's ATK less the attacker's DEF, never below zero and rounded down to a multiple of five.
    - `SOUL-9.4.4-4` The counterblow is not an attack.

    @SOUL-9.4.4-1
    Example: Tidegate strikes back
      Given the attacker Noah with ATK 20 and HP 50
      And south has the Realm Tidegate with ATK 20 and HP 50
      When Noah attacks Tidegate
      Then Tidegate has HP 30
      And Noah has HP 30
      And nothing else changes

    @SOUL-9.4.4-2
    Example: a Realm that shatters has struck back in the same instant
      Given the attacker Noah with ATK 20 and HP 50
      And south has the Realm Tidegate with ATK 20 and HP 20
      When Noah attacks Tidegate
      Then Tidegate is off the board
      And Noah has HP 30
      And these happen at once:
        | event  | card     |
        | damage | Tidegate |
        | damage | Noah     |
      And nothing else changes

    @SOUL-9.4.4-3
    Scenario Outline: ATK <atk> of a Realm against DEF <def> of the attacker
      Given the attacker Noah with ATK 20, DEF <def> and HP 50
      And south has the Realm Tidegate with ATK <atk> and HP 50
      When Noah attacks Tidegate
      Then Tidegate has HP 30
      And Noah has HP <left>
      And nothing else changes

      Examples:
        | atk | def | left |
        | 33  | 0   | 20   |
        | 33  | 10  | 30   |
        | 10  | 15  | 50   |

    @SOUL-9.4.4-4
    Example: the counterblow does not wake the attacker's Defiance
      Given the attacker Noah with ATK 20, HP 50 and Defiance 10
      And south has the Realm Tidegate with ATK 20 and HP 50
      And north has the Instant Effect Vigil that, when Noah is attacked, heals Noah by 10
      When Noah attacks Tidegate
      Then Tidegate has HP 30
      And Noah has HP 30
      And Noah has used 1 attack
      And nothing else changes

    @SOUL-9.4.4-1
    Example: a Realm strikes back though the attack does no damage
      Given the attacker Noah with ATK 10 and HP 50
      And south has the Realm Tidegate with ATK 20, DEF 10 and HP 50
      When Noah attacks Tidegate
      Then Noah has HP 30
      And Tidegate has HP 50
      And nothing else changes

    @SOUL-9.4.4-3
    Example: a bonus to the attacker's DEF counts against the counterblow
      Given the attacker Noah with ATK 20, DEF 5, DEF bonus 5 and HP 50
      And south has the Realm Tidegate with ATK 20 and HP 50
      When Noah attacks Tidegate
      Then Tidegate has HP 30
      And Noah has HP 40
      And nothing else changes
