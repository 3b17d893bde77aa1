@duel-masters @outside-source
Feature: 101.4 Abilities that trigger together

  In which order they resolve, as far as battles need it.

  @clause:DM-101.4
  Rule: 101.4 The active player first
    > **Stub for rule 101.4.** Of abilities that trigger at the same time the active player's resolve first, in the order
    > that player picks one after the other; then those of the other player. Nothing else is done meanwhile. Shield triggers,
    > which come before both, are left out: shields here have none.

    @DM-115.2 @outside-source
    Example: with two abilities of one player, that player picks
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Roar: when it battles, gives Noah 1000 more power
      And Noah has the ability Howl: when it battles, gives Mira 1000 more power
      When Noah attacks Mira
      Then north may choose exactly Howl and Roar
      When north chooses Howl
      Then Noah has power 6000
      And Mira is destroyed
      And no window is open
      And nothing else changes

    @DM-115.2 @outside-source
    Scenario Outline: the order is free: <first> first
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Home: when it battles, returns Noah to the hand
      And Noah has the ability Fire: when it battles, destroys Noah
      When Noah attacks Mira
      And north chooses <first>
      Then Noah is in the <place>
      And nothing else changes

      Examples:
        | first | place     |
        | Home  | hand      |
        | Fire  | graveyard |

    @DM-115.3d-2 @outside-source
    Example: after the battle the winners' abilities are picked by their own players
      Given the attacker Noah with power 5000 and wins all battles
      And the target Mira with power 3000 and wins all battles
      And Mira has the ability Spite: when it wins a battle, gives Mira 1000 more power
      And Mira has the ability Scorn: when it wins a battle, gives Mira 2000 more power
      And Noah has the ability Cheer: when it wins a battle, gives Noah 1000 more power
      When Noah attacks Mira
      Then Noah has power 6000
      And south may choose exactly Scorn and Spite

    @outside-source
    Example: nobody else picks, nothing that was not offered is picked, and nothing else is done
      Given the attacker Noah with power 5000
      And north has the creature Lena with power 2000
      And the target Mira with power 3000
      And Noah has the ability Roar: when it battles, gives Noah 1000 more power
      And Noah has the ability Howl: when it battles, gives Mira 1000 more power
      And north has the spell Feud that destroys Mira
      When Noah attacks Mira
      Then north may choose exactly Howl and Roar
      When south tries to choose Roar
      Then it is refused by 101.4
      And nothing else changes
      When north tries to choose Feud
      Then it is refused by 101.4
      And nothing else changes
      When north tries to use Feud
      Then it is refused by 101.4
      And nothing else changes
      When Lena tries to attack Mira
      Then it is refused by 101.4
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 101.4
      And nothing else changes
      When south tries to pass
      Then it is refused by 101.4
      And nothing else changes
