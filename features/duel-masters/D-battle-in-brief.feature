@duel-masters
Feature: D Battle in brief

  What the page says of battles in its own words, before it turns to the rules.

  @clause:DM-D0
  Rule: D0 A keyword action
    - `DM-D0` A battle is one of the keyword actions.

  @clause:DM-D1
  Rule: D1 How battles come about
    - `DM-D1-1` A creature that attacks a creature battles it.
    - `DM-D1-2` An attacker that is blocked battles the blocker.
    - `DM-D1-3` An effect that orders a battle makes one happen, too.

    > **Reading DM-Q3-12.** May the attacked creature itself block? Nothing is said; here it may not. *Confidence: low.*

    @DM-D0 @DM-D1-1 @DM-115.1a-1
    Example: an attack on a creature is a battle with it
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      When Noah attacks Mira
      Then Noah and Mira battle
      And Noah is tapped
      And Mira is destroyed
      And nothing else changes

    @DM-D1-2
    Example: a blocked attack is a battle with the blocker
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 3000
      And south has the shield Dawn
      When Noah declares an attack on south
      And Amber blocks
      Then Noah and Amber battle
      And Noah is tapped
      And Amber is destroyed
      And nothing else changes

    @DM-D1-2
    Example: the attacked creature has no part in the battle with the blocker
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And south has the creature Amber with Blocker and power 6000
      When Noah declares an attack on Mira
      And Amber blocks
      Then Noah is destroyed
      And Amber is tapped
      And nothing else changes

    @DM-D1-2 @implied
    Example: the attacked creature may leave once another one has blocked
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And south has the creature Amber with Blocker and power 3000
      And Amber has the ability Shelter: when it blocks, returns Mira to the hand
      When Noah declares an attack on Mira
      And Amber blocks
      Then Noah and Amber battle
      And Mira is in the hand
      And Amber is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-D1-3 @DM-115.1a-2
    Example: an effect makes two creatures battle
      Given north has the creature Noah with power 5000
      And south has the creature Mira with power 3000
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Noah and Mira battle
      And Mira is destroyed
      And nothing else changes

    @DM-D1-3 @DM-115.1a-2
    Example: creatures of one player battle each other if an effect says so
      Given south has the creature Amber with power 2000
      And south has the creature Mira with power 3000
      And north has the spell Feud that makes Amber and Mira battle
      When north uses Feud
      Then Amber is destroyed
      And nothing else changes

    @DM-D1-3 @implied
    Example: two battles that one effect orders are fought one after the other
      Given north has the creature Noah with power 5000
      And south has the creature Mira with power 3000
      And south has the creature Amber with power 5000
      And north has the spell Feud that makes Noah and Mira battle, then makes Noah and Amber battle
      When north uses Feud
      Then Mira is destroyed
      And Noah is destroyed
      And Amber is destroyed
      And nothing else changes

    @assumption
    Example: the attacked creature does not block for itself, another one does
      Given the attacker Noah with power 5000
      And the target Mira with Blocker and power 3000
      And south has the creature Amber with Blocker and power 6000
      And Noah has the ability Wake: when it attacks, untaps Mira
      When Noah declares an attack on Mira
      Then south may block with exactly Amber

  @clause:DM-D2
  Rule: D2 Less power loses
    - `DM-D2-1` The two creatures compare power.
    - `DM-D2-2` The one with less power goes to its owner's graveyard.

    > **Reading DM-Q3-7.** Whose graveyard is it, if a player controls a creature of the other? The owner's.
    > *Confidence: high.*

    @DM-D2-1 @DM-D2-2
    Example: power 5000 against 3000
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-D2-1 @DM-D2-2
    Example: power 3000 against 5000
      Given the attacker Noah with power 3000
      And the target Mira with power 5000
      When Noah attacks Mira
      Then Noah is destroyed
      And nothing else changes

    @DM-D2-2
    Example: a creature under foreign control goes home
      Given the attacker Noah with power 5000
      And the target Mira with power 3000 and owned by north
      When Noah attacks Mira
      Then Mira is in the graveyard of north
      And Noah is tapped
      And nothing else changes

  @clause:DM-D3
  Rule: D3 Equal power
    - `DM-D3` With equal power both creatures go to their owners' graveyards.

    @DM-D3
    Example: equal power destroys both
      Given the attacker Noah with power 5000
      And the target Mira with power 5000
      When Noah attacks Mira
      Then Noah is destroyed
      And Mira is destroyed
      And nothing else changes

    @DM-D3
    Example: each goes to the graveyard of its own owner
      Given the attacker Noah with power 5000 and owned by south
      And the target Mira with power 5000 and owned by north
      When Noah attacks Mira
      Then Noah is in the graveyard of south
      And Mira is in the graveyard of north
      And nothing else changes

  @clause:DM-D4
  Rule: D4 Kept from being destroyed
    - `DM-D4-1` If an effect keeps the weaker creature from being destroyed, both stay.
    - `DM-D4-2` They stay as tapped as they were.

    > **Erratum.** The page says that both creatures remain tapped. That is true of creatures that attack, block or are
    > attacked; a battle itself taps and untaps nobody.

    > **Reading DM-Q3-4.** In a battle that an effect orders, untapped creatures stay untapped. *Confidence: medium.*

    @DM-D4-1
    Example: a weaker creature that cannot be destroyed stays
      Given the attacker Noah with power 5000
      And the target Mira with power 3000 and cannot be destroyed
      When Noah attacks Mira
      Then Noah is tapped
      And nothing else changes

    @DM-D4-1
    Example: a weaker creature without that ability is destroyed
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-D4-1 @implied
    Example: a creature that is kept from destruction from the start of the battle on stays
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Mira has the ability Stone: when it battles, grants Mira "cannot be destroyed"
      When Noah attacks Mira
      Then Mira has lost the battle
      And Mira is in the battle zone
      And Noah is tapped

    @DM-D4-1 @implied
    Example: what has outlived its battle is not destroyed for it later
      Given the attacker Noah with power 5000
      And the target Mira with power 3000 and cannot be destroyed
      And north has the spell Crack that takes "cannot be destroyed" from Mira
      When Noah attacks Mira
      Then Noah is tapped
      And nothing else changes
      When north uses Crack
      Then Mira is in the battle zone

    @DM-D4-2 @erratum
    Example: after an attack on a tapped creature both are tapped
      Given the attacker Noah with power 5000
      And the target Mira with power 3000 and cannot be destroyed
      When Noah attacks Mira
      Then Noah is tapped
      And Mira is tapped
      And nothing else changes

    @DM-D4-2 @erratum
    Example: after a block attacker and blocker are tapped
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker, power 3000 and cannot be destroyed
      When Noah declares an attack on south
      And Amber blocks
      Then Noah is tapped
      And Amber is tapped
      And nothing else changes

    @DM-D4-2 @implied
    Example: an attacker that was untapped on the way is untapped after the battle
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Haste: when it attacks, untaps Noah
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is untapped
      And nothing else changes

    @DM-D4-2 @DM-115.3-I3 @erratum
    Example: after a battle by an effect untapped creatures are untapped
      Given north has the creature Noah with power 5000
      And south has the creature Mira with power 3000 and cannot be destroyed
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Noah and Mira battle
      And nothing else changes

  @clause:DM-D5
  Rule: D5 The one exception
    - `DM-D5` Nothing but "wins all battles" lets a weaker creature destroy a stronger one in a battle between them.

    @DM-D5
    Example: power 1000 with the ability against 9000
      Given the attacker Noah with power 1000 and wins all battles
      And the target Mira with power 9000
      When Noah attacks Mira
      Then Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @DM-D5
    Example: without the ability the same attack fails
      Given the attacker Noah with power 1000
      And the target Mira with power 9000
      When Noah attacks Mira
      Then Noah is destroyed
      And nothing else changes

    @DM-D5
    Example: the ability of a bystander helps nobody else
      Given the attacker Noah with power 1000
      And north has the creature Lena with power 2000 and wins all battles
      And the target Mira with power 9000
      When Noah attacks Mira
      Then Noah is destroyed
      And nothing else changes

    @DM-D5
    Example: not to be destroyed is no way to win
      Given the attacker Noah with power 1000 and cannot be destroyed
      And the target Mira with power 9000
      When Noah attacks Mira
      Then Noah is tapped
      And nothing else changes

  @clause:DM-D6
  Rule: D6 What is no battle
    - `DM-D6-1` An attack on the player that nobody blocks breaks a shield, and is no battle.
    - `DM-D6-2` One that wins the game is no battle either.
    - `DM-D6-I1` An attack that was blocked does not reach the player, even if the blocker has left.

    > **Reading DM-Q3-3.** If the blocker leaves, the attacker stays blocked: there is neither a battle nor a broken
    > shield. *Confidence: high.*

    @DM-D6-1
    Example: an attack on the player breaks a shield and is no battle
      Given the attacker Noah with power 5000
      And south has the shield Dawn
      And Noah has the ability Roar: when it battles, gives Noah 1000 more power
      When Noah attacks south
      Then there is no battle
      And Dawn is in the hand
      And Noah is tapped
      And nothing else changes

    @DM-D6-1
    Example: an attack on the player is no battle either when a blocker stands by
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 9000
      And south has the shield Dawn
      And Noah has the ability Roar: when it battles, gives Noah 1000 more power
      When Noah attacks south
      Then there is no battle
      And Dawn is in the hand
      And Noah is tapped
      And nothing else changes

    @DM-D6-2
    Example: the attack that wins the game is no battle
      Given the attacker Noah with power 5000
      And south has the creature Amber with power 9000
      When Noah attacks south
      Then south has lost
      And there is no battle
      And Noah is tapped
      And nothing else changes

    @DM-D6-I1 @implied
    Example: with the blocker gone there is neither a battle nor a broken shield
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 3000
      And south has the shield Dawn
      And Amber has the ability Vanish: when it blocks, returns Amber to the hand
      When Noah declares an attack on south
      And Amber blocks
      Then there is no battle
      And Amber is in the hand
      And Noah is tapped
      And nothing else changes

    @DM-D6-I1 @implied
    Example: with the blocker gone the attack does not come back to the creature that was attacked
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And south has the creature Amber with Blocker and power 3000
      And Amber has the ability Vanish: when it blocks, returns Amber to the hand
      When Noah declares an attack on Mira
      And Amber blocks
      Then there is no battle
      And Amber is in the hand
      And Noah is tapped
      And nothing else changes
