@cyberpunk
Feature: 9.7 React Step

  What the defending player may do between the announcement and the fight or the theft.

  @clause:CP-9.7
  Rule: 9.7 Reacting
    - `CP-9.7-1` In the React Step the defending player gets the chance to react.
    - `CP-9.7-2` They react as often as they like.
    - `CP-9.7-3` They do so in any order.

    @CP-9.7-1
    Example: the defending player is asked
      Given it is south's turn 4
      And the attacker Mira with power 3
      And the target Noah with power 5
      When Mira declares an attack on Noah
      Then north may react
      And nothing else changes

    @CP-9.7-2
    Example: three reactions in one React Step
      Given the attacker Noah with power 9
      And the target Mira with power 3
      And south has the QUICK effect Brace that raises the power of Mira by 1
      And south has the QUICK effect Parry that raises the power of Mira by 2
      And south has the QUICK effect Taunting that raises the power of Mira by 3
      When Noah declares an attack on Mira
      And south uses Brace
      And south uses Parry
      And south uses Taunting
      Then Mira has power 9
      And south may react
      And nothing else changes

    @CP-9.7-3
    Scenario Outline: <first>, then <second>, then <third>
      Given the attacker Noah with power 9
      And the target Mira with power 3
      And south has the Unit Lena with power 6 and BLOCKER
      And south has the QUICK effect Brace that raises the power of Lena by 2
      And south has the face-down Legend Vesper
      And south has 1 Eddie
      When Noah declares an attack on Mira
      And south uses <first>
      And south uses <second>
      And south uses <third>
      Then Lena is the defending Unit
      And Lena is spent
      And Lena has power 8
      And Vesper lies face up
      And south has 0 Eddies left
      And south has called a Legend this turn
      And nothing else changes

      Examples:
        | first  | second | third  |
        | Lena   | Brace  | Vesper |
        | Brace  | Vesper | Lena   |
        | Vesper | Lena   | Brace  |

  @clause:CP-9.7.1
  Rule: 9.7.1 Where and by whom
    - `CP-9.7.1-1` There are reactions in a React Step only.
    - `CP-9.7.1-2` Only the defending player reacts.

    > **Reading CP-Q2-7.** May QUICK be used in the Main Phase of one's own turn? Yes (11.30): this clause limits reactions,
    > not actions. *Confidence: high.*

    @CP-9.7.1-1
    Example: outside a React Step nobody reacts
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Brace that raises the power of Mira by 4
      When south tries to use Brace
      Then it is refused by 9.7.1
      And nothing else changes
      When Noah declares an attack on Mira
      And south uses Brace
      Then Mira has power 7
      And south may react
      And nothing else changes

    @CP-9.7.1-1 @implied
    Scenario Outline: without an attack the rival does not use <what> either
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the face-down Legend Vesper
      And south holds the QUICK Program Reboot, cost 1, that raises the power of Mira by 4
      And south has 2 Eddies
      When south tries to use <what>
      Then it is refused by 9.7.1
      And south may use exactly nobody
      And nothing else changes
      When Noah declares an attack on Mira
      Then south may use exactly Vesper and Reboot

      Examples:
        | what   |
        | Vesper |
        | Reboot |

    @CP-9.7.1-2
    Example: the attacking player does not react
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the QUICK effect Rush that raises the power of Noah by 4
      And south has the QUICK effect Brace that raises the power of Mira by 4
      When Noah declares an attack on Mira
      Then south may react
      When north tries to use Rush
      Then it is refused by 9.7.1
      And nothing else changes
      When south uses Brace
      Then Mira has power 7
      And south may react
      And nothing else changes

    @CP-9.7.1-2 @implied
    Scenario Outline: the attacking player does not use <what> as a reaction
      Given the attacker Noah with power 5
      And the attacker Rex with power 4 and BLOCKER
      And the target Mira with power 3
      And north has the face-down Legend Vesper
      And north holds the QUICK Program Reboot, cost 1, that raises the power of Noah by 4
      And north has 2 Eddies
      And south has the QUICK effect Brace that raises the power of Mira by 4
      When Noah declares an attack on Mira
      Then south may react
      When north tries to use <what>
      Then it is refused by 9.7.1
      And north may use exactly nobody
      And south may use exactly Brace
      And nothing else changes

      Examples:
        | what   |
        | Vesper |
        | Reboot |
        | Rex    |

    @CP-9.7.1-2 @implied
    Example: the attacking player does not answer a reaction either
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the QUICK effect Rush that raises the power of Noah by 4
      And south has the QUICK effect Brace that raises the power of Mira by 4
      When Noah declares an attack on Mira
      And south uses Brace
      And north tries to use Rush
      Then it is refused by 9.7.1
      And south may react

    @CP-9.7.1-2 @CP-9.12-1 @implied
    Example: in a turn of south it is north who reacts and closes the React Step
      Given it is south's turn 4
      And the attacker Mira with power 5
      And the target Noah with power 3
      And south has the QUICK effect Rush that raises the power of Mira by 4
      And north has the QUICK effect Brace that raises the power of Noah by 4
      When Mira declares an attack on Noah
      Then north may react
      When south tries to use Rush
      Then it is refused by 9.7.1
      And nothing else changes
      When south tries to pass
      Then it is refused by 9.12
      And nothing else changes
      When north uses Brace
      Then Noah has power 7
      And north may react
      And nothing else changes
      When north passes
      Then Mira is in the trash
      And no window is open
      And nothing else changes

  @clause:CP-9.8
  Rule: 9.8 Calling a Legend
    - `CP-9.8` Calling a Legend is a possible reaction.

    > **Reading CP-Q2-8.** What does calling a Legend cost, and how often may it be done? It is said elsewhere (11.14): one
    > Eddie, once a turn. *Confidence: high.*

    @CP-9.8
    Example: a Legend is called as a reaction
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the face-down Legend Vesper
      And south has 3 Eddies
      When Noah declares an attack on Mira
      Then south may use exactly Vesper
      When south uses Vesper
      Then Vesper lies face up
      And south has 2 Eddies left
      And south has called a Legend this turn
      And nothing else changes

  @clause:CP-9.9
  Rule: 9.9 BLOCKER
    - `CP-9.9-1` Using BLOCKER of a Unit is a possible reaction.
    - `CP-9.9-2` The Unit must be ready.

    > **Reading CP-Q2-9.** Who may block, and at what price? The text says no more than this. Here blocking spends the Unit;
    > a Unit that is itself under attack does not block that attack; Lag does not keep a Unit from blocking. *Confidence:
    > high.*

    @CP-9.9-1
    Example: a Unit with BLOCKER may block, others may not
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 6 and BLOCKER
      And south has the Unit Zoe with power 6
      When Noah declares an attack on Mira
      Then south may use exactly Lena
      When south tries to use Zoe
      Then it is refused by 9.9
      And nothing else changes

    @CP-9.9-1 @implied
    Example: Units of the attacking player do not block for the rival
      Given the attacker Noah with power 5
      And the attacker Rex with power 6 and BLOCKER
      And the target Mira with power 3
      And north has the QUICK effect Rush that raises the power of Mira by 4
      And south has the Unit Lena with power 6 and BLOCKER
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Rex
      Then it is refused by 9.7
      And south may use exactly Lena
      And nothing else changes

    @CP-9.9-1 @implied
    Example: from the hand nobody blocks
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Zoe with power 6 and BLOCKER
      And Zoe stands in the hand
      And south has the Unit Lena with power 6 and BLOCKER
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Zoe
      Then it is refused by 9.9
      And south may use exactly Lena
      And nothing else changes

    @CP-9.9-1 @implied
    Example: a Unit that cannot attack may block
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 6, BLOCKER and cannot attack
      When Noah declares an attack on Mira
      And south uses Lena
      Then Lena is spent
      And Lena is the defending Unit
      And nothing else changes

    @CP-9.9-1
    Example: blocking spends the Unit
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 6 and BLOCKER
      When Noah declares an attack on Mira
      And south uses Lena
      Then Lena is spent
      And Lena is the defending Unit
      And nothing else changes

    @CP-9.9-1 @implied
    Example: Lag does not keep a Unit from blocking
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 6, BLOCKER and Lag
      When Noah declares an attack on Mira
      And south uses Lena
      Then Lena is spent
      And Lena is the defending Unit
      And nothing else changes

    @CP-9.9-1 @implied
    Example: a Unit under attack does not block that attack
      Given the attacker Noah with power 5 and may attack ready Units
      And south has the Unit Lena with power 6 and BLOCKER
      And south has the Unit Zoe with power 6 and BLOCKER
      When Noah declares an attack on Lena
      Then south may react
      When south tries to use Lena
      Then it is refused by 9.9
      And south may use exactly Zoe
      And nothing else changes

    @CP-9.9-1 @implied
    Example: without an attack there is nothing to block
      Given the attacker Noah with power 5 and BLOCKER
      And the target Mira with power 3
      When north tries to use Noah
      Then it is refused by 9.9
      And nothing else changes

    @CP-9.9-2
    Example: a spent Unit does not block
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 6, BLOCKER and spent
      And south has the Unit Zoe with power 6 and BLOCKER
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Lena
      Then it is refused by 9.9
      And south may use exactly Zoe
      And nothing else changes

  @clause:CP-9.9.1
  Rule: 9.9.1 The new defender
    - `CP-9.9.1-1` The blocker becomes the defending Unit.
    - `CP-9.9.1-2` It replaces the former target completely, be that a Unit or a Gig area.
    - `CP-9.9.1-3` A second BLOCKER may replace the first.

    @CP-9.9.1-1
    Example: the blocker defends
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      When Noah declares an attack on Mira
      And south uses Lena
      Then Lena is the defending Unit
      And Lena is spent
      And nothing else changes

    @CP-9.9.1-1 @implied
    Example: a blocker that has lost BLOCKER still defends
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the QUICK effect Purge that takes BLOCKER from Lena
      When Noah declares an attack on Mira
      And south uses Lena
      And south uses Purge
      Then Lena is the defending Unit
      And Lena is spent
      And Lena has BLOCKER no more
      And nothing else changes

    @CP-9.9.1-2
    Example: a blocked attack on a Unit leaves that Unit alone
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      When Noah declares an attack on Mira
      And south uses Lena
      And everyone declines
      Then Lena is in the trash
      And no window is open
      And nothing else changes

    @CP-9.9.1-2
    Example: a blocked attack on a Gig area takes nothing
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the Unit Lena with power 4 and BLOCKER
      When Noah declares an attack on south
      And south uses Lena
      And everyone declines
      Then Lena is in the trash
      And nothing is stolen
      And no window is open
      And nothing else changes

    @CP-9.9.1-2 @implied
    Example: a blocker that leaves does not give the attack on the Gig area back
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the QUICK effect Vanish that returns Lena to the hand
      When Noah declares an attack on south
      And south uses Lena
      And south uses Vanish
      Then Lena is in the hand
      And nothing is stolen
      And no window is open
      And nothing else changes

    @CP-9.9.1-3 @implied @bug:cyberpunk_tcg_simulator#R18
    Example: a second blocker takes the attack over from the first
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the Unit Zoe with power 8 and BLOCKER
      When Noah declares an attack on Mira
      And south uses Lena
      Then south may react
      When south uses Zoe
      Then Zoe is the defending Unit
      And Zoe is spent
      And nothing else changes
      When south passes
      Then Noah is in the trash
      And no window is open
      And nothing else changes

    @CP-9.9.1-3 @implied
    Example: a Unit that was under attack may block once another one has
      Given the attacker Noah with power 5 and may attack ready Units
      And south has the Unit Mira with power 8 and BLOCKER
      And south has the Unit Lena with power 4 and BLOCKER
      When Noah declares an attack on Mira
      And south uses Lena
      Then south may use exactly Mira
      When south uses Mira
      Then Mira is the defending Unit
      And Mira is spent
      And nothing else changes

  @clause:CP-9.10
  Rule: 9.10 Effects with QUICK
    - `CP-9.10` Using an effect with QUICK is a possible reaction; one without is none.

    @CP-9.10
    Example: QUICK is what makes an effect a reaction
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Brace that raises the power of Mira by 4
      And south has the Main effect Drill that raises the power of Mira by 1
      And south has the pending effect Bulwark that, when Mira blocks, raises the power of Mira by 2
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Drill
      Then it is refused by 9.10
      And south may use exactly Brace
      And nothing else changes
      When south uses Brace
      Then Mira has power 7
      And south may react
      And nothing else changes

  @clause:CP-9.10.1
  Rule: 9.10.1 Programs
    - `CP-9.10.1` A Program in hand with a QUICK effect may be played as a reaction, for its cost.

    @CP-9.10.1
    Example: a QUICK Program is played and paid for
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south holds the QUICK Program Reboot, cost 2, that raises the power of Mira by 4
      And south has 3 Eddies
      When Noah declares an attack on Mira
      And south uses Reboot
      Then Mira has power 7
      And Reboot is in the trash
      And south has 1 Eddie left
      And south may react
      And nothing else changes

    @CP-9.10.1
    Example: a Program without QUICK is not played as a reaction
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south holds the Program Overclock, cost 2, that raises the power of Mira by 4
      And south holds the QUICK Program Reboot, cost 2, that raises the power of Mira by 4
      And south has 3 Eddies
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Overclock
      Then it is refused by 9.10.1
      And south may use exactly Reboot
      And nothing else changes

    @CP-9.10.1 @implied
    Example: a Program that cannot be paid for is not played
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south holds the QUICK Program Sandstorm, cost 3, that raises the power of Mira by 4
      And south holds the QUICK Program Reboot, cost 2, that raises the power of Mira by 4
      And south has 2 Eddies
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Sandstorm
      Then it is refused by 9.10.1
      And south may use exactly Reboot
      And nothing else changes

    @CP-9.10.1 @implied
    Example: a Program in the trash is not played
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south holds the QUICK Program Sandstorm, cost 1, that raises the power of Mira by 4
      And Sandstorm stands in the trash
      And south holds the QUICK Program Reboot, cost 1, that raises the power of Mira by 4
      And south has 2 Eddies
      When Noah declares an attack on Mira
      Then south may react
      When south tries to use Sandstorm
      Then it is refused by 9.10.1
      And south may use exactly Reboot
      And nothing else changes

  @clause:CP-9.11
  Rule: 9.11 What reactions trigger
    - `CP-9.11-1` Effects that a reaction triggers become pending.
    - `CP-9.11-2` Both players resolve everything pending before the next reaction.

    > **Reading CP-Q2-23.** When a reaction triggers effects of both players, who resolves first? Here the turn player, as
    > ever (10.11). One could also begin with the player who is reacting. *Confidence: low.*

    @CP-9.11-1
    Example: what blocking triggers waits until the block has been carried out
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the pending effect Bulwark that, when Lena blocks, raises the power of Lena by 1
      And south has the pending effect Grit that, when Lena is spent, raises the power of Lena by 2
      When Noah declares an attack on Mira
      And south uses Lena
      Then south may choose exactly Bulwark and Grit
      And Lena is the defending Unit
      And Lena is spent
      And Lena has power 4
      And nothing else changes

    @CP-9.11-1
    Example: what a call triggers is resolved
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the face-down Legend Vesper
      And south has 1 Eddie
      And south has the pending effect Welcome that, when Vesper is called, raises the power of Mira by 4
      When Noah declares an attack on Mira
      And south uses Vesper
      Then Mira has power 7
      And Vesper lies face up
      And south has 0 Eddies left
      And south has called a Legend this turn
      And south may react
      And nothing else changes

    @CP-9.11-1
    Example: what a Program triggers comes after the Program
      Given the attacker Noah with power 5
      And the target Zoe with power 3
      And the target Mira with power 3
      And south holds the QUICK Program Reboot, cost 0, that returns Zoe to the hand
      And south has the pending effect Echo that, when Reboot is played, chooses a Unit of south and raises the power of it by 4
      When Noah declares an attack on Mira
      And south uses Reboot
      Then Mira has power 7
      And Zoe is in the hand
      And Reboot is in the trash
      And south may react
      And nothing else changes

    @CP-9.11-2
    Example: the next reaction waits for the player's own effects
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the pending effect Bulwark that, when Lena blocks, raises the power of Lena by 1
      And south has the pending effect Grit that, when Lena is spent, raises the power of Lena by 2
      And south has the QUICK effect Brace that raises the power of Lena by 4
      When Noah declares an attack on Mira
      And south uses Lena
      And south tries to use Brace
      Then it is refused by 9.11
      And south may choose exactly Bulwark and Grit
      When south chooses Grit
      And south uses Brace
      Then Lena has power 11
      And south may react
      And nothing else changes

    @CP-9.11-2
    Example: the next reaction waits for the effects of the rival too
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And north has the pending effect Fury that, when Lena blocks, raises the power of Noah by 1
      And north has the pending effect Focus that, when Lena blocks, raises the power of Noah by 2
      And south has the QUICK effect Brace that raises the power of Lena by 4
      When Noah declares an attack on Mira
      And south uses Lena
      And south tries to use Brace
      Then it is refused by 9.11
      And north may choose exactly Fury and Focus
      When north chooses Fury
      And south uses Brace
      Then Lena has power 8
      And Noah has power 8
      And south may react
      And nothing else changes

    @CP-9.11-2 @assumption
    Example: of both players' effects those of the turn player come first
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the pending effect Bulwark that, when Lena blocks, raises the power of Lena by 1
      And north has the pending effect Fury that, when Lena blocks, raises the power of Noah by 1
      When Noah declares an attack on Mira
      And south uses Lena
      Then these happen in order:
        | event   | by      |
        | resolve | Fury    |
        | resolve | Bulwark |

  @clause:CP-9.12
  Rule: 9.12 Closing the React Step
    - `CP-9.12-1` The defending player ends the React Step whenever nothing is being done or pending.
    - `CP-9.12-2` Not in the middle of a reaction.
    - `CP-9.12-3` Not while an effect is pending.
    - `CP-9.12-4` It never ends by itself: it takes the word of the defending player, even if they could do nothing.

    > **Reading CP-Q2-22.** Does the React Step end when no reaction is possible? No. A hand is hidden, so whether a
    > reaction was possible is nobody else's business: ending the step is a decision. *Confidence: medium.*

    @CP-9.12-1
    Example: the React Step is closed at once
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Brace that raises the power of Mira by 4
      When Noah declares an attack on Mira
      And south passes
      Then Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.12-1
    Example: the React Step is closed after a reaction
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Brace that raises the power of Mira by 1
      When Noah declares an attack on Mira
      And south uses Brace
      And south passes
      Then Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.12-1 @implied
    Example: the attacking player does not close the React Step
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then south may react
      When north tries to pass
      Then it is refused by 9.12
      And nothing else changes
      When south passes
      Then Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.12-2
    Example: the React Step is not closed in the middle of a reaction
      Given the attacker Noah with power 5
      And south has the Unit Lena with power 4
      And the target Mira with power 3
      And south has the QUICK effect Brace that chooses a Unit of south and raises the power of it by 4
      When Noah declares an attack on Mira
      And south uses Brace
      And south tries to pass
      Then it is refused by 9.12
      And south may choose exactly Mira and Lena
      When south chooses Mira
      And south passes
      Then Mira has power 7
      And Noah is in the trash
      And no window is open
      And nothing else changes

    @CP-9.12-3
    Example: the React Step is not closed while something is pending
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the pending effect Bulwark that, when Lena blocks, raises the power of Lena by 1
      And south has the pending effect Grit that, when Lena is spent, raises the power of Lena by 2
      When Noah declares an attack on Mira
      And south uses Lena
      And south tries to pass
      Then it is refused by 9.12
      And south may choose exactly Bulwark and Grit
      When south chooses Grit
      And south passes
      Then Noah is in the trash
      And Lena has power 7
      And Lena is spent
      And no window is open
      And nothing else changes

    @CP-9.12-4 @implied
    Example: without any reaction to make, the React Step stays open
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then south may use exactly nobody
      And south may react
      And nothing else changes

  @clause:CP-9.13
  Rule: 9.13 Who leaves in the React Step
    - `CP-9.13-1` If the attacker leaves the field area, the attack ends at once.
    - `CP-9.13-2` So it does if the Unit under attack leaves it. Nothing else is attacked in its place.

    @CP-9.13-1
    Example: a reaction sends the attacker away
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the QUICK effect Flare that returns Noah to the hand
      When Noah declares an attack on south
      And south uses Flare
      Then Noah is in the hand
      And no window is open
      And nothing is stolen
      And nothing else changes

    @CP-9.13-2
    Example: a reaction takes the Unit under attack away
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And the target Zoe with power 2
      And south has the QUICK effect Vanish that returns Mira to the hand
      When Noah declares an attack on Mira
      And south uses Vanish
      Then Mira is in the hand
      And no window is open
      And there is no fight
      And nothing else changes

  @clause:CP-9.14
  Rule: 9.14 Moving on
    - `CP-9.14-1` Once the React Step is closed, the attack moves on.
    - `CP-9.14-2` If a Unit is under attack, to the Fight Step.
    - `CP-9.14-3` If a Gig area is, to the Steal Step.

    @CP-9.14-1 @CP-9.14-2
    Example: against a Unit the Fight Step follows
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      And south passes
      Then these happen in order:
        | event | to    |
        | enter | react |
        | leave | react |
        | enter | fight |
      And Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.14-1 @CP-9.14-3
    Example: against a Gig area the Steal Step follows
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      When Noah declares an attack on south
      And south passes
      Then these happen in order:
        | event | to    |
        | enter | react |
        | leave | react |
        | enter | steal |
      And north now has the Gig Ruby
      And no window is open
      And nothing else changes
