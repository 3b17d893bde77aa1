@souls @outside-source
Feature: 12.4.3 Timing Effects

  Stands in for a chapter we do not have: where Timing Effects wait while a battle runs.

  @clause:SOUL-12.4.3
  Rule: 12.4.3 Held back and released
    > **Stub SOUL-12.4.3.** Timing Effects that trigger while a battle runs wait, and are released when it has ended
    > (9.5.6 says so itself). *Confidence: high.*

    > **Stub SOUL-12.4.3, order.** Of several that are released together, the turn player's resolve first. No scored
    > example depends on it. *Confidence: low.*

    @SOUL-9.5.6-5
    Example: a Timing Effect released after a battle may start the next one
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with ATK 20 and HP 50
      And the target Amber with HP 50
      And north has the Timing Effect Turmoil that, when Mira is damaged, makes Mira battle Amber
      When Noah attacks Mira
      Then Mira has HP 30
      And Amber has HP 30
      And nothing else changes

    @SOUL-9.5.9-4 @assumption
    Example: of two released together, the turn player's comes first
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And south has the Timing Effect Bristle that, when Mira is damaged, sets the DEF of Mira to 15
      And north has the Timing Effect Rust that, when Mira is damaged, sets the DEF of Mira to 5
      When Noah attacks Mira
      Then Mira has HP 30
      And Mira has DEF 15
      And nothing else changes
