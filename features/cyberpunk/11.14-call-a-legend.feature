@cyberpunk @outside-source
Feature: 11.14 Call a Legend

  Stands in for a chapter we do not have: what calling a Legend takes.

  @clause:CP-11.14
  Rule: 11.14 One Eddie, once a turn
    > **Stub CP-11.14.** A player pays one Eddie and turns one of their face-down Legends face up; it stays ready or spent
    > as it is. That is done once a turn, turns of the rival included. *Confidence: high.*

    @CP-9.8
    Example: without an Eddie no Legend is called
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the face-down Legend Vesper
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Vesper
      Then it is refused by 11.14
      And nothing else changes

    @CP-9.8
    Example: a second call waits for the next turn
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the face-down Legend Vesper
      And south has the face-down Legend Corvin
      And south has 3 Eddies
      When Noah declares an attack on Mira
      And south uses Corvin
      Then south may react
      And Corvin lies face up
      And south has 2 Eddies left
      And south has called a Legend this turn
      And nothing else changes
      When south tries to use Vesper
      Then it is refused by 11.14
      And nothing else changes

    @CP-9.7.1-1
    Example: the turn player calls a Legend in the Main Phase
      Given the attacker Noah with power 5
      And north has the face-down Legend Vesper
      And north has the face-down Legend Ash
      And north has 2 Eddies
      When north uses Vesper
      Then Vesper lies face up
      And north has 1 Eddie left
      And north has called a Legend this turn
      And no window is open
      And nothing else changes
      When north tries to use Ash
      Then it is refused by 11.14
      And nothing else changes

    @CP-9.8
    Example: each player may call one in the same turn
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the face-down Legend Vesper
      And north has 1 Eddie
      And south has the face-down Legend Corvin
      And south has 1 Eddie
      When north uses Vesper
      And Noah declares an attack on Mira
      Then south may use exactly Corvin
      When south uses Corvin
      Then Corvin lies face up
      And south has 0 Eddies left
      And south has called a Legend this turn
      And nothing else changes

    @CP-9.8
    Example: a spent Legend is called, and stays spent
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the spent face-down Legend Vesper
      And south has 1 Eddie
      When Noah declares an attack on Mira
      And south uses Vesper
      Then Vesper lies face up
      And Vesper is spent
      And south has 0 Eddies left
      And south has called a Legend this turn
      And south may react
      And nothing else changes

    @CP-9.8
    Example: a call of an earlier turn does not count
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the face-down Legend Vesper
      And south has 1 Eddie
      And south called a Legend in turn 2
      When Noah declares an attack on Mira
      And south uses Vesper
      Then Vesper lies face up
      And south has 0 Eddies left
      And south has called a Legend this turn
      And south may react
      And nothing else changes

    @CP-9.8
    Example: a Legend that lies face up is not called again
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the face-up Legend Vesper
      And south has the face-down Legend Corvin
      And south has 1 Eddie
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Vesper
      Then it is refused by 11.14
      And south may use exactly Corvin
      And nothing else changes
