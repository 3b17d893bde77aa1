@yu-gi-oh
Feature: BS.7 Replay

  What happens when the opponent's monsters are no longer those at which the attack was declared.

  @clause:YGO-BS.7
  Rule: BS.7 When a replay takes place
    - `YGO-BS.7-1` If the opponent's monsters have changed once the attack is declared and that Chain has resolved, a
      replay takes place.
    - `YGO-BS.7-2` The opponent is the one of the turn player: the attacker's own side does not matter.
    - `YGO-BS.7-3` The replay waits for the whole Chain.
    - `YGO-BS.7-4` One monster that leaves and one that arrives are a change, too.
    - `YGO-BS.7-5` Changes in the Damage Step cause no replay.
    - `YGO-BS.7-6` A replay also takes place when this monster may no longer attack that target, or has lost the right to
      attack directly.

    > **Erratum.** The source asks whether the *number* of monsters has changed. Any monster that joins or leaves counts,
    > and a swap keeps the number (YGO-Q4-11). *Confidence: high.*

    > **Reading YGO-Q4-1.** The official rulebook speaks of the target leaving and of monsters arriving, and other sources
    > of any change, however brief. This suite looks at every coming and going since the target was named, at the declaration
    > or in the latest replay; a monster that changes control leaves one side and joins the other. It looks whenever a Chain
    > has resolved, and only while the attacker can go on attacking. The other reading counts the monsters. *Confidence: high.*

    @YGO-BS.7-1 @bug:ygopro#2020
    Example: one monster more
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      Then a replay is open to north
      And north may choose exactly Mira and Ilse
      And Ilse is on the field
      And nothing else changes

    @YGO-BS.7-1
    Example: one monster less, and not the target
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      And the target Ilse with ATK 1200
      And north has the Fast effect Bolt that destroys Ilse
      When Noah declares an attack on Mira
      And north uses Bolt
      And south passes
      And north passes
      Then a replay is open to north
      And north may choose exactly Mira and Amber
      And Ilse is destroyed
      And nothing else changes

    @YGO-BS.7-1
    Scenario Outline: whichever way a monster leaves: an effect <does>
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Ilse with ATK 1200
      And north has the Fast effect Gust that <does>
      When Noah declares an attack on Mira
      And north uses Gust
      And south passes
      And north passes
      Then a replay is open to north
      And north may choose exactly Mira

      Examples:
        | does                     |
        | returns Ilse to the hand |
        | returns Ilse to the deck |
        | banishes Ilse            |

    @YGO-BS.7-1
    Example: the target is gone
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      And south has the attack response Recall that returns Mira to the hand
      When Noah declares an attack on Mira
      And north passes
      And south uses Recall
      And both players pass
      Then a replay is open to north
      And north may choose exactly Amber
      And Mira is in the hand
      And nothing else changes

    @YGO-BS.7-1
    Example: a direct attack, and a monster arrives
      Given the attacker Noah with ATK 1800
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on south
      And north passes
      And south uses Call
      And both players pass
      Then a replay is open to north
      And north may choose exactly Ilse
      And Ilse is on the field
      And nothing else changes

    @YGO-BS.7-1
    Example: the same monsters, another position
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500 and DEF 2000
      And south has the attack response Brace that turns Mira to Defense Position
      When Noah declares an attack on Mira
      And north passes
      And south uses Brace
      And both players pass
      Then north may use fast effects before the Damage Step
      And Mira is in Defense Position
      And nothing else changes

    @YGO-BS.7-1
    Example: a change by a later Chain before the Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Thorn that deals 500 to north
      And south has the Fast effect Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Thorn
      And both players pass
      And north passes
      And south uses Call
      And both players pass
      Then a replay is open to north
      And north may choose exactly Mira and Ilse

    @YGO-BS.7-1
    Example: a monster of the opponent changes sides
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      And north has the Fast effect Lure that gives Amber to north
      When Noah declares an attack on Mira
      And north uses Lure
      And south passes
      And north passes
      Then a replay is open to north
      And north may choose exactly Mira
      And Amber fights for north
      And nothing else changes

    @YGO-BS.7-1
    Example: a monster changes sides to the opponent
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1000
      And the target Mira with ATK 1500
      And south has the attack response Lure that gives Lena to south
      When Noah declares an attack on Mira
      And north passes
      And south uses Lure
      And both players pass
      Then a replay is open to north
      And north may choose exactly Mira and Lena
      And Lena fights for south
      And nothing else changes

    @YGO-BS.7-1
    Example: what changed in an earlier attack does not count for the next
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      And south has the attack response Thorn that deals 500 to north
      When Noah attacks Mira
      And Lena declares an attack on Amber
      And north passes
      And south uses Thorn
      And both players pass
      Then north may use fast effects before the Damage Step
      And Lena is attacking Amber

    @YGO-BS.7-1
    Example: what led to a replay does not lead to another
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      And south has the Fast effect Thorn that deals 500 to north
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north chooses Ilse
      And north passes
      And south uses Thorn
      And both players pass
      Then north may use fast effects before the Damage Step
      And Noah is attacking Ilse

    @YGO-BS.7-2
    Example: the turn player's monsters may go
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1000
      And the target Mira with ATK 1500
      And south has the attack response Bolt that destroys Lena
      When Noah declares an attack on Mira
      And north passes
      And south uses Bolt
      And both players pass
      Then north may use fast effects before the Damage Step
      And Lena is destroyed
      And nothing else changes

    @YGO-BS.7-2
    Example: the turn player's monsters may come
      Given the attacker Noah with ATK 1800
      And north holds Ada with ATK 1200
      And the target Mira with ATK 1500
      And north has the Fast effect Call that summons Ada
      When Noah declares an attack on Mira
      And north uses Call
      And south passes
      And north passes
      Then north may use fast effects before the Damage Step
      And Ada is on the field
      And nothing else changes

    @YGO-BS.7-2
    Example: in the turn of south it is north's monsters that count
      Given it is south's turn 4
      And the attacker Mira with ATK 1500
      And the target Noah with ATK 1200
      And the target Lena with ATK 1000
      And north has the attack response Recall that returns Lena to the hand
      When Mira declares an attack on Noah
      And south passes
      And north uses Recall
      And south passes
      And north passes
      Then a replay is open to south
      And south may choose exactly Noah
      And Lena is in the hand
      And nothing else changes
      When north tries to choose Noah
      Then it is refused by BS.8
      When south chooses Noah
      Then Mira is attacking Noah

    @YGO-BS.7-3 @implied
    Example: link 2 summons, and link 1 destroys the attacker
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Snare that destroys Noah
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Snare
      And north passes
      And south uses Call
      And both players pass
      Then Ilse is on the field
      And Noah is destroyed
      And no window is open
      And nothing else changes

    @YGO-BS.7-3 @implied
    Example: what link 1 does is there when the target is chosen again
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Veil that protects Mira from attacks
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Veil
      And north passes
      And south uses Call
      And both players pass
      Then a replay is open to north
      And north may choose exactly Ilse
      And Ilse is on the field
      And Mira can no longer be attacked
      And nothing else changes

    @YGO-BS.7-4 @implied @erratum @reading:YGO-Q4-1=any-change
    Example: one monster leaves and one arrives
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1200
      And south holds Ilse with ATK 1000
      And south has the attack response Swap that destroys Amber, then summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Swap
      And both players pass
      Then a replay is open to north
      And north may choose exactly Mira and Ilse
      And Amber is destroyed
      And Ilse is on the field
      And nothing else changes

    @YGO-BS.7-4 @implied @erratum @reading:YGO-Q4-1=any-change
    Example: one monster leaves and is back at once
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1200
      And south has the attack response Blink that banishes Amber, then summons Amber
      When Noah declares an attack on Mira
      And north passes
      And south uses Blink
      And both players pass
      Then a replay is open to north
      And north may choose exactly Mira and Amber

    @YGO-BS.7-4 @implied @reading:YGO-Q4-1=number
    Example: their number is the same, so there is no replay
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1200
      And south holds Ilse with ATK 1000
      And south has the attack response Swap that destroys Amber, then summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Swap
      And both players pass
      Then north may use fast effects before the Damage Step
      And Amber is destroyed
      And Ilse is on the field
      And nothing else changes

    @YGO-BS.7-5 @implied
    Example: a monster arrives in the Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the Damage Step effect Call that summons Ilse
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Call
      And both players pass
      Then north may use fast effects in the Damage Step
      And Ilse is on the field
      And the game is in the Damage Step
      When everyone declines
      Then Mira is destroyed
      And south has 7700 LP
      And the game is in the Battle Step
      And no window is open
      And nothing else changes

    @YGO-BS.7-5 @implied
    Example: a monster arrives in the Damage Step of a direct attack
      Given the attacker Noah with ATK 1800
      And south holds Ilse with ATK 1000
      And south has the Damage Step effect Call that summons Ilse
      When Noah declares an attack on south
      And both players pass
      And north passes
      And south uses Call
      And everyone declines
      Then south has 6200 LP
      And Ilse is on the field
      And no window is open
      And nothing else changes

    @YGO-BS.7-6 @implied
    Example: the target can no longer be attacked
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1200
      And south has the attack response Veil that protects Mira from attacks
      When Noah declares an attack on Mira
      And north passes
      And south uses Veil
      And both players pass
      Then a replay is open to north
      And north may choose exactly Amber
      And Mira can no longer be attacked
      And nothing else changes

    @YGO-BS.7-6 @implied
    Example: the right to attack directly is lost
      Given the attacker Noah with ATK 1800 and the right to attack directly
      And the target Mira with ATK 1500
      And south has the attack response Chains that takes the right to attack directly from Noah
      When Noah declares an attack on south
      And north passes
      And south uses Chains
      And both players pass
      Then a replay is open to north
      And north may choose exactly Mira
      And Noah has the right to attack directly no more
      And nothing else changes

    @YGO-BS.7-6 @implied
    Example: the right is lost, and it was not used
      Given the attacker Noah with ATK 1800 and the right to attack directly
      And the target Mira with ATK 1500
      And south has the attack response Chains that takes the right to attack directly from Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Chains
      And both players pass
      Then north may use fast effects before the Damage Step
      And Noah has the right to attack directly no more
      And nothing else changes

  @clause:YGO-BS.8
  Rule: BS.8 What a replay is
    - `YGO-BS.8-1` In a replay the attack may be switched to another monster of the opponent.
    - `YGO-BS.8-2` This is no new declaration.
    - `YGO-BS.8-3` So nothing that responds to a declaration can be used then.

    > **Reading YGO-Q4-3.** What may be done in a replay? Choose a target again (the old one, another one, or the opponent
    > when a direct attack is legal), or stop. An attack with another monster is a declaration of its own, later.
    > *Confidence: high.*

    > **Reading YGO-Q4-12.** When does the replay come, and may a monster that must attack be stopped in it? Here at once
    > after the Chain, and it may. No scored example depends on either: nobody uses anything between a Chain and its replay,
    > and no monster that must attack is stopped. *Confidence: low.*

    @YGO-BS.8-1
    Example: the attack is switched to the new monster
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north chooses Ilse
      Then Noah is attacking Ilse
      When everyone declines
      Then Ilse is destroyed
      And south has 7200 LP
      And no window is open
      And nothing else changes

    @YGO-BS.8-1
    Example: the attack stays with the old target
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north chooses Mira
      And everyone declines
      Then Mira is destroyed
      And Ilse is on the field
      And south has 7700 LP
      And nothing else changes

    @YGO-BS.8-1
    Example: nobody is left, so the attack goes on directly
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Recall that returns Mira to the hand
      When Noah declares an attack on Mira
      And north passes
      And south uses Recall
      And both players pass
      Then north may choose exactly south
      When north chooses south
      And everyone declines
      Then south has 6200 LP
      And Mira is in the hand
      And no window is open

    @YGO-BS.8-1
    Example: the right to attack directly holds in a replay, too
      Given the attacker Noah with ATK 1800 and the right to attack directly
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      Then north may choose exactly Mira and Ilse and south
      When north chooses south
      And everyone declines
      Then south has 6200 LP
      And Ilse is on the field
      And no window is open

    @YGO-BS.8-1
    Example: a monster in whatever position may be chosen
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1500 and face-down
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse in Defense Position
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      Then north may choose exactly Mira and Amber and Ilse

    @YGO-BS.8-1 @reading:YGO-Q4-14=no-monster
    Example: nobody is left who can be attacked, so the attack is over
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000 and cannot be attacked
      And south has the attack response Recall that returns Mira to the hand
      When Noah declares an attack on Mira
      And north passes
      And south uses Recall
      And both players pass
      Then Mira is in the hand
      And no window is open
      And nothing else changes

    @YGO-BS.8-1
    Example: a monster of one's own is not chosen
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1000
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north tries to choose Lena
      Then it is refused by BS.8
      And a replay is open to north

    @YGO-BS.8-1
    Example: the opponent does not choose the target
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And south tries to choose Ilse
      Then it is refused by BS.8
      And a replay is open to north

    @YGO-BS.8-1
    Example: nor does the opponent stop the attack
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And south tries to stop the attack
      Then it is refused by BS.8
      And a replay is open to north

    @YGO-BS.8-1
    Example: one target is chosen, and not two
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north tries to choose Mira and Ilse
      Then it is refused by BS.8
      And a replay is open to north

    @YGO-BS.8-1
    Example: another monster does not take the attack over in a replay
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And Lena tries to attack Ilse
      Then it is refused by FE.1
      And a replay is open to north
      And Lena has used 0 attacks

    @YGO-BS.8-1
    Example: without a replay no other target is chosen
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      When Noah declares an attack on Mira
      And north tries to choose Amber
      Then it is refused by FE.1
      And Noah is attacking Mira

    @YGO-BS.8-1
    Example: a second change, a second replay
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      And south has the Fast effect Recall that returns Ilse to the hand
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north chooses Ilse
      And north passes
      And south uses Recall
      And both players pass
      Then a replay is open to north
      And north may choose exactly Mira

    @YGO-BS.8-2
    Example: an attack that is switched was declared once
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north chooses Ilse
      Then Noah is attacking Ilse
      And Noah has used 1 attack
      And none of these happens:
        | event   | card |
        | declare | Ilse |

    @YGO-BS.8-3
    Example: nothing responds to a replay
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      And south has the attack response Snare that destroys Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north chooses Ilse
      Then north may use fast effects before the Damage Step
      When north passes
      And south tries to use Snare
      Then it is refused by BS.8
      And Noah is attacking Ilse

    @YGO-BS.8-3
    Example: a fast effect that needs no attack is used then
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      And south has the Fast effect Snare that destroys Noah
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north chooses Ilse
      And north passes
      And south uses Snare
      And both players pass
      Then Noah is destroyed
      And no window is open

    @YGO-BS.8-3
    Example: what may be used while a replay is open, and after it
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      And south has the attack response Snare that destroys Noah
      And south has the Fast effect Shrink that sets the ATK of Noah to 900
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      Then south may use exactly nobody
      When north chooses Ilse
      And north passes
      Then south may use exactly Shrink
