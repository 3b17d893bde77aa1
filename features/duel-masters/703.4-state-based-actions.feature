@duel-masters @outside-source
Feature: 703.4 State-based actions

  What happens by itself, as far as battles need it.

  @clause:DM-703.4
  Rule: 703.4 What is destroyed by itself
    > **Stub for rule 703.4.** Before any waiting ability resolves, and all at once: creatures with power 0 or less are
    > destroyed, creatures that have lost a battle are destroyed, and a player hit by a direct attack without shields loses.
    > Then it is looked again.

    @outside-source
    Example: losing its power, a creature is destroyed at once
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And Noah has the ability Drain: when it attacks, gives Mira 3000 less power
      When Noah attacks Mira
      Then Mira is destroyed
      And there is no battle
      And Noah is tapped
      And nothing else changes

    @outside-source
    Example: without power and yet not to be destroyed, it stays
      Given the attacker Noah with power 5000
      And the target Mira with power 3000
      And south has the creature Otto with power 3000 and cannot be destroyed
      And Noah has the ability Drain: when it attacks, gives Otto 3000 less power
      When Noah attacks Mira
      Then Otto has power 0
      And Mira is destroyed
      And Noah is tapped
      And nothing else changes

    @outside-source
    Example: what cannot be destroyed is not destroyed by an effect, and battles
      Given the attacker Noah with power 5000
      And the target Mira with power 6000 and cannot be destroyed
      And Noah has the ability Fire: when it attacks, destroys Mira
      When Noah attacks Mira
      Then Noah and Mira battle
      And Noah is destroyed
      And nothing else changes

    @outside-source
    Example: what is destroyed by an effect has its ability for that, too
      Given north has the creature Lena with power 2000
      And south has the creature Mira with power 3000
      And Mira has the ability Curse: when it is destroyed, destroys Lena
      And north has the spell Fire that destroys Mira
      When north uses Fire
      Then Mira is destroyed
      And Lena is destroyed
      And nothing else changes
