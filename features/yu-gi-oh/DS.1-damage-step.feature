@yu-gi-oh @outside-source
Feature: DS.1 The Damage Step

  Stands in for a page we do not have: what happens between the last response and the return to the Battle Step.

  @clause:YGO-DS.1
  Rule: DS.1 Course of the Damage Step
    > **Stub YGO-DS.1.** Both players may use effects made for the Damage Step, the turn player first. Then a face-down
    > target is turned face-up, damage is calculated, and who was destroyed goes to the graveyard. If the attacker or the
    > target has left (even if it is back) or changed control meanwhile, nothing is calculated. *Confidence: high.*

    > **Reading YGO-Q4-13.** What if the attacker is turned to Defense Position or face-down in the Damage Step, before
    > damage is calculated? Here the attack stops. In the other reading it goes on. *Confidence: medium.*

    @YGO-BS.9-2
    Example: an effect made for the Damage Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Honest that sets the ATK of Mira to 2000
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Honest
      And everyone declines
      Then Mira has ATK 2000
      And Noah is destroyed
      And north has 7800 LP
      And no window is open
      And nothing else changes

    @YGO-BS.9-1
    Example: another fast effect is not used in it
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the Fast effect Spur that sets the ATK of Noah to 2000
      When Noah declares an attack on Mira
      And both players pass
      And north tries to use Spur
      Then it is refused by DS.1
      And north may use fast effects in the Damage Step

    @YGO-BS.9-2
    Example: a face-down target is turned face-up
      Given the attacker Noah with ATK 1800
      And the target Mira with DEF 1500 and face-down
      When Noah declares an attack on Mira
      And both players pass
      Then the game is in the Damage Step
      And Mira is face-down
      When both players pass
      Then these happen in order:
        | event   | card |
        | flip    | Mira |
        | destroy | Mira |

    @YGO-BS.9-2
    Example: a face-down target that is strong enough stays, face-up
      Given the attacker Noah with ATK 1800
      And the target Mira with DEF 2000 and face-down
      When Noah attacks Mira
      Then Mira is face-up
      And north has 7800 LP
      And nothing else changes

    @YGO-BS.9-2 @bug:ygopro-core#107
    Example: a target turned to Defense Position is fought with its DEF
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500 and DEF 2000
      And south has the Damage Step effect Brace that turns Mira to Defense Position
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Brace
      And everyone declines
      Then Mira is in Defense Position
      And north has 7800 LP
      And no window is open
      And nothing else changes

    @YGO-BS.9-2 @bug:ygopro#1984
    Example: a target that changes control is not fought
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the Damage Step effect Lure that gives Mira to north
      When Noah declares an attack on Mira
      And both players pass
      And north uses Lure
      And south passes
      And north passes
      Then Mira fights for north
      And the game is in the Battle Step
      And no window is open
      And nothing else changes

    @YGO-BS.9-2
    Example: a target that left is not fought
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Recall that returns Mira to the hand
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Recall
      And everyone declines
      Then Mira is in the hand
      And no window is open
      And nothing else changes

    @YGO-BS.9-2
    Example: a target that is gone and back is not fought
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Blink that banishes Mira, then summons Mira
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Blink
      And everyone declines
      Then Mira is on the field
      And no window is open
      And nothing else changes

    @YGO-BS.9-2
    Example: an attacker that left does not fight
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Snare that destroys Noah
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Snare
      And everyone declines
      Then Noah is destroyed
      And no window is open
      And nothing else changes

    @YGO-BS.9-2
    Example: an attacker that is gone and back does not fight
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Blink that banishes Noah, then summons Noah
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Blink
      And everyone declines
      Then Noah is on the field
      And no window is open
      And nothing else changes

    @YGO-BS.9-2
    Example: an attacker that changed sides does not fight
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Lure that gives Noah to south
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Lure
      And everyone declines
      Then Noah fights for south
      And no window is open
      And nothing else changes

    @YGO-BS.9-2
    Example: in the turn of south it is south who is asked first
      Given it is south's turn 4
      And the attacker Mira with ATK 1800
      And the target Noah with ATK 1500
      When Mira declares an attack on Noah
      And both players pass
      Then south may use fast effects in the Damage Step
      And the game is in the Damage Step
      And nothing else changes

    @YGO-BS.9-2 @reading:YGO-Q4-13=stops @bug:ygopro-core#107
    Example: an attacker in Defense Position attacks no more
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Quake that turns Noah to Defense Position
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Quake
      And everyone declines
      Then Noah is in Defense Position
      And no window is open
      And nothing else changes

    @YGO-BS.9-2 @reading:YGO-Q4-13=goes-on
    Example: an attacker in Defense Position goes on attacking
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the Damage Step effect Quake that turns Noah to Defense Position
      When Noah declares an attack on Mira
      And both players pass
      And north passes
      And south uses Quake
      And everyone declines
      Then Noah is in Defense Position
      And Mira is destroyed
      And south has 7700 LP
      And nothing else changes

  @clause:YGO-DS.2
  Rule: DS.2 What is compared
    > **Stub YGO-DS.2.** The attacker fights with its ATK. A target in Attack Position fights with its ATK, one in Defense
    > Position with its DEF. *Confidence: high.*

    > **Reading YGO-Q4-5.** What does an attacker in Defense Position fight with? ATK, unless its own effect says DEF. In
    > the other reading it is always DEF. *Confidence: medium.*

    @YGO-BS.9-2 @reading:YGO-Q4-5=atk
    Example: an attacker in Defense Position fights with ATK
      Given the attacker Noah with ATK 1000 and DEF 3500 and in Defense Position and the right to attack from Defense Position
      And the target Mira with ATK 800
      When Noah attacks Mira
      Then Mira is destroyed
      And south has 7800 LP
      And nothing else changes

    @YGO-BS.9-2 @reading:YGO-Q4-5=def
    Example: an attacker in Defense Position fights with DEF
      Given the attacker Noah with ATK 1000 and DEF 3500 and in Defense Position and the right to attack from Defense Position
      And the target Mira with ATK 800
      When Noah attacks Mira
      Then Mira is destroyed
      And south has 5300 LP
      And nothing else changes

    @YGO-BS.9-2
    Example: an attacker whose effect says so fights with DEF
      Given the attacker Big Benkei with ATK 1000 and DEF 3500 and in Defense Position and the right to attack from Defense Position and the right to attack with its DEF
      And the target Mira with ATK 800
      When Big Benkei attacks Mira
      Then Mira is destroyed
      And south has 5300 LP
      And nothing else changes

    @YGO-BS.9-2
    Example: in Attack Position even such an attacker fights with ATK
      Given the attacker Big Benkei with ATK 1000 and DEF 3500 and the right to attack from Defense Position and the right to attack with its DEF
      And the target Mira with ATK 800
      When Big Benkei attacks Mira
      Then Mira is destroyed
      And south has 7800 LP
      And nothing else changes

    @YGO-BS.9-3
    Example: an attacker in Defense Position can be destroyed
      Given the attacker Big Benkei with ATK 1000 and DEF 1500 and in Defense Position and the right to attack from Defense Position and the right to attack with its DEF
      And the target Mira with ATK 1800
      When Big Benkei attacks Mira
      Then Big Benkei is destroyed
      And north has 7700 LP
      And nothing else changes

  @clause:YGO-DS.3
  Rule: DS.3 A target in Attack Position
    > **Stub YGO-DS.3.** The weaker monster is destroyed, and its controller loses the difference in LP. Equal monsters
    > destroy each other, and nobody loses LP; with 0 ATK each, neither is destroyed. *Confidence: high.*

    @YGO-BS.9-2 @YGO-BS.9-3
    Example: 1500 against ATK 1800
      Given the attacker Noah with ATK 1500
      And the target Mira with ATK 1800
      When Noah attacks Mira
      Then Noah is destroyed
      And north has 7700 LP
      And nothing else changes

    @YGO-BS.9-3
    Example: 1500 against ATK 1500
      Given the attacker Noah with ATK 1500
      And the target Mira with ATK 1500
      When Noah attacks Mira
      Then Noah is destroyed
      And Mira is destroyed
      And nothing else changes

    @YGO-BS.9-3 @bug:ygopro-core#115
    Example: 0 against ATK 0
      Given the attacker Noah with ATK 0
      And the target Mira with ATK 0
      When Noah declares an attack on Mira
      And both players pass
      Then the game is in the Damage Step
      When both players pass
      Then the game is in the Battle Step
      And no window is open
      And nothing else changes

  @clause:YGO-DS.4
  Rule: DS.4 A target in Defense Position
    > **Stub YGO-DS.4.** A defender whose DEF is lower is destroyed, and nobody loses LP, unless the attacker's damage
    > pierces. Against equal DEF nothing happens. Against higher DEF the attacker's controller loses the difference, and
    > the attacker stays. *Confidence: high.*

    @YGO-BS.9-2 @YGO-BS.9-3
    Example: 1800 against DEF 1500
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 2500 and DEF 1500 and in Defense Position
      When Noah attacks Mira
      Then Mira is destroyed
      And nothing else changes

    @YGO-BS.9-3
    Example: 1500 against DEF 1500
      Given the attacker Noah with ATK 1500
      And the target Mira with DEF 1500 and in Defense Position
      When Noah declares an attack on Mira
      And both players pass
      Then the game is in the Damage Step
      When both players pass
      Then the game is in the Battle Step
      And no window is open
      And nothing else changes

    @YGO-BS.9-2 @YGO-BS.9-3
    Example: 1500 against DEF 2000
      Given the attacker Noah with ATK 1500
      And the target Mira with DEF 2000 and in Defense Position
      When Noah attacks Mira
      Then north has 7500 LP
      And nothing else changes

    @YGO-BS.9-2
    Example: piercing damage
      Given the attacker Noah with ATK 1800 and piercing
      And the target Mira with DEF 1500 and in Defense Position
      When Noah attacks Mira
      Then Mira is destroyed
      And south has 7700 LP
      And nothing else changes

    @YGO-BS.9-2
    Example: piercing damage through a monster that was face-down
      Given the attacker Noah with ATK 1800 and piercing
      And the target Mira with DEF 1500 and face-down
      When Noah attacks Mira
      Then Mira is destroyed
      And south has 7700 LP
      And nothing else changes

    @YGO-BS.9-2
    Example: against Attack Position nothing pierces
      Given the attacker Noah with ATK 1800 and piercing
      And the target Mira with ATK 1500 and DEF 1000
      When Noah attacks Mira
      Then Mira is destroyed
      And south has 7700 LP
      And nothing else changes

  @clause:YGO-DS.5
  Rule: DS.5 Direct attacks
    > **Stub YGO-DS.5.** The opponent loses the attacker's ATK in LP. *Confidence: high.*

    @YGO-BS.9-2
    Example: 1800 directly
      Given the attacker Noah with ATK 1800
      When Noah attacks south
      Then south has 6200 LP
      And nothing else changes

    @YGO-BS.9-2
    Example: 1800 directly, in the turn of south
      Given it is south's turn 4
      And the attacker Mira with ATK 1800
      When Mira attacks north
      Then north has 6200 LP
      And nothing else changes


