@yu-gi-oh
Feature: BS.0 The Battle Step

  The part of the Battle Phase in which attacks are declared.

  @clause:YGO-BS.0
  Rule: BS.0 The Battle Step
    - `YGO-BS.0-1` The Battle Step is the second step of the Battle Phase: it follows the Start Step.
    - `YGO-BS.0-2` Attacks are declared in it, and nowhere else.
    - `YGO-BS.0-3` The turn player enters it in every Battle Phase of theirs,
    - `YGO-BS.0-4` whether they mean to attack or not, and even when they cannot.

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

    @YGO-BS.0-1
    Example: in the turn of south it is south who is asked first in the Start Step
      Given it is south's turn 4
      And it is the Main Phase
      And the attacker Mira with ATK 1500
      When south enters the Battle Phase
      Then the game is in the Start Step
      And south may use fast effects in the Start Step
      And nothing else changes

    @YGO-BS.0-2
    Example: an attack in the Battle Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      Then Noah is attacking Mira
      And nothing else changes

    @YGO-BS.0-2
    Example: no attack in the Main Phase
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And it is the Main Phase
      When Noah tries to attack Mira
      Then it is refused by BS.0
      And nothing else changes

    @YGO-BS.0-2
    Example: no attack in the Start Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And it is the Main Phase
      When north enters the Battle Phase
      And Noah tries to attack Mira
      Then it is refused by BS.0
      And the game is in the Start Step

    @YGO-BS.0-2
    Example: no attack in the Damage Step
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      And both players pass
      Then the game is in the Damage Step
      And north may use fast effects in the Damage Step
      And nothing else changes
      When Lena tries to attack Mira
      Then it is refused by BS.0
      And nothing else changes

    @YGO-BS.0-2
    Example: no attack in the End Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And it is the End Step
      When Noah tries to attack Mira
      Then it is refused by BS.0
      And nothing else changes

    @YGO-BS.0-3
    Example: the Battle Step is entered before anything ends
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And it is the Main Phase
      When north enters the Battle Phase
      And everyone declines
      Then the game is in the Battle Step
      And Noah may attack exactly Mira
      And nothing else changes

    @YGO-BS.0-3
    Example: south enters it in a turn of theirs
      Given it is south's turn 4
      And it is the Main Phase
      And the attacker Mira with ATK 1500
      When south enters the Battle Phase
      And everyone declines
      Then the game is in the Battle Step
      And nothing else changes

    @YGO-BS.0-3
    Example: the opponent does not enter it in the turn player's stead
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And it is the Main Phase
      When south tries to end the phase
      Then it is refused by FE.1
      And nothing else changes

    @YGO-BS.0-4
    Example: a player without monsters
      Given the target Mira with ATK 1500
      And it is the Main Phase
      When north enters the Battle Phase
      And both players pass
      Then the game is in the Battle Step
      And nothing else changes
      When north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
      And nothing else changes

    @YGO-BS.0-4
    Example: a player whose only monster cannot attack
      Given the attacker Noah with ATK 1800 and cannot attack
      And the target Mira with ATK 1500
      And it is the Main Phase
      When north enters the Battle Phase
      And both players pass
      Then the game is in the Battle Step
      And Noah may attack exactly nobody
      And nothing else changes
