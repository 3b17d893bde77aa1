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
