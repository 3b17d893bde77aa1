@souls @outside-source
Feature: 6.5.2 Recruitment

  Stands in for a chapter we do not have: what chapter 9 needs to know about when a Soul was recruited.

  @clause:SOUL-6.5.2
  Rule: 6.5.2 The turn of recruitment
    > **Stub SOUL-6.5.2.** Every Soul keeps the number of the turn in which it was recruited. What was there before the
    > first turn carries 0. Clause 9.1.1d reads it. *Confidence: medium.*

    @SOUL-9.1.1d-1
    Example: a Soul recruited by an effect waits until a later turn
      Given north holds Lena with ATK 20 and HP 20
      And the target Mira with HP 30
      And north has the Slow effect Call that recruits Lena to slot 3 of the Front Line
      When north uses Call
      Then Lena is in slot 3 of the Front Line
      And Lena is active
      And Lena was recruited this turn
      And nothing else changes
      When Lena tries to attack Mira
      Then it is refused by 9.1.1d
      And nothing else changes
