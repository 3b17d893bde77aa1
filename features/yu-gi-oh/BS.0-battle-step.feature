@yu-gi-oh
Feature: BS.0 The Battle Step

  @clause:YGO-BS.0
  Rule: BS.0 The Battle Step
    - `YGO-BS.0-1` The Battle Step is the second step of the Battle Phase: it follows the Start Step.

    @YGO-BS.0-1
    Example: first the Start Step
      Given the attacker Noah with ATK 1800
      And it is the Main Phase
      When north enters the Battle Phase
      Then the game is in the Start Step
      And north may use fast effects in the Start Step
      And nothing else changes
      When both players pass
      Then the game is in the Battle Step
      And no window is open
      And nothing else changes
