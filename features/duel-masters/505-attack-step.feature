@duel-masters @outside-source
Feature: 505 to 509 The attack step

  How an attack comes to a battle, or past it, as far as battles need it.

  @clause:DM-505
  Rule: 505 The attack step
    > **Stub for rule 505.** In the attack phase the turn player attacks with one creature after the other. Spells wait until
    > no attack is going on. A creature that leaves the battle zone stops attacking; without its attacker, or the creature it
    > attacks, an attack is over.

    @outside-source
    Example: nobody attacks outside the attack phase
      Given it is the Main phase
      And the attacker Noah with power 5000
      And the target Mira with power 3000
      When Noah tries to attack Mira
      Then it is refused by 505
      And nothing else changes

    @outside-source
    Example: the other player does not attack
      Given the attacker Noah with power 5000 and tapped
      And the target Mira with power 3000 and untapped
      When Mira tries to attack Noah
      Then it is refused by 505
      And nothing else changes

    @outside-source
    Example: one attack at a time, and no spell in it
      Given the attacker Noah with power 5000
      And north has the creature Lena with power 2000
      And the target Mira with power 3000
      And north has the spell Fire that destroys Mira
      When Noah declares an attack on Mira
      Then south may block
      When Lena tries to attack Mira
      Then it is refused by 505
      And nothing else changes
      When north tries to use Fire
      Then it is refused by 505
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 505
      And nothing else changes

    @outside-source
    Example: a spell is used by its own player in their turn, once
      Given north has the creature Noah with power 5000
      And south has the creature Mira with power 3000
      And north has the spell Fire that destroys Mira
      And south has the spell Ice that destroys Noah
      When south tries to use Ice
      Then it is refused by 505
      And nothing else changes
      When north uses Fire
      Then Mira is destroyed
      When north tries to use Fire
      Then it is refused by 505
      And nothing else changes

    @outside-source
    Example: a spell in the main phase
      Given it is the Main phase
      And north has the creature Noah with power 5000
      And south has the creature Mira with power 3000
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Mira is destroyed
      And nothing else changes

    @outside-source
    Example: main phase, attack phase, end
      Given it is the Main phase
      And the attacker Noah with power 5000
      And the target Mira with power 3000
      When north ends the phase
      And Noah attacks Mira
      Then Mira is destroyed
      When north ends the phase
      Then the attack phase is over
      When south tries to end the phase
      Then it is refused by 505
      And nothing else changes

    @outside-source
    Example: in south's turn south uses spells and ends the phase
      Given it is south's turn 4
      And south has the creature Mira with power 5000
      And north has the creature Noah with power 3000
      And south has the spell Feud that makes Mira and Noah battle
      When south uses Feud
      Then Noah is destroyed
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 505
      And nothing else changes
      When south ends the phase
      Then the attack phase is over
      And nothing else changes

    @outside-source
    Scenario Outline: an attack on the player is over when an ability <does>
      Given the attacker Noah with power 5000
      And south has the shield Dawn
      And south has the creature Amber with Blocker and power 3000
      And Noah has the ability Retreat: when it attacks, <does>
      When Noah declares an attack on south
      Then no window is open
      And Dawn is in the shield zone
      And Noah is in the <place>

      Examples:
        | does                         | place       |
        | returns Noah to the hand     | hand        |
        | takes Noah out of the attack | battle zone |

  @clause:DM-506
  Rule: 506 Declaring an attack
    > **Stub for rule 506.** One untapped creature attacks that was not summoned this turn and that nothing keeps from
    > attacking. It attacks the opponent, or one tapped creature of the opponent. Attacking taps it, and abilities for
    > attacking trigger; they resolve before the attack goes on.

    @DM-D1-1 @outside-source
    Example: tapped creatures of the opponent, and the opponent
      Given the attacker Noah with power 5000
      And north has the creature Lena with power 2000 and tapped
      And the target Mira with power 3000
      And the target Amber with power 3000
      And south has the creature Otto with power 3000
      And south has the shield Dawn
      Then Noah may attack exactly Mira, Amber and south

    @DM-D1-1 @outside-source
    Scenario Outline: on the way, <what>: the attack goes on
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Haste: when it attacks, <does>
      When Noah attacks Mira
      Then Noah and Mira battle
      And Mira is destroyed

      Examples:
        | what                                | does                        |
        | the attacked creature is untapped   | untaps Mira                 |
        | the attacker is untapped            | untaps Noah                 |
        | the attacker is kept from attacking | grants Noah "cannot attack" |

    @DM-D4-2 @outside-source
    Example: attacking taps the creature
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      When Noah declares an attack on Mira
      Then Noah is tapped
      And Noah is attacking Mira
      And nothing else changes

    @outside-source
    Example: neither tapped, nor just summoned, nor kept from attacking
      Given the attacker Noah with power 5000 and tapped
      And the attacker Lena with power 5000 and just summoned
      And the attacker Otto with power 5000 and cannot attack
      And the target Mira with power 3000
      When Noah tries to attack Mira
      Then it is refused by 506
      And nothing else changes
      When Lena tries to attack Mira
      Then it is refused by 506
      And nothing else changes
      When Otto tries to attack Mira
      Then it is refused by 506
      And nothing else changes

    @outside-source
    Example: one attacker and one target
      Given the attacker Noah with power 5000
      And the attacker Lena with power 5000
      And the target Mira with power 3000
      And the target Amber with power 3000
      When Noah tries to attack both Mira and Amber
      Then it is refused by 506
      And nothing else changes
      When Noah and Lena try to attack Mira together
      Then it is refused by 506
      And nothing else changes

    @outside-source
    Example: not the own creatures, not with those of the opponent, and not oneself
      Given the attacker Noah with power 5000
      And north has the creature Lena with power 2000 and tapped
      And the target Mira with power 3000 and untapped
      When Noah tries to attack Lena
      Then it is refused by 506
      And nothing else changes
      When north tries to attack Lena with Mira
      Then it is refused by 506
      And nothing else changes
      When Noah tries to attack north
      Then it is refused by 506
      And nothing else changes

    @outside-source @bug:duel-masters#170
    Example: a refused attack triggers nothing
      Given the attacker Noah with power 5000
      And the target Mira with power 3000 and untapped
      And Noah has the ability Roar: when it attacks, gives Noah 1000 more power
      When Noah tries to attack Mira
      Then it is refused by 506
      And none of these happens:
        | event   | by   |
        | trigger | Roar |
      And nothing else changes

  @clause:DM-507
  Rule: 507 Declaring a block
    > **Stub for rule 507.** The player under attack may block with one untapped creature that is a blocker; that taps it. The
    > attack is then the blocker's affair, and stays so if the blocker leaves.

    @DM-D1-2 @outside-source
    Example: untapped blockers of the player under attack, and nobody else
      Given the attacker Noah with power 5000
      And north has the creature Lena with Blocker and power 2000
      And the target Mira with Blocker and power 3000
      And south has the creature Amber with Blocker and power 3000
      And south has the creature Otto with power 3000
      When Noah declares an attack on south
      Then south may block with exactly Amber

    @DM-D1-2 @outside-source
    Example: in south's turn north blocks
      Given it is south's turn 4
      And the attacker Mira with power 5000
      And south has the creature Otto with Blocker and power 3000
      And north has the creature Noah with Blocker and power 6000
      And north has the shield Dawn
      When Mira declares an attack on north
      Then north may block
      And north may block with exactly Noah
      When Noah blocks
      Then Mira is destroyed
      And Noah is tapped
      And no window is open
      And nothing else changes

    @outside-source
    Example: in the second attack of a turn the other player may block again
      Given the attacker Noah with power 5000
      And the attacker Lena with power 4000
      And the target Mira with power 3000
      And south has the creature Amber with Blocker and power 3000
      And south has the shield Dawn
      And Lena has the ability Roar: when it attacks, gives Lena 1000 more power
      When Noah declares an attack on Mira
      And Amber blocks
      And Lena declares an attack on south
      Then south may block
      And Lena is attacking south
      And Lena has power 5000
      And Amber is destroyed

    @DM-D1-2 @outside-source
    Scenario Outline: a creature with Blocker may block though: <what>
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker, power 6000 and <what>
      And south has the shield Dawn
      When Noah declares an attack on south
      Then south may block with exactly Amber
      When Amber blocks
      Then Noah is destroyed
      And Amber is tapped
      And no window is open
      And nothing else changes

      Examples:
        | what           |
        | just summoned  |
        | cannot attack  |
        | owned by north |

    @outside-source
    Example: only the player under attack is asked
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 3000
      When Noah declares an attack on south
      Then south may block
      When north tries to pass
      Then it is refused by 507
      And nothing else changes
      When north tries to block with Amber
      Then it is refused by 507
      And south may block

    @outside-source
    Example: neither a tapped blocker nor a creature that is none, and no second one
      Given the attacker Noah with power 5000
      And south has the creature Mira with Blocker, power 3000 and tapped
      And south has the creature Otto with power 3000
      And south has the creature Amber with Blocker and power 9000
      And south has the creature Ruth with Blocker and power 9000
      When Noah declares an attack on south
      Then south may block
      When Mira tries to block
      Then it is refused by 507
      And nothing else changes
      When Otto tries to block
      Then it is refused by 507
      And nothing else changes
      When Amber blocks
      Then Noah is destroyed
      And Amber is tapped
      And no window is open
      And nothing else changes
      When Ruth tries to block
      Then it is refused by 507
      And nothing else changes

    @DM-D4-2 @outside-source
    Example: the blocker battles, and the attacked creature does not
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And south has the creature Amber with Blocker and power 6000
      When Noah declares an attack on Mira
      And Amber blocks
      Then Noah and Amber battle
      And Noah is destroyed
      And Amber is tapped
      And nothing else changes

    @DM-D1-2 @outside-source
    Scenario Outline: a blocker battles, though an ability <does>
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 6000
      And Amber has the ability Change: when it blocks, <does>
      When Noah declares an attack on south
      And Amber blocks
      Then Noah and Amber battle
      And Noah is destroyed
      And Amber is in the battle zone

      Examples:
        | does                       |
        | takes "Blocker" from Amber |
        | untaps Amber               |

    @outside-source
    Example: a blocker that leaves the battle zone blocks no more
      Given the attacker Noah with power 5000
      And south has the creature Amber with Blocker and power 9000
      And Noah has the ability Wind: when it attacks, returns Amber to the hand
      When Noah declares an attack on south
      Then Amber is in the hand
      And south may block
      When Amber tries to block
      Then it is refused by 507
      And nothing else changes

  @clause:DM-508
  Rule: 508 The battle of an attack
    > **Stub for rule 508.** After the block the attacker battles the blocker, or the creature it attacked; rule 115 says how.
    > An attack on the player that nobody blocked goes past this rule, to 509.

    @DM-D6-1 @outside-source
    Example: past the battle to the shields
      Given the attacker Noah with power 5000
      And south has the shield Dawn
      And Noah has the ability Roar: when it battles, gives Noah 1000 more power
      When Noah declares an attack on south
      And south passes
      Then there is no battle
      And Dawn is in the hand
      And Noah is tapped
      And nothing else changes

  @clause:DM-509
  Rule: 509 Direct attack
    > **Stub for rule 509, with Reading DM-Q3-8.** An attack on the player that nobody blocked is a direct attack. It breaks
    > one shield, which the attacking player picks; it goes to the hand. A player without shields loses, as a state-based
    > action. *Confidence: high.*

    @outside-source
    Example: one shield breaks, whatever the power, and the attacking player picks it
      Given the attacker Noah with power 14000
      And south has the shield Dawn
      And south has the shield Dusk
      When Noah attacks south
      Then north may choose exactly Dawn and Dusk
      When south tries to choose Dusk
      Then it is refused by 101.4
      And nothing else changes
      When north chooses Dusk
      Then Dusk is in the hand
      And nobody has won
      And no window is open
      And nothing else changes

    @outside-source
    Example: in south's turn south picks among the shields of north
      Given it is south's turn 4
      And the attacker Mira with power 5000
      And north has the shield Dawn
      And north has the shield Dusk
      And south has the shield Ember
      When Mira attacks north
      Then south may choose exactly Dawn and Dusk
      When south chooses Dawn
      Then Dawn is in the hand
      And nobody has won
      And no window is open
      And nothing else changes

    @DM-D6-2 @outside-source
    Example: with the last shield the game goes on, with none it is lost
      Given the attacker Noah with power 5000
      And the attacker Lena with power 5000
      And south has the shield Dawn
      When Noah attacks south
      Then nobody has won
      When Lena attacks south
      Then south has lost
      And there is no battle
      And Lena is tapped
      And nothing else changes

    @DM-D6-2 @outside-source
    Example: in south's turn it is north who has lost
      Given it is south's turn 4
      And the attacker Mira with power 5000
      And south has the shield Ember
      When Mira attacks north
      Then north has lost
      And there is no battle
      And Mira is tapped
      And nothing else changes

    @outside-source
    Example: after the end nothing is done
      Given the attacker Noah with power 5000
      And the attacker Lena with power 5000
      And north has the spell Fire that destroys Lena
      When Noah attacks south
      Then south has lost
      When Lena tries to attack south
      Then it is refused by 509
      And nothing else changes
      When north tries to use Fire
      Then it is refused by 509
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 509
      And nothing else changes
