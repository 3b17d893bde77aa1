@souls @outside-source
Feature: 13.6.4 Unyielding

  Stands in for a chapter we do not have: against which effects Unyielding holds.

  @clause:SOUL-13.6.4
  Rule: 13.6.4 Sources that do not outrank
    > **Stub SOUL-13.6.4.** An Unyielding card ignores opposing effects whose source does not outrank it. Chapter 9 asks
    > this of Taunt only (9.3.5 says so itself). *Confidence: high.*

    @SOUL-9.3.5-2 @SOUL-9.3.5-5
    Example: two Taunts, and one of them comes from a source that outranks Noah
      Given the attacker Noah with ATK 20, HP 20, rank 2 and Unyielding
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30
      And the target Lena with HP 30, rank 3 and Taunt left
      And left of Lena stands Ilse with HP 30
      Then Noah may attack exactly Amber, Mira and Lena
