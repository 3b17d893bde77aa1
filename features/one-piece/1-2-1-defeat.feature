@one-piece @outside-source
Feature: 1-2-1 Defeat

  Stands in for a section we do not have: when a game ends.

  @clause:OP-1-2-1
  Rule: 1-2-1 The end of the game
    > **Stub OP-1-2-1.** A player who takes damage without Life has lost, whoever deals it, and the other player wins. After
    > that nothing is done any more. Other ways to lose, such as an empty deck, do not come up in a battle.
    > *Confidence: high.*

    @OP-7-1-4-1-1-1a
    Example: after the end nothing is done any more
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000
      When Zoro attacks Law
      Then north wins
      And nothing else changes
      When Sanji tries to attack Bepo
      Then it is refused by 1-2-1
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 1-2-1
      And nothing else changes

    @OP-7-1-4-1-1-1a
    Example: damage by an effect ends the game too
      Given north has the Leader Luffy with power 5000
      And south has the Leader Law with power 5000
      And south has no Life
      And Luffy has a Main effect that deals 1 damage to Law
      When north uses Luffy
      Then north wins
      And nothing else changes

    @OP-7-1-4-1-1-1a
    Example: damage in the middle of a battle ends the game, and the battle with it
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And south has no Life
      And the target Bepo with power 3000
      And the target Nami with power 3000, Blocker and active
      And Zoro has a When Attacking effect that deals 1 damage to Law
      When Zoro declares an attack on Bepo
      Then north wins
      And no window is open
      And nothing else changes

    @OP-7-1-4-1-1-1a
    Example: damage without Life loses the game for the Leader that takes it, whoever deals it
      Given north has the Leader Luffy with power 5000
      And north has no Life
      And south has the Leader Law with power 5000
      And the Life of south is Nami, from the top
      And Luffy has a Main effect that deals 1 damage to Luffy
      When north uses Luffy
      Then south wins
      And nothing else changes
