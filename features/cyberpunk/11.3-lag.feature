@cyberpunk @outside-source
Feature: 11.3 Lag

  Stands in for a chapter we do not have: what chapter 9 needs to know about Lag.

  @clause:CP-11.3
  Rule: 11.3 Who has it
    > **Stub CP-11.3.** A Unit has Lag from entering the field area until the end of that turn. It keeps the Unit from
    > attacking, not from blocking. *Confidence: high.*

    @CP-9.3.1.1
    Example: a Unit that has just come does not attack
      Given the attacker Noah with power 5
      And Noah stands in the hand
      And the target Mira with power 3
      And north has the Main effect Call Up that brings Noah into the field area
      When north uses Call Up
      Then Noah is in the field area
      And Noah has Lag
      And nothing else changes
      When Noah tries to attack Mira
      Then it is refused by 9.3.1.1
      And nothing else changes
