@souls @outside-source
Feature: 13.6.4 Unyielding

  Stands in for a chapter we do not have: against which effects Unyielding holds.

  @clause:SOUL-13.6.4
  Rule: 13.6.4 Sources that do not outrank
    > **Stub SOUL-13.6.4.** An Unyielding card ignores opposing effects whose source does not outrank it. Chapter 9 asks
    > this of Taunt only (9.3.5 says so itself). *Confidence: high.*

    > **Stub SOUL-13.6.4, other effects.** Whether an Unyielding Soul ignores Defiance, or what freezes it, chapter 9 does
    > not say. Here it ignores neither. *Confidence: low.*

    @SOUL-9.3.5-2 @SOUL-9.3.5-5 @implied
    Example: two Taunts, and one of them comes from a source that outranks Noah
      Given the attacker Noah with ATK 20, HP 20, rank 2 and Unyielding
      And the target Amber with HP 30, rank 2 and Taunt left
      And left of Amber stands Mira with HP 30
      And the target Lena with HP 30, rank 3 and Taunt left
      And left of Lena stands Ilse with HP 30
      Then Noah may attack exactly Amber, Mira and Lena

    @SOUL-9.1.1f-2 @assumption
    Example: Frozen, an Unyielding Soul does not attack either
      Given the attacker Noah with ATK 20, HP 20, rank 3 and Unyielding
      And the attacker Lena with ATK 20, HP 20, rank 3, Unyielding and Frozen
      And the target Mira with HP 50
      Then Noah may attack exactly Mira
      And Lena may attack exactly nobody

    @SOUL-9.4.3-3 @assumption
    Example: Defiance hits an Unyielding Soul
      Given the attacker Noah with ATK 20, HP 20, rank 3 and Unyielding
      And the target Mira with HP 50, rank 1 and Defiance 10
      When Noah attacks Mira
      Then Mira has HP 30
      And Noah has HP 10
      And nothing else changes
