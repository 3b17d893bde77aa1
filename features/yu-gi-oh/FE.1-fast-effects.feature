@yu-gi-oh @outside-source
Feature: FE.1 Fast effects

  Stands in for pages we do not have: who may use something when, how a Chain is built and resolved, and whom it reaches.

  @clause:YGO-FE.1
  Rule: FE.1 Who may use something
    > **Stub YGO-FE.1.** While nothing is open the turn player acts: attacks, uses a fast effect, or wants to go on to the
    > next step. Whoever uses something or passes hands over to the other player; both passing in a row closes what was
    > open. *Confidence: medium.*

    @YGO-BS.5-1
    Example: not before it is one's turn to respond
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And south tries to use Snare
      Then it is refused by FE.1
      And north may respond to the attack

    @YGO-BS.5-1
    Example: a pass between two uses closes nothing
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Thorn that deals 500 to north
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      Then north may respond to the attack
      When north passes
      Then south may respond to the attack

    @YGO-BS.5-1
    Example: nobody passes for the other player
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      And south tries to pass
      Then it is refused by FE.1
      And north may respond to the attack

    @YGO-BS.5-2
    Example: nothing is used twice
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Fast effect Thorn that deals 500 to north
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And both players pass
      And north passes
      Then south may use fast effects before the Damage Step
      When south tries to use Thorn
      Then it is refused by FE.1

    @YGO-BS.5-2
    Example: nothing is used twice, against another attack neither
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      And south has the attack response Thorn that deals 500 to north
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And everyone declines
      And Lena declares an attack on Amber
      And north passes
      And south tries to use Thorn
      Then it is refused by FE.1

    @YGO-BS.12-1
    Example: while nothing is open the opponent waits
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Fast effect Brace that sets the ATK of Mira to 2000
      When south tries to use Brace
      Then it is refused by FE.1
      When north wants to leave the Battle Step
      And south uses Brace
      And everyone declines
      Then Mira has ATK 2000
      And the game is in the Battle Step

    @YGO-BS.0-3
    Example: a Chain in the Start Step does not end it
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And it is the Main Phase
      And south has the Fast effect Brace that sets the ATK of Mira to 2000
      When north enters the Battle Phase
      And north passes
      And south uses Brace
      And both players pass
      Then north may use fast effects in the Start Step
      And Mira has ATK 2000
      When both players pass
      Then the game is in the Battle Step

  @clause:YGO-FE.2
  Rule: FE.2 A Chain
    > **Stub YGO-FE.2.** What is used becomes the next link of the Chain, and does nothing yet. When both have passed in a
    > row the Chain resolves, the last link first. What an effect has made of a monster lasts until it leaves the field.
    > *Confidence: high.*

    @YGO-BS.6-2
    Example: the last link resolves first
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the attack response Spur that sets the ATK of Noah to 2000
      And south has the attack response Shrink that sets the ATK of Noah to 900
      When Noah declares an attack on Mira
      And north uses Spur
      And south uses Shrink
      And both players pass
      Then Noah has ATK 2000
      And north may use fast effects before the Damage Step
      And nothing else changes

    @YGO-BS.6-2
    Example: three links resolve from the last to the first
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the attack response Spur that sets the ATK of Noah to 2000
      And south has the attack response Shrink that sets the ATK of Noah to 900
      And north has the Fast effect Glare that sets the ATK of Noah to 1400
      When Noah declares an attack on Mira
      And north uses Glare
      And south uses Shrink
      And north uses Spur
      And south passes
      And north passes
      Then Noah has ATK 1400
      And north may use fast effects before the Damage Step
      And nothing else changes

    @YGO-BS.6-2
    Example: a negated attack does not stop the rest of the Chain
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Thorn that deals 500 to north
      And south has the attack response Barrier that negates the attack
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And north passes
      And south uses Barrier
      And everyone declines
      Then north has 7500 LP
      And no window is open
      And nothing else changes

    @YGO-BS.1-1
    Example: what an effect did to a monster is gone when the monster has left
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And it is the Main Phase
      And south has the Fast effect Chains that forbids Noah to attack, then sets the ATK of Noah to 900
      And north has the Fast effect Blink that banishes Noah, then summons Noah
      When north enters the Battle Phase
      And north passes
      And south uses Chains
      And both players pass
      And everyone declines
      Then Noah has ATK 900
      And Noah may attack exactly nobody
      When north uses Blink
      And everyone declines
      Then Noah has ATK 1800
      And Noah may attack exactly Mira

  @clause:YGO-FE.3
  Rule: FE.3 Unaffected monsters
    > **Stub YGO-FE.3.** Card effects do nothing to a monster that is unaffected by them, and do not negate its attack.
    > Battle is no card effect. *Confidence: medium.*

    @YGO-BS.1-1 @bug:ygopro-scripts#1466
    Example: a restriction does not hold an unaffected monster
      Given the attacker Noah with ATK 1800 and unaffected
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And it is the Main Phase
      And south has the Fast effect Chains that forbids Noah to attack, then forbids Lena to attack
      When north enters the Battle Phase
      And north passes
      And south uses Chains
      And everyone declines
      Then Noah may attack exactly Mira
      And Lena may attack exactly nobody

    @YGO-BS.9-1
    Example: an unaffected attacker is not destroyed by an effect, and goes on
      Given the attacker Noah with ATK 1800 and unaffected
      And the target Mira with ATK 1500
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Snare
      And both players pass
      Then north may use fast effects before the Damage Step
      And Noah is attacking Mira
      And nothing else changes

    @YGO-BS.9-1
    Example: the attack of an unaffected monster is not negated
      Given the attacker Noah with ATK 1800 and unaffected
      And the target Mira with ATK 1500
      And south has the attack response Barrier that negates the attack
      When Noah declares an attack on Mira
      And north passes
      And south uses Barrier
      And both players pass
      Then north may use fast effects before the Damage Step
      And Noah is attacking Mira
      And nothing else changes

    @YGO-BS.9-3
    Example: battle is no effect: an unaffected monster is destroyed by it
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500 and unaffected
      When Noah attacks Mira
      Then Mira is destroyed
      And south has 7700 LP
      And nothing else changes
