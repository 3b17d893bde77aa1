@yu-gi-oh @outside-source
Feature: LP.1 Life points

  Stands in for a page we do not have: how the duel ends.

  @clause:YGO-LP.1
  Rule: LP.1 The last life point
    > **Stub YGO-LP.1.** LP do not go below 0. Whoever has none left has lost, and nothing more happens. *Confidence: high.*

    @YGO-BS.9-2
    Example: a direct attack wins the duel
      Given the attacker Noah with ATK 1800
      And the LP of south are 1500
      When Noah attacks south
      Then south has 0 LP
      And north wins
      And no window is open

    @YGO-BS.9-2
    Example: an attack can lose it, too
      Given the attacker Noah with ATK 1500
      And the target Mira with ATK 1800
      And the LP of north are 300
      When Noah attacks Mira
      Then north has 0 LP
      And south wins

    @YGO-BS.9-2
    Example: one life point is enough
      Given the attacker Noah with ATK 1800
      And the LP of south are 1801
      When Noah attacks south
      Then south has 1 LP
      And nobody has won
      And nothing else changes

    @YGO-BS.9-2
    Example: an effect can end the duel, and nobody attacks afterwards
      Given the attacker Noah with ATK 1800
      And north has the Fast effect Spark that deals 500 to south
      And the LP of south are 500
      When north uses Spark
      And everyone declines
      Then south has 0 LP
      And north wins
      When Noah tries to attack south
      Then it is refused by LP.1
