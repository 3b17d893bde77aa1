@yu-gi-oh
Feature: BS.12 Leaving the Battle Step

  How the Battle Step ends, and what keeps it from ending.

  @clause:YGO-BS.12
  Rule: BS.12 When both are ready
    - `YGO-BS.12-1` Leaving for the End Step needs both players to be ready.
    - `YGO-BS.12-2` When both are, the turn player enters the End Step.

    > **Reading YGO-Q4-8.** How is the Battle Step left? The turn player says that they want to leave, the opponent may act,
    > and the step ends when both have passed in a row. There is no other way to the End Step: every Damage Step leads back
    > to the Battle Step, even when nobody is left who could attack. *Confidence: high.*

    @YGO-BS.12-1
    Example: the opponent is asked
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When north wants to leave the Battle Step
      Then south is asked before the Battle Step ends
      And nothing else changes

    @YGO-BS.12-1
    Example: in the turn of south it is north who is asked
      Given it is south's turn 4
      And the attacker Mira with ATK 1500
      When south wants to leave the Battle Step
      Then north is asked before the Battle Step ends
      And nothing else changes
      When north passes
      Then the game is in the End Step

    @YGO-BS.12-1
    Example: the opponent uses something, and the Battle Step goes on
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Fast effect Brace that sets the ATK of Mira to 2000
      When north wants to leave the Battle Step
      And south uses Brace
      And everyone declines
      Then Mira has ATK 2000
      And no window is open
      And Noah may attack exactly Mira
      And nothing else changes

    @YGO-BS.12-2
    Example: both are ready to leave
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
      And no window is open
      And nothing else changes

    @YGO-BS.12-2
    Example: the opponent is ready at the second try
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Fast effect Brace that sets the ATK of Mira to 2000
      When north wants to leave the Battle Step
      And south uses Brace
      And everyone declines
      And north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
      And Mira has ATK 2000
      And nothing else changes

    @YGO-BS.12-2
    Example: the opponent does not end the Battle Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When south tries to leave the Battle Step
      Then it is refused by FE.1
      And nothing else changes

    @YGO-BS.12-2
    Example: the Battle Step is not left while an attack goes on
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      And north tries to leave the Battle Step
      Then it is refused by FE.1
      And north may respond to the attack

    @YGO-BS.12-2
    Example: the Battle Step is not left while a replay is open
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north tries to leave the Battle Step
      Then it is refused by FE.1
      And a replay is open to north

    @YGO-BS.12-2
    Example: the Start Step does not lead to the End Step
      Given the attacker Noah with ATK 1800
      And it is the Main Phase
      When north enters the Battle Phase
      And north tries to leave the Battle Step
      Then it is refused by FE.1
      And the game is in the Start Step
