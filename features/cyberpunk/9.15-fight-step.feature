@cyberpunk
Feature: 9.15 Fight Step

  The attacking Unit meets the defending Unit.

  @clause:CP-9.15
  Rule: 9.15 When there is one
    - `CP-9.15-1` There is a Fight Step only if a Unit is under attack.
    - `CP-9.15-2` If a Gig area is, the attacker steals in its stead.

    @CP-9.15-1
    Example: against a Gig area nobody fights, whoever stands by
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4
      And south has the Gig Ruby showing 4
      When Noah attacks south
      Then there is no fight
      And north now has the Gig Ruby
      And nothing else changes

    @CP-9.15-2
    Example: an attack on a Gig area steals instead of fighting
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      When Noah attacks south
      Then north now has the Gig Ruby
      And no window is open
      And nothing else changes

  @clause:CP-9.16
  Rule: 9.16 The fight
    - `CP-9.16` The attacking Unit and the defending Unit fight.

    > **Reading CP-Q2-4.** What is a fight? It stands elsewhere (11.4): both compare their power, more power wins, and the
    > loser is defeated; at equal power both lose. There is no damage. *Confidence: high.*

    > **Reading CP-Q2-16.** Is the loser defeated before or after the effects that winning and losing trigger? After. One
    > could also read that it is defeated at once. *Confidence: medium.*

    > **Reading CP-Q2-21.** Is the loser defeated when an effect of the fight ends the attack? Yes: the fight has taken
    > place. *Confidence: low.*

    @CP-9.16
    Example: the stronger Unit wins, and the other one is defeated
      Given the attacker Noah with power 5
      And the target Mira with power 4
      When Noah attacks Mira
      Then Mira is in the trash
      And nothing else changes

    @CP-9.16
    Example: a weaker attacker is defeated
      Given the attacker Noah with power 4
      And the target Mira with power 5
      When Noah attacks Mira
      Then Noah is in the trash
      And nothing else changes

    @CP-9.16 @implied
    Example: a ready Unit that fights stays ready
      Given the attacker Noah with power 4 and may attack ready Units
      And south has the Unit Lena with power 5
      When Noah attacks Lena
      Then Noah is in the trash
      And Lena is ready
      And nothing else changes

    @CP-9.16
    Example: at equal power both are defeated
      Given the attacker Noah with power 4
      And the target Mira with power 4
      When Noah attacks Mira
      Then Noah is in the trash
      And Mira is in the trash
      And nothing else changes

    @CP-9.16
    Example: the two of the attack fight, and nobody else
      Given the attacker Rex with power 9
      And the attacker Noah with power 5
      And the target Zoe with power 2
      And the target Mira with power 4
      When Noah attacks Mira
      Then these happen in order:
        | event | by   | card |
        | fight | Noah | Mira |
      And Mira is in the trash
      And nothing else changes

    @CP-9.16 @reading:CP-Q2-16=after
    Example: what losing wakes comes before the defeat
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Revive that, when Mira loses a fight, keeps Mira from defeat
      When Noah attacks Mira
      Then Mira now has cannot be defeated
      And nothing else changes

    @CP-9.16 @implied @reading:CP-Q2-16=after
    Example: a loser that such an effect takes away is not defeated
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Recall that, when Mira loses a fight, returns Mira to the hand
      When Noah attacks Mira
      Then Mira is in the hand
      And no window is open
      And nothing else changes

    @CP-9.16 @implied
    Example: power that it gains after the fight does not save the loser
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Rally that, when Mira loses a fight, raises the power of Mira by 4
      When Noah attacks Mira
      Then Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.16 @reading:CP-Q2-16=before
    Example: if the loser were defeated at once, what losing wakes would come too late
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Revive that, when Mira loses a fight, keeps Mira from defeat
      When Noah attacks Mira
      Then Mira is in the trash
      And nothing else changes

    @CP-9.16 @assumption
    Example: an order to end the attack comes too late for the loser
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Mercy that, when Noah wins a fight, ends the attack
      When Noah attacks Mira
      Then Mira is in the trash
      And nothing else changes

  @clause:CP-9.17
  Rule: 9.17 After the fight
    - `CP-9.17-1` After the fight all pending effects are resolved.
    - `CP-9.17-2` Then the Fight Step ends.
    - `CP-9.17-3` And the attack ends.

    @CP-9.17-1
    Example: what winning triggers is resolved
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Spoils that, when Noah wins a fight, gives north 1 Eddie
      When Noah attacks Mira
      Then north has 1 Eddie left
      And Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.17-1 @implied
    Example: a defending Unit wins too, and an attacker loses
      Given the attacker Noah with power 3
      And the target Mira with power 5
      And south has the pending effect Spoils that, when Mira wins a fight, gives south 1 Eddie
      And north has the pending effect Vengeance that, when Noah loses a fight, gives north 2 Eddies
      When Noah attacks Mira
      Then south has 1 Eddie left
      And north has 2 Eddies left
      And Noah is in the trash
      And no window is open
      And nothing else changes

    @CP-9.17-1
    Example: what winning triggers is resolved while the attack is still on
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Spoils that, when Noah wins a fight, gives north 1 Eddie
      And north has the pending effect Loot that, when Noah wins a fight, gives north 2 Eddies
      When Noah attacks Mira
      Then north may choose exactly Spoils and Loot
      And the attack stands in its Fight Step

    @CP-9.17-1
    Example: what a defeat triggers is resolved too
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Insurance that, when Mira is defeated, gives south 2 Eddies
      When Noah attacks Mira
      Then south has 2 Eddies left
      And Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.17-1 @implied
    Example: the defeat of an attacker triggers as well
      Given the attacker Noah with power 3
      And the target Mira with power 5
      And north has the pending effect Insurance that, when Noah is defeated, gives north 4 Eddies
      When Noah attacks Mira
      Then north has 4 Eddies left
      And Noah is in the trash
      And no window is open
      And nothing else changes

    @CP-9.17-2
    Example: first the effects, then the end of the step, then the end of the attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Insurance that, when Mira is defeated, gives south 2 Eddies
      When Noah attacks Mira
      Then these happen in order:
        | event   | by        | to    |
        | fight   | Noah      |       |
        | resolve | Insurance |       |
        | leave   |           | fight |
        | end     | Noah      |       |
      And south has 2 Eddies left

    @CP-9.17-3
    Example: after it another Unit may attack
      Given the attacker Noah with power 5
      And the attacker Rex with power 4
      And the target Mira with power 3
      And the target Zoe with power 2
      When Noah attacks Mira
      Then Rex may attack exactly Zoe
      And Mira is in the trash
      And no window is open
      And nothing else changes
