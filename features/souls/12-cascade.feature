@souls @outside-source
Feature: 12 Cascades

  Stands in for a chapter we do not have: how the responses of a window are collected and resolved.

  @clause:SOUL-12
  Rule: 12 One Cascade a window
    > **Stub SOUL-12.** What is used in a window is collected and resolved as one unit when both players have passed in a
    > row. Outside a window the turn player may use an effect that is no Ambush; it resolves at once. *Confidence: medium.*

    > **Reading SOUL-Q0-11.** In which order does a Cascade resolve? Here what was used last comes first. No scored example
    > depends on it. *Confidence: low.*

    > **Reading SOUL-Q0-21.** Does the window open again after its Cascade, and can Timing Effects be answered? Here neither:
    > one Cascade a window, then that of the Timing Effects, then the check. *Confidence: low.*

    > **Reading SOUL-Q0-31.** Who has priority after a player has used something? Here the other player, and the window
    > closes when both have passed in a row. Every example with more than one use depends on it. *Confidence: low.*

    @SOUL-9.5.2-3 @SOUL-9.5.2-6 @assumption
    Example: two responses, and the second resolves first
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Fast effect Pierce that sets the DEF of Mira to 0
      And south has the Fast effect Brace that sets the DEF of Mira to 10
      When Noah declares an attack on Mira
      And north uses Pierce
      Then south has priority
      When south uses Brace
      Then north has priority
      When both players pass
      Then Mira has HP 30
      And Mira has DEF 0
      And no window is open

    @SOUL-9.5.2-6 @assumption
    Example: a pass between two uses closes nothing
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Fast effect Pierce that sets the DEF of Mira to 0
      And south has the Fast effect Brace that sets the DEF of Mira to 10
      When Noah declares an attack on Mira
      And north passes
      And south uses Brace
      And north uses Pierce
      And south passes
      And north passes
      Then Mira has HP 40
      And Mira has DEF 10
      And no window is open

    @SOUL-9.5.2-4
    Example: an Ambush needs a window
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And north has the Ambush Snare that deals 10 to Mira
      When north tries to use Snare
      Then it is refused by 12
      And nothing else changes

    @SOUL-9.5.2-5
    Example: an effect works once
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Slow effect Rest that heals Noah by 10
      When north uses Rest
      Then Noah has HP 30
      And nothing else changes
      When north tries to use Rest
      Then it is refused by 12
      And nothing else changes

    @SOUL-9.5.2-5 @assumption
    Example: an effect works once, in a window too
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Fast effect Onrush that sets the ATK of Noah to 25
      When Noah declares an attack on Mira
      And north uses Onrush
      And south passes
      And north tries to use Onrush
      Then it is refused by 12
      And north has priority

    @SOUL-9.5.2-5
    Example: outside a window only the turn player uses effects
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 50
      And north has the Fast effect Rest that heals Noah by 10
      And south has the Fast effect Brace that sets the DEF of Mira to 10
      And south has the Slow effect Dig In that sets the DEF of Mira to 10
      When south tries to use Brace
      Then it is refused by 12
      And nothing else changes
      When south tries to use Dig In
      Then it is refused by 12
      And nothing else changes
      When north uses Rest
      Then Noah has HP 30
      And nothing else changes

    @SOUL-9.3.4-2
    Example: a choice is made among what is offered, by the player of the effect
      Given the target Amber with HP 30 and Taunt left
      And left of Amber stands Mira with HP 30
      And the attacker Noah with ATK 20 and HP 20
      And north has the Slow effect Bolt that chooses a Soul of south and deals 10 to it
      When north uses Bolt
      And south tries to choose Mira
      Then it is refused by 12
      And north may choose exactly Amber and Mira
      When north tries to choose Noah
      Then it is refused by 12
      And nothing else changes
      When Noah tries to attack Amber
      Then it is refused by 12
      And nothing else changes
      When north chooses Mira
      Then Mira has HP 20
      And no window is open
      And nothing else changes
