@yu-gi-oh
Feature: BS.1 Who attacks whom

  Attackers, targets, direct attacks, and attacks that must be made.

  @clause:YGO-BS.1
  Rule: BS.1 Attacker and target
    - `YGO-BS.1-1` The attacker is a face-up monster of the turn player, in Attack Position, that is able to attack.
    - `YGO-BS.1-2` The target is a monster of the opponent that can be attacked.
    - `YGO-BS.1-3` If the opponent has no monster, the attack may be direct.
    - `YGO-BS.1-4` An attack has one attacker and one target.

    > **Reading YGO-Q4-14.** The opponent has monsters, and none of them can be attacked: may the attack be direct? The text
    > ties direct attacks to having no monster, so here it may not. The other reading looks at what could be attacked.
    > *Confidence: medium.*

    @YGO-BS.1-1
    Example: face-up and in Attack Position
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      Then Noah may attack exactly Mira
      When Noah declares an attack on Mira
      Then Noah is attacking Mira
      And nothing else changes

    @YGO-BS.1-1
    Scenario Outline: not an attacker: Noah with <properties>
      Given the attacker Noah with <properties>
      And the target Mira with ATK 1500
      When Noah tries to attack Mira
      Then it is refused by BS.1
      And nothing else changes

      Examples:
        | properties                       |
        | ATK 1800 and in Defense Position |
        | ATK 1800 and face-down           |
        | ATK 1800 and cannot attack       |

    @YGO-BS.1-1
    Example: a monster in the hand does not attack
      Given north holds Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah tries to attack Mira
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-1
    Example: nobody attacks with a monster of the opponent
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1200
      When north tries to attack Mira with Amber
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-1
    Example: only the turn player attacks
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Mira tries to attack Noah
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-1
    Example: in the turn of south it is south who attacks
      Given it is south's turn 4
      And the attacker Mira with ATK 1500
      And the target Noah with ATK 1800
      When Mira declares an attack on Noah
      Then Mira is attacking Noah
      And nothing else changes

    @YGO-BS.1-2
    Example: a target in whatever position
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1500 and in Defense Position
      And the target Ilse with ATK 1500 and face-down
      Then Noah may attack exactly Mira and Amber and Ilse
      When Noah declares an attack on Ilse
      Then Noah is attacking Ilse
      And nothing else changes

    @YGO-BS.1-2
    Example: a monster that cannot be attacked
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500 and cannot be attacked
      And the target Amber with ATK 1500
      Then Noah may attack exactly Amber
      When Noah tries to attack Mira
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-2
    Example: a monster of one's own is no target
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1000
      And the target Mira with ATK 1500
      When Noah tries to attack Lena
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-2
    Example: a monster in the hand is no target
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Amber with ATK 1500
      Then Noah may attack exactly Mira
      When Noah tries to attack Amber
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-3
    Example: no monster, so directly
      Given the attacker Noah with ATK 1800
      Then Noah may attack exactly south
      When Noah attacks south
      Then south has 6200 LP
      And nothing else changes

    @YGO-BS.1-3
    Example: monsters off the field do not stand in the way
      Given the attacker Noah with ATK 1800
      And south holds Mira with ATK 1500
      When Noah declares an attack on south
      Then Noah is attacking south
      And nothing else changes

    @YGO-BS.1-3
    Example: nobody attacks themselves directly
      Given the attacker Noah with ATK 1800
      When Noah tries to attack north
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-3 @bug:ygopro#1755
    Example: a monster that attacks monsters twice may attack directly instead
      Given the attacker Noah with ATK 1800 and the right to attack monsters twice
      Then Noah may attack exactly south
      When Noah attacks south
      Then south has 6200 LP
      And nothing else changes

    @YGO-BS.1-3 @implied @reading:YGO-Q4-14=no-monster
    Example: a monster that cannot be attacked stands in the way all the same
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500 and cannot be attacked
      Then Noah may attack exactly nobody

    @YGO-BS.1-3 @implied @reading:YGO-Q4-14=nothing-to-attack
    Example: a monster that cannot be attacked does not stand in the way
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500 and cannot be attacked
      Then Noah may attack exactly south

    @YGO-BS.1-4 @implied
    Example: two attackers are one too many
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1000
      And the target Mira with ATK 1500
      When Noah and Lena try to attack Mira together
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-4 @implied
    Example: two targets are one too many
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      When Noah tries to attack both Mira and Amber
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-4 @implied
    Example: without a target there is no attack
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah tries to attack without a target
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-4 @implied
    Example: without an attacker there is no attack
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When north tries to attack Mira without an attacker
      Then it is refused by BS.1
      And nothing else changes

    @YGO-BS.1-4 @implied
    Example: of three on each side one attacks, and one is attacked
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1000
      And the attacker Ada with ATK 1200
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      And the target Ilse with ATK 1600
      When Noah attacks Amber
      Then Amber is destroyed
      And south has 7200 LP
      And nothing else changes

  @clause:YGO-BS.2
  Rule: BS.2 Attacks from Defense Position
    - `YGO-BS.2` Certain monsters, such as the "Superheavy Samurai", may attack from face-up Defense Position.

    @YGO-BS.2
    Example: a Samurai in Defense Position attacks
      Given the attacker Big Benkei with ATK 1000 and DEF 3500 and in Defense Position and the right to attack from Defense Position
      And the target Mira with ATK 500
      When Big Benkei declares an attack on Mira
      Then Big Benkei is attacking Mira
      And nothing else changes

    @YGO-BS.2
    Example: a Samurai in Attack Position attacks, too
      Given the attacker Big Benkei with ATK 1000 and DEF 3500 and the right to attack from Defense Position
      And the target Mira with ATK 500
      Then Big Benkei may attack exactly Mira

    @YGO-BS.2
    Example: other monsters in Defense Position do not attack
      Given the attacker Noah with ATK 1000 and DEF 3500 and in Defense Position
      And the target Mira with ATK 500
      When Noah tries to attack Mira
      Then it is refused by BS.2
      And nothing else changes

    @YGO-BS.2
    Example: a face-down Samurai does not attack
      Given the attacker Big Benkei with ATK 1000 and DEF 3500 and face-down and the right to attack from Defense Position
      And the target Mira with ATK 500
      Then Big Benkei may attack exactly nobody

    @YGO-BS.2
    Example: a Samurai that is turned to Defense Position goes on attacking
      Given the attacker Big Benkei with ATK 1000 and DEF 3500 and the right to attack from Defense Position
      And the target Mira with ATK 500
      And south has the attack response Quake that turns Big Benkei to Defense Position
      When Big Benkei declares an attack on Mira
      And north passes
      And south uses Quake
      And both players pass
      Then Big Benkei is in Defense Position
      And Big Benkei is attacking Mira
      And north may use fast effects before the Damage Step
      And nothing else changes

    @YGO-BS.2
    Example: a Samurai that is turned face-down does not
      Given the attacker Big Benkei with ATK 1000 and DEF 3500 and the right to attack from Defense Position
      And the target Mira with ATK 500
      And south has the attack response Eclipse that turns Big Benkei face-down
      When Big Benkei declares an attack on Mira
      And north passes
      And south uses Eclipse
      And both players pass
      Then Big Benkei is face-down
      And no window is open
      And nothing else changes

  @clause:YGO-BS.3
  Rule: BS.3 Direct attacks
    - `YGO-BS.3-1` There is no direct attack while the opponent has a monster.
    - `YGO-BS.3-2` A card effect can allow it.

    > **Erratum.** The source says "if he controls a monster" of the player who attacks. The opponent is meant: no attacker
    > could ever attack directly otherwise (YGO-Q4-2). *Confidence: high.*

    @YGO-BS.3-1
    Example: a monster of the opponent stands in the way
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah tries to attack south
      Then it is refused by BS.3
      And nothing else changes

    @YGO-BS.3-1
    Example: a face-down monster stands in the way
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500 and face-down
      Then Noah may attack exactly Mira

    @YGO-BS.3-1 @erratum
    Example: monsters of one's own do not stand in the way
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1000
      When Noah attacks south
      Then south has 6200 LP
      And nothing else changes

    @YGO-BS.3-2
    Example: an effect allows it
      Given the attacker Noah with ATK 1800 and the right to attack directly
      And the target Mira with ATK 1500
      Then Noah may attack exactly Mira and south
      When Noah attacks south
      Then south has 6200 LP
      And nothing else changes

    @YGO-BS.3-2
    Example: an effect gives the right in the Battle Step
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And north has the Fast effect Wings that gives Noah the right to attack directly
      When north uses Wings
      And everyone declines
      Then Noah now has the right to attack directly
      And Noah may attack exactly Mira and south
      And nothing else changes

  @clause:YGO-BS.4
  Rule: BS.4 Attacking is free
    - `YGO-BS.4-1` Nobody has to attack.
    - `YGO-BS.4-2` A card effect can make it compulsory: as long as that monster can attack, the Battle Step is not left.

    @YGO-BS.4-1
    Example: north could attack and does not
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
      And nothing else changes

    @YGO-BS.4-2 @bug:ygopro#1762
    Example: leaving is refused while Noah has to attack
      Given the attacker Noah with ATK 1800 and the duty to attack
      And the target Mira with ATK 1500
      When north tries to leave the Battle Step
      Then it is refused by BS.4
      And nothing else changes

    @YGO-BS.4-2
    Example: the duty is done
      Given the attacker Noah with ATK 1800 and the duty to attack
      And the target Mira with ATK 1500
      When Noah attacks Mira
      And north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
      And Mira is destroyed
      And south has 7700 LP
      And nothing else changes

    @YGO-BS.4-2
    Example: an attack by another monster does not do it
      Given the attacker Noah with ATK 1800 and the duty to attack
      And the attacker Lena with ATK 1700
      And the target Mira with ATK 1500
      When Lena attacks Mira
      And north tries to leave the Battle Step
      Then it is refused by BS.4

    @YGO-BS.4-2
    Example: of two that must attack, both must
      Given the attacker Noah with ATK 1800 and the duty to attack
      And the attacker Lena with ATK 1700 and the duty to attack
      And the target Mira with ATK 1500
      When Noah attacks Mira
      Then Mira is destroyed
      When north tries to leave the Battle Step
      Then it is refused by BS.4
      And nothing else changes
      When Lena attacks south
      And north wants to leave the Battle Step
      Then south is asked before the Battle Step ends

    @YGO-BS.4-2
    Example: what the opponent's monsters must do binds the opponent
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500 and the duty to attack
      When north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
      And nothing else changes

    @YGO-BS.4-2
    Example: a monster in the hand need not attack
      Given the attacker Noah with ATK 1800
      And north holds Ada with ATK 1200 and the duty to attack
      And the target Mira with ATK 1500
      When north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
      And nothing else changes

    @YGO-BS.4-2
    Example: a direct attack is possible, so it is compulsory
      Given the attacker Noah with ATK 1800 and the duty to attack
      When north tries to leave the Battle Step
      Then it is refused by BS.4
      And nothing else changes

    @YGO-BS.4-2
    Example: in Defense Position it cannot attack, and need not
      Given the attacker Noah with ATK 1800 and in Defense Position and the duty to attack
      And the target Mira with ATK 1500
      When north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
      And nothing else changes

    @YGO-BS.4-2 @reading:YGO-Q4-14=no-monster
    Example: without a legal target it need not
      Given the attacker Noah with ATK 1800 and the duty to attack
      And the target Mira with ATK 1500 and cannot be attacked
      When north wants to leave the Battle Step
      Then south is asked before the Battle Step ends
      And nothing else changes
