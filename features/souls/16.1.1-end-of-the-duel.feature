@souls @outside-source
Feature: 16.1.1 End of the duel

  Stands in for a chapter we do not have: when a duel ends.

  @clause:SOUL-16.1.1
  Rule: 16.1.1 A captured Leader
    > **Stub SOUL-16.1.1.** The duel ends when a Leader is captured, and its player has lost. After that nothing is
    > done any more. *Confidence: medium.*

    @SOUL-9.5.7-4
    Example: after the end nobody attacks
      Given the attacker Noah with ATK 20 and HP 20
      And the attacker Lena with ATK 20 and HP 20
      And south has the Leader Odilia with HP 20
      And south has the Realm Tidegate with HP 30
      When Noah attacks Odilia
      Then Odilia is captured
      And north wins
      And nothing else changes
      When Lena tries to attack Tidegate
      Then it is refused by 16.1.1
      And nothing else changes

    @SOUL-9.5.7-4
    Example: an effect that captures a Leader ends the duel too
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 20
      And north has the Slow effect Abduct that captures Odilia
      When north uses Abduct
      Then Odilia is captured
      And north wins
      And nothing else changes

    @SOUL-9.5.7-4
    Example: after the end no effect is used and no phase ends
      Given the attacker Noah with ATK 20 and HP 20
      And south has the Leader Odilia with HP 20
      And north has the Slow effect Rest that heals Noah by 10
      When Noah attacks Odilia
      Then Odilia is captured
      And north wins
      And nothing else changes
      When north tries to use Rest
      Then it is refused by 16.1.1
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 16.1.1
      And nothing else changes
