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
      And nothing else changes

    @SOUL-9.4.1-X3 @SOUL-9.4.1-3 @example
    Example: ATK 33 against DEF 0 deals 30
      Given the attacker Ragnar with ATK 33 and HP 35
      And the target Mira with DEF 0 and HP 50
      When Ragnar attacks Mira
      Then Mira has HP 20
      And nothing else changes
