@cyberpunk
Feature: 9.18 Steal Step

  How many dice the attacker takes, and which.

  @clause:CP-9.18
  Rule: 9.18 When there is one
    - `CP-9.18-1` There is a Steal Step only if a Gig area is under attack.
    - `CP-9.18-2` If a Unit is, the attacker fights in its stead.

    @CP-9.18-1
    Example: against a Unit nothing is stolen, whatever lies there
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Gig Ruby showing 4
      When Noah attacks Mira
      Then nothing is stolen
      And Mira is in the trash
      And nothing else changes

    @CP-9.18-2
    Example: an attack on a Unit fights instead of stealing
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Gig Ruby showing 4
      When Noah attacks Mira
      Then Mira is in the trash
      And no window is open
      And nothing else changes

  @clause:CP-9.18.1
  Rule: 9.18.1 An emptied area
    - `CP-9.18.1` If the attacked Gig area is empty when the Steal Step begins, nothing can be stolen and nothing is.

    > **Reading CP-Q2-2.** Does an attack end when its Gig area is emptied? An empty one could not have been chosen (9.21.3).
    > But no: the general part of the rules lets the remaining steps be carried out. *Confidence: high.*

    @CP-9.18.1
    Example: a reaction empties the area: the attack goes on, and takes nothing
      Given the attacker Noah with power 15
      And south has the Gig Ruby showing 4
      And south has the QUICK effect Stash that takes Ruby out of the Gig area
      And north has the pending effect Spoils that, when Noah steals, gives north 1 Eddie
      When Noah declares an attack on south
      And south uses Stash
      Then the Gig Ruby is gone
      And south may react
      And nothing else changes
      When south passes
      Then these happen in order:
        | event | to    |
        | enter | steal |
        | leave | steal |
      And nothing is stolen
      And no window is open
      And nothing else changes

    @CP-9.18.1 @implied
    Example: an area that is emptied before the React Step is attacked on, too
      Given the attacker Noah with power 15
      And south has the Gig Ruby showing 4
      And south has the pending effect Stash that, when Noah attacks, takes Ruby out of the Gig area
      When Noah declares an attack on south
      Then the Gig Ruby is gone
      And south may react
      And nothing else changes

  @clause:CP-9.19
  Rule: 9.19 Stealing
    - `CP-9.19` In the Steal Step the attacker tries to take dice out of the Gig area under attack; they go to the Gig area of the attacking player.

    > **Reading CP-Q2-5.** Who chooses the dice, and how do they move? The attacking player chooses, whatever the dice show.
    > All of them move at the same time, and each keeps its value. *Confidence: high.*

    @CP-9.19
    Example: the attacking player chooses, and the die keeps its value
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      When Noah attacks south
      Then north may choose exactly Ruby and Jade
      When south tries to choose Jade
      Then it is refused by 10.11
      And nothing else changes
      When north chooses Jade
      Then north now has the Gig Jade
      And no window is open
      And nothing else changes

    @CP-9.19 @implied
    Example: in a turn of south it is south who chooses and takes
      Given it is south's turn 4
      And the attacker Mira with power 5
      And north has the Gig Ruby showing 4
      And north has the Gig Jade showing 6
      And south has the Gig Opal showing 12
      When Mira attacks north
      Then south may choose exactly Ruby and Jade
      When south chooses Jade
      Then south now has the Gig Jade
      And no window is open
      And nothing else changes

    @CP-9.19 @implied
    Example: as many as are stolen, neither fewer nor others, and none twice
      Given the attacker Noah with power 10
      And north has the Gig Onyx showing 8
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      And south has the Gig Opal showing 12
      When Noah attacks south
      Then north has to choose 2 of Ruby, Jade and Opal
      When north tries to choose Jade
      Then it is refused by 9.19
      And nothing else changes
      When north tries to choose Jade and Onyx
      Then it is refused by 9.19
      And nothing else changes
      When north tries to choose Jade and Jade
      Then it is refused by 9.19
      And nothing else changes
      When north chooses Opal and Jade
      Then north now has the Gig Jade
      And north now has the Gig Opal
      And no window is open
      And nothing else changes

    @CP-9.19
    Example: all dice move at the same time
      Given the attacker Noah with power 10
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      When Noah attacks south
      Then these happen at once:
        | event | card | to    |
        | steal | Ruby | north |
        | steal | Jade | north |
      And north now has the Gig Ruby
      And north now has the Gig Jade
      And nothing else changes

  @clause:CP-9.19.1
  Rule: 9.19.1 How many
    - `CP-9.19.1` The power of the attacker decides how many dice are stolen.

    @CP-9.19.1
    Scenario Outline: power <power>, and <more> more <while>, steals <stolen>
      Given the attacker Noah with power <power> and <more> more <while>
      And south has 5 Gigs in the Gig area
      When Noah attacks south
      Then north has to choose <stolen> Gigs

      Examples:
        | power | more | while           | stolen |
        | 12    | 0    | while attacking | 2      |
        | 5     | 5    | while attacking | 2      |
        | 5     | 15   | while stealing  | 3      |
        | 35    | 1    | while stealing  | 4      |

    @CP-9.19.1 @implied
    Example: what a reaction has done to its power counts
      Given the attacker Noah with power 20
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      And south has the Gig Opal showing 12
      And south has the QUICK effect Weaken that lowers the power of Noah by 11
      When Noah declares an attack on south
      And south uses Weaken
      And everyone declines
      Then north has to choose 1 of Ruby, Jade and Opal
      And Noah has power 9
      And nothing else changes

  @clause:CP-9.19.1.1
  Rule: 9.19.1.1 No power
    - `CP-9.19.1.1` Power 0 steals nothing.

    > **Reading CP-Q2-13.** What does a Unit steal whose power is below 0? Nothing either. What number is then shown is not
    > asked here. *Confidence: medium.*

    @CP-9.19.1.1 @bug:tcg-engines#steal
    Example: power 0 steals nothing
      Given the attacker Noah with power 0
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      When Noah attacks south
      Then nothing is stolen
      And no window is open
      And nothing else changes

    @CP-9.19.1.1 @implied
    Example: who takes nothing has not stolen
      Given the attacker Noah with power 0
      And south has the Gig Ruby showing 4
      And north has the pending effect Spoils that, when Noah steals, gives north 1 Eddie
      When Noah attacks south
      Then nothing is stolen
      And no window is open
      And nothing else changes

    @CP-9.19.1.1 @implied
    Example: a power brought down to nothing steals nothing
      Given the attacker Noah with power 12
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      And south has the QUICK effect Weaken that lowers the power of Noah by 12
      When Noah declares an attack on south
      And south uses Weaken
      And everyone declines
      Then nothing is stolen
      And Noah has power 0
      And no window is open
      And nothing else changes

    @CP-9.19.1.1 @implied
    Example: a power below 0 steals nothing
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      And south has the QUICK effect Weaken that lowers the power of Noah by 8
      When Noah declares an attack on south
      And south uses Weaken
      And everyone declines
      Then nothing is stolen
      And the attack has ended
      And no window is open
      And south now has the Gig Ruby
      And south now has the Gig Jade

  @clause:CP-9.19.1.2
  Rule: 9.19.1.2 Power 1 or more
    - `CP-9.19.1.2` Power 1 or more steals a tenth of the power and one, rounded down.

    > **Reading CP-Q2-1.** How many Gigs does the formula give? One up to power 9, two from 10, three from 20, and so on.
    > For whole numbers it is the same whether one rounds before adding one or afterwards. *Confidence: high.*

    > **Erratum.** The formula is printed with a closing bracket too many. One could take it for a tenth of a sum, the
    > power and one together, which would take nothing below power 9. The worked example of a later edition has one Gig
    > from power 1 and two from power 10, so the one is added after the division.

    @CP-9.19.1.2 @erratum
    Scenario Outline: power <power> steals <stolen>
      Given the attacker Noah with power <power>
      And south has 12 Gigs in the Gig area
      When Noah attacks south
      Then north has to choose <stolen> Gigs

      Examples:
        | power | stolen |
        | 1     | 1      |
        | 5     | 1      |
        | 9     | 1      |
        | 10    | 2      |
        | 11    | 2      |
        | 19    | 2      |
        | 20    | 3      |
        | 29    | 3      |
        | 30    | 4      |
        | 99    | 10     |

  @clause:CP-9.19.2
  Rule: 9.19.2 More than there are
    - `CP-9.19.2` If that is more than the area holds, as many as possible are taken.

    @CP-9.19.2
    Example: of two dice no more than two are taken
      Given the attacker Noah with power 25
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      When Noah attacks south
      Then north now has the Gig Ruby
      And north now has the Gig Jade
      And no window is open
      And nothing else changes

  @clause:CP-9.20
  Rule: 9.20 After stealing
    - `CP-9.20-1` After stealing all pending effects are resolved.
    - `CP-9.20-2` Then the Steal Step ends.
    - `CP-9.20-3` And the attack ends.

    @CP-9.20-1
    Example: what a theft triggers is resolved
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And north has the pending effect Spoils that, when Noah steals, gives north 1 Eddie
      And south has the pending effect Insurance that, when Ruby is stolen, gives south 2 Eddies
      When Noah attacks south
      Then north now has the Gig Ruby
      And north has 1 Eddie left
      And south has 2 Eddies left
      And no window is open
      And nothing else changes

    @CP-9.20-1 @implied
    Example: every die that is stolen triggers, and no other
      Given the attacker Noah with power 15
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      And south has the Gig Opal showing 12
      And south has the pending effect Insurance that, when Ruby is stolen, gives south 1 Eddie
      And north has the pending effect Loot that, when Jade is stolen, gives north 2 Eddies
      And south has the pending effect Payback that, when Opal is stolen, gives south 4 Eddies
      When Noah attacks south
      And north chooses Jade and Opal
      Then north now has the Gig Jade
      And north now has the Gig Opal
      And north has 2 Eddies left
      And south has 4 Eddies left
      And no window is open
      And nothing else changes

    @CP-9.20-1
    Example: what a theft triggers is resolved while the attack is still on
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And north has the pending effect Spoils that, when Noah steals, gives north 1 Eddie
      And north has the pending effect Loot that, when Ruby is stolen, gives north 2 Eddies
      When Noah attacks south
      Then north may choose exactly Spoils and Loot
      And the attack stands in its Steal Step
      And north now has the Gig Ruby
      And nothing else changes

    @CP-9.20-2
    Example: first the effects, then the end of the step, then that of the attack
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the pending effect Insurance that, when Ruby is stolen, gives south 2 Eddies
      When Noah attacks south
      Then these happen in order:
        | event   | card | by        | to    |
        | steal   | Ruby | Noah      |       |
        | resolve |      | Insurance |       |
        | leave   |      |           | steal |
        | end     |      | Noah      |       |
      And south has 2 Eddies left

    @CP-9.20-3
    Example: after the theft another Unit may attack
      Given the attacker Noah with power 5
      And the attacker Rex with power 4
      And the target Zoe with power 2
      And south has the Gig Ruby showing 4
      When Noah attacks south
      Then Rex may attack exactly Zoe
      And north now has the Gig Ruby
      And no window is open
      And nothing else changes
