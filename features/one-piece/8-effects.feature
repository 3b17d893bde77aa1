@one-piece @outside-source
Feature: 8 Effects

  Stands in for a chapter we do not have: how the effects are carried out that a battle wakes.

  @clause:OP-8
  Rule: 8 Activating and carrying out
    > **Stub OP-8.** An effect with a timing is activated while its card is on the field, by itself, and here once. What has
    > been activated together is carried out one after the other, the turn player's first. A Main effect is used by the
    > turn player outside a battle. A choice is made by the player who is asked, among what there is; with one option
    > nobody is asked. While somebody is asked, nothing else is begun. What cannot be done is left out. *Confidence: medium.*

    > **Reading OP-Q1-20.** Is an activated effect carried out when its card has left the field meanwhile? It is: activating
    > and carrying out are two things. The other reading loses it, unless it is an On K.O. effect. *Confidence: medium.*

    @OP-7-1-1-3 @reading:OP-Q1-20=carried-out
    Example: an activated effect is carried out though its card has left
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And Zoro has a When Attacking effect that puts Zoro into the hand
      And Zoro has a When Attacking effect that sets the power of Bepo to 1000
      When Zoro declares an attack on Bepo
      And north chooses Zoro's Effect
      Then Zoro is in the hand
      And Bepo has power 1000
      And no window is open
      And nothing else changes

    @OP-7-1-1-3 @reading:OP-Q1-20=lost
    Example: if an effect were lost with its card, the second would be
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And Zoro has a When Attacking effect that puts Zoro into the hand
      And Zoro has a When Attacking effect that sets the power of Bepo to 1000
      When Zoro declares an attack on Bepo
      And north chooses Zoro's Effect
      Then Zoro is in the hand
      And no window is open
      And nothing else changes

    @OP-7-1-1-3
    Example: a choice is made by the player who is asked, and meanwhile nothing else happens
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And the target Bepo with power 6000
      And Zoro has a When Attacking effect that sets the power of Bepo to 2000
      And Zoro has a When Attacking effect that sets the power of Bepo to 4000
      When Zoro declares an attack on Bepo
      Then north may choose exactly Zoro's Effect and Zoro's Second Effect
      And nothing else changes
      When south tries to choose Zoro's Effect
      Then it is refused by 8
      And nothing else changes
      When north tries to choose Zoro's Effect and Zoro's Second Effect
      Then it is refused by 8
      And nothing else changes
      When south tries to pass
      Then it is refused by 8
      And nothing else changes
      When Sanji tries to attack Bepo
      Then it is refused by 8
      And nothing else changes
      When north chooses Zoro's Effect
      Then Bepo has power 4000
      And south may block
      And nothing else changes

    @OP-7-1-5
    Example: Main effects are used outside a battle
      Given north has the Leader Luffy with power 5000
      And the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And Luffy has a Main effect that makes Zoro active
      And Zoro has a When Attacking effect that gives Zoro 500 power for the battle
      And Bepo has a Main effect that makes Bepo active
      And north has the Stage Thousand Sunny
      And Thousand Sunny has a Main effect that makes Thousand Sunny rested
      When Zoro declares an attack on Bepo
      And north tries to use Luffy
      Then it is refused by 8
      And Zoro is rested
      And south may block
      When everyone declines
      Then Zoro has power 5000
      And no window is open
      And nothing else changes
      When south tries to use Bepo
      Then it is refused by 6-5-6
      And nothing else changes
      When south tries to use Luffy
      Then it is refused by 8
      And nothing else changes
      When north uses Luffy
      Then Zoro is active
      And nothing else changes
      When north tries to use Luffy
      Then it is refused by 8
      And nothing else changes
      When north uses Thousand Sunny
      Then Thousand Sunny is rested
      And nothing else changes

    @OP-7-1-4-1-2a
    Example: an On K.O. effect that a Main effect wakes is carried out at once
      Given north has the Leader Luffy with power 5000
      And the target Bepo with power 3000
      And south holds Nami with power 2000
      And Luffy has a Main effect that K.O.s Bepo
      And Bepo has an On K.O. effect that plays Nami
      When north uses Luffy
      Then Bepo is in the trash
      And Nami is in the Character Area
      And nothing else changes

    @OP-7-1-4-1-1-2c
    Example: while a Trigger is offered nothing else is begun, outside a battle either
      Given north has the Leader Luffy with power 5000
      And the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the Life of south is Nami and Robin, from the top
      And Luffy has a Main effect that deals 1 damage to Law
      And Zoro has a Main effect that makes Luffy rested
      And Nami has a Trigger that makes Zoro rested
      When north uses Luffy
      Then south is offered the Trigger of Nami
      And nothing else changes
      When Zoro tries to attack Law
      Then it is refused by 8
      And nothing else changes
      When north tries to use Zoro
      Then it is refused by 8
      And nothing else changes
      When north tries to end the phase
      Then it is refused by 8
      And nothing else changes
      When south uses the Trigger of Nami
      Then Zoro is rested
      And Nami is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-5
    Example: power that is set does not take the bonuses of the battle away
      Given the attacker Zoro with power 5000
      And the target Bepo with power 4000
      And south holds Usopp with power 2000 and Counter 2000
      And south holds the Event Radio Knife, which costs 0 and whose Counter effect sets the power of Bepo to 7000
      When Zoro declares an attack on Bepo
      And south passes
      And south counters with Usopp for Bepo
      And south counters with Radio Knife
      Then Bepo has power 9000
      And Usopp is in the trash
      And Radio Knife is in the trash
      And south may counter
      And nothing else changes
      When south passes
      Then Bepo has power 7000
      And no window is open
      And nothing else changes
