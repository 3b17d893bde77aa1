@one-piece @outside-source
Feature: 3-1-6 Cards that change area

  Stands in for a section we do not have: what a card is that has been elsewhere.

  @clause:OP-3-1-6
  Rule: 3-1-6 A new card
    > **Stub OP-3-1-6.** A card that goes from one area to another is a new card there: it comes active, and without what
    > effects gave it where it was: bonuses, keywords, another power. *Confidence: medium.*

    > **Reading OP-Q1-19.** A participant leaves its area and comes back within the step: has it left? It has, since what
    > came back is another card. The other reading looks only at where the card is at the end of the step.
    > *Confidence: medium.*

    @OP-7-1-3-2-1b
    Example: a bonus does not come back with the card
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And the target Nami with power 2000
      And south holds Usopp with power 2000 and Counter 2000
      And south holds the Event Shambles, which costs 0 and whose Counter effect puts Nami into the hand, then plays Nami
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Nami
      Then Nami has power 4000
      And Usopp is in the trash
      And south may counter
      And nothing else changes
      When south counters with Shambles
      Then Nami has power 2000
      And Nami is active
      And Shambles is in the trash
      And nothing else changes

    @OP-7-1-4-1-1a
    Example: what an effect gave does not come back with the card
      Given north has the Leader Luffy with power 5000
      And the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Luffy has a Main effect that gives Zoro Double Attack, then sets the power of Zoro to 9000, then puts Zoro into the hand, then plays Zoro
      When north uses Luffy
      Then Zoro is in the Character Area
      And Zoro is active
      And nothing else changes
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes
