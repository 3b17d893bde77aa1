@souls @outside-source
Feature: 8.1.1 Proactive slots

  Stands in for a chapter we do not have: what chapter 9 needs to know about slots.

  @clause:SOUL-8.1.1
  Rule: 8.1.1 A yes or no of every slot
    > **Stub SOUL-8.1.1.** Every slot of the two lines is proactive or it is not. Souls attack from proactive slots only
    > (9.1.1c), and an effect may change a slot (9.5.3b). *Confidence: medium.*

    @SOUL-9.1.1c
    Example: an effect makes a slot proactive no more
      Given the attacker Noah with ATK 20 and HP 20
      And the target Mira with HP 30
      And north has the Slow effect Mire that makes the slot of Noah not proactive
      When north uses Mire
      Then the slot of Noah is proactive no more
      And Noah may attack exactly nobody
      And nothing else changes
