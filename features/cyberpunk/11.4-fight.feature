@cyberpunk @outside-source
Feature: 11.4 Fight

  Stands in for a chapter we do not have: what a fight is.

  @clause:CP-11.4
  Rule: 11.4 Two Units compare their power
    > **Stub CP-11.4.** Both Units compare their power as it is then. More power wins, less loses; at equal power both lose
    > and nobody wins. What that triggers is resolved; then each loser is defeated by the other Unit and goes to the trash.
    > A Unit without power defeats nobody. A Unit that is kept from defeat has lost all the same. Effects may make Units
    > fight without an attack. *Confidence: high.*

    @CP-9.16 @bug:tcg-engines#fight
    Example: power 0 against power 0 defeats nobody
      Given the attacker Noah with power 0
      And the target Mira with power 0
      When Noah attacks Mira
      Then no window is open
      And these happen in order:
        | event | card |
        | fight | Mira |
      And nothing else changes

    @CP-9.16 @implied
    Example: a Unit of power 0 is defeated like any other
      Given the attacker Noah with power 0
      And the target Mira with power 3
      When Noah attacks Mira
      Then Noah is in the trash
      And nothing else changes

    @CP-9.16 @bug:cyberpunk_tcg_simulator#R02
    Example: a Unit that is kept from defeat has lost
      Given the attacker Noah with power 5
      And the target Mira with power 3 and cannot be defeated
      And south has the pending effect Vengeance that, when Mira loses a fight, gives south 1 Eddie
      When Noah attacks Mira
      Then south has 1 Eddie left
      And nothing else changes

    @CP-9.16
    Example: at equal power nobody wins
      Given the attacker Noah with power 4
      And the target Mira with power 4
      And north has the pending effect Spoils that, when Noah wins a fight, gives north 1 Eddie
      And south has the pending effect Vengeance that, when Mira loses a fight, gives south 2 Eddies
      When Noah attacks Mira
      Then Noah is in the trash
      And Mira is in the trash
      And south has 2 Eddies left
      And nothing else changes

    @CP-9.16 @implied
    Example: at equal power both are defeated at the same time
      Given the attacker Noah with power 4
      And the target Mira with power 4
      When Noah attacks Mira
      Then these happen at once:
        | event  | card | by   |
        | defeat | Noah | Mira |
        | defeat | Mira | Noah |
      And Noah is in the trash
      And Mira is in the trash
      And nothing else changes

    @CP-9.16 @implied
    Example: at equal power a Unit that is kept from defeat does not save the other one
      Given the attacker Noah with power 4
      And the target Mira with power 4 and cannot be defeated
      When Noah attacks Mira
      Then Noah is in the trash
      And nothing else changes

    @CP-9.16
    Example: a bonus for the fight decides it
      Given the attacker Noah with power 5
      And the target Mira with power 4 and 3 more while fighting
      When Noah attacks Mira
      Then Noah is in the trash
      And nothing else changes

    @CP-9.13-1
    Example: an attacker that a reaction makes fight may be defeated before its attack comes to anything
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the Unit Lena with power 6
      And south has the QUICK effect Ambush that makes Lena fight Noah
      When Noah declares an attack on south
      And south uses Ambush
      Then Noah is in the trash
      And nothing is stolen
      And no window is open
      And nothing else changes

    @CP-9.16
    Example: an effect makes two Units fight
      Given the attacker Noah with power 5 and 1 more while fighting
      And south has the Unit Lena with power 5
      And north has the Main effect Duel that makes Noah fight Lena
      When north uses Duel
      Then Lena is in the trash
      And Noah is ready
      And no window is open
      And nothing else changes

    @CP-9.16 @implied
    Example: an effect makes two Units of one player fight, one of them spent
      Given north has the Unit Noah with power 5 and spent
      And north has the Unit Rex with power 4
      And north has the Main effect Duel that makes Noah fight Rex
      When north uses Duel
      Then Rex is in the trash
      And no window is open
      And nothing else changes

    @CP-9.5-4 @implied
    Example: more power while fighting is over with a fight that an effect has started
      Given the attacker Noah with power 5 and 3 more while fighting
      And south has the Gig Ruby showing 4
      And south has the Unit Lena with power 7
      And south has the QUICK effect Ambush that makes Lena fight Noah
      When Noah declares an attack on south
      And south uses Ambush
      Then Lena is in the trash
      And Noah has power 5
      And south may react
      And Noah is attacking south
      And nothing else changes
