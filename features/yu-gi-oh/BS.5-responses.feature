@yu-gi-oh
Feature: BS.5 Responses to an attack

  The one Chain in which cards that respond to an attack are used.

  @clause:YGO-BS.5
  Rule: BS.5 One Chain in response
    - `YGO-BS.5-1` After a declaration either player can use cards and effects in response to it.
    - `YGO-BS.5-2` One Chain only is opened for this attack.
    - `YGO-BS.5-3` After that Chain nothing more is used in response to the attack; other fast effects still are.
    - `YGO-BS.5-4` If nobody responds, the chance is gone, too.

    > **Reading YGO-Q4-10.** Who may respond first? The text does not say. Fast effect timing asks the turn player first,
    > then the opponent, and so does this suite. *Confidence: medium.*

    > **Reading YGO-Q4-4.** How many Chains respond to an attack, and what may come after them? One, or none when nobody
    > begins it. Later Chains in the same Battle Step are possible, but they no longer respond to the attack.
    > *Confidence: high.*

    @YGO-BS.5-1
    Example: both players may respond
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      Then north may respond to the attack
      And nothing else changes
      When north passes
      Then south may respond to the attack
      And nothing else changes

    @YGO-BS.5-1
    Example: what may be used at the declaration
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the attack response Spur that sets the ATK of Noah to 2000
      And south has the attack response Snare that destroys Noah
      And south has the Fast effect Shrink that sets the ATK of Noah to 900
      And south has the Damage Step effect Honest that sets the ATK of Mira to 2000
      Then north may use exactly nobody
      And south may use exactly nobody
      When Noah declares an attack on Mira
      Then north may use exactly Spur
      And south may use exactly nobody
      When north passes
      Then south may use exactly Snare and Shrink and Honest
      And north may use exactly nobody

    @YGO-BS.5-1
    Example: the opponent responds
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Snare
      And everyone declines
      Then Noah is destroyed
      And no window is open
      And nothing else changes

    @YGO-BS.5-1
    Example: the turn player responds
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the attack response Spur that sets the ATK of Noah to 2000
      When Noah declares an attack on Mira
      And north uses Spur
      And everyone declines
      Then Noah has ATK 2000
      And Mira is destroyed
      And south has 7500 LP
      And nothing else changes

    @YGO-BS.5-1
    Example: without an attack there is nothing to respond to
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the attack response Spur that sets the ATK of Noah to 2000
      When north tries to use Spur
      Then it is refused by BS.5
      And nothing else changes

    @YGO-BS.5-1
    Example: in the turn of south it is south who may respond first
      Given it is south's turn 4
      And the attacker Mira with ATK 1800
      And the target Noah with ATK 1500
      When Mira declares an attack on Noah
      Then south may respond to the attack
      And nothing else changes
      When south passes
      Then north may respond to the attack

    @YGO-BS.5-1
    Example: in the Start Step there is nothing to respond to
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And it is the Main Phase
      And south has the attack response Snare that destroys Noah
      And south has the Fast effect Brace that sets the ATK of Mira to 2000
      When north enters the Battle Phase
      And north passes
      Then south may use exactly Brace

    @YGO-BS.5-1
    Example: when north wants to leave there is nothing to respond to
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Snare that destroys Noah
      And south has the Fast effect Brace that sets the ATK of Mira to 2000
      When north wants to leave the Battle Step
      Then south may use exactly Brace

    @YGO-BS.5-1
    Example: a Chain that began without an attack has nothing to respond to
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the Fast effect Spark that deals 300 to south
      And south has the attack response Snare that destroys Noah
      And south has the Fast effect Brace that sets the ATK of Mira to 2000
      When north uses Spark
      Then south may use exactly Brace

    @YGO-BS.5-1
    Example: an effect that needs no attack is used in response as well
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Fast effect Shrink that sets the ATK of Noah to 900
      When Noah declares an attack on Mira
      And north passes
      And south uses Shrink
      Then north may respond to the attack
      And nothing else changes
      When north passes
      And south passes
      Then Noah has ATK 900
      And north may use fast effects before the Damage Step
      And nothing else changes

    @YGO-BS.5-2 @YGO-BS.5-3
    Example: no second Chain in response
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Thorn that deals 500 to north
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And both players pass
      Then north has 7500 LP
      And north may use fast effects before the Damage Step
      And nothing else changes
      When north passes
      And south tries to use Snare
      Then it is refused by BS.5
      And Noah is attacking Mira

    @YGO-BS.5-2
    Example: a Chain of fast effects alone is that one Chain, too
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the Fast effect Spur that sets the ATK of Noah to 2000
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north uses Spur
      And south passes
      And north passes
      Then north may use fast effects before the Damage Step
      And Noah has ATK 2000
      And nothing else changes
      When north passes
      And south tries to use Snare
      Then it is refused by BS.5

    @YGO-BS.5-2
    Example: another attack, another Chain
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      And south has the attack response Thorn that deals 500 to north
      And south has the attack response Snare that destroys Lena
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And everyone declines
      And Lena declares an attack on Amber
      Then north may respond to the attack
      When north passes
      Then south may use exactly Snare

    @YGO-BS.5-3
    Example: in the turn of south it is south who is asked first after that Chain
      Given it is south's turn 4
      And the attacker Mira with ATK 1800
      And the target Noah with ATK 1500
      And north has the attack response Thorn that deals 500 to south
      When Mira declares an attack on Noah
      And south passes
      And north uses Thorn
      And south passes
      And north passes
      Then south may use fast effects before the Damage Step
      And south has 7500 LP
      And nothing else changes

    @YGO-BS.5-3
    Example: a fast effect after that Chain
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Thorn that deals 500 to north
      And south has the Fast effect Shrink that sets the ATK of Noah to 900
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And both players pass
      And north passes
      And south uses Shrink
      And everyone declines
      Then Noah is destroyed
      And north has 6900 LP
      And no window is open
      And nothing else changes

    @YGO-BS.5-2 @YGO-BS.5-3
    Example: what may still be used after that Chain
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Thorn that deals 500 to north
      And south has the attack response Snare that destroys Noah
      And south has the Fast effect Shrink that sets the ATK of Noah to 900
      And south has the Damage Step effect Honest that sets the ATK of Mira to 2000
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And both players pass
      And north passes
      Then south may use exactly Shrink and Honest

    @YGO-BS.5-4 @implied
    Example: what may still be used when nobody has responded
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Snare that destroys Noah
      And south has the Fast effect Shrink that sets the ATK of Noah to 900
      And south has the Damage Step effect Honest that sets the ATK of Mira to 2000
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      Then south may use exactly Honest
      And the game is in the Damage Step

    @YGO-BS.5-4 @implied
    Example: both pass, and the chance is gone
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      Then south may use fast effects in the Damage Step
      When south tries to use Snare
      Then it is refused by BS.5
      And nothing else changes

    @YGO-BS.5-4 @implied
    Example: the turn player has passed, and responds no more
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the attack response Spur that sets the ATK of Noah to 2000
      When Noah declares an attack on Mira
      And both players pass
      And north tries to use Spur
      Then it is refused by BS.5
      And the game is in the Damage Step

  @clause:YGO-BS.6
  Rule: BS.6 The whole Chain responds
    - `YGO-BS.6-1` Everything on that Chain counts as responding to the attack.
    - `YGO-BS.6-2` So cards that need an attack to respond to may be any of its links, even behind a link that is not one.

    @YGO-BS.6-1 @YGO-BS.6-2
    Example: two responses, as links 1 and 2
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Thorn that deals 500 to north
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And north passes
      And south uses Snare
      And everyone declines
      Then north has 7500 LP
      And Noah is destroyed
      And nothing else changes

    @YGO-BS.6-1 @YGO-BS.6-2
    Example: a response behind one of the opponent
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the attack response Spur that deals 300 to south
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north uses Spur
      And south uses Snare
      And everyone declines
      Then south has 7700 LP
      And Noah is destroyed
      And nothing else changes

    @YGO-BS.6-1 @YGO-BS.6-2
    Example: a response as link 3, behind an effect that needs no attack
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Thorn that deals 500 to north
      And north has the Fast effect Spark that deals 300 to south
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And north uses Spark
      And south uses Snare
      And everyone declines
      Then north has 7500 LP
      And south has 7700 LP
      And Noah is destroyed
      And nothing else changes

    @YGO-BS.6-2
    Example: what may be the next link
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the Fast effect Spark that deals 300 to south
      And south has the attack response Thorn that deals 500 to north
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north uses Spark
      Then south may use exactly Thorn and Snare
      When south uses Thorn
      And north passes
      Then south may use exactly Snare
      And north may use exactly nobody
