@cyberpunk
Feature: 9.21 Ending an attack

  What ends an attack before its time, and what is still done then.

  @clause:CP-9.21
  Rule: 9.21 Four grounds
    - `CP-9.21` One of the four grounds below is enough to end an attack.

    > **Reading CP-Q2-17.** When are the grounds looked at? All the time: a Unit that leaves and comes back does not save
    > the attack. One could also look only once everything pending has been resolved. *Confidence: medium.*

    @CP-9.21
    Scenario Outline: one ground is enough: <effect>
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And the target Zoe with power 2
      And south has the QUICK effect Trick that <effect>
      When Noah declares an attack on Mira
      And south uses Trick
      Then <change>
      And no window is open
      And there is no fight
      And nothing else changes

      Examples:
        | effect                   | change                          |
        | returns Noah to the hand | Noah is in the hand             |
        | returns Mira to the hand | Mira is in the hand             |
        | shields Mira from attacks | Mira now has cannot be attacked |
        | ends the attack          | Noah is spent                   |

    @CP-9.21 @implied
    Example: an attacker whose power is brought down to 0 attacks on
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Weaken that lowers the power of Noah by 5
      When Noah declares an attack on Mira
      And south uses Weaken
      Then Noah has power 0
      And south may react
      And nothing else changes
      When south passes
      Then Noah is in the trash
      And no window is open
      And nothing else changes

    @CP-9.21 @implied
    Example: a target whose power is brought down to 0 is still attacked
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Weaken that lowers the power of Mira by 3
      When Noah declares an attack on Mira
      And south uses Weaken
      Then Mira has power 0
      And south may react
      And nothing else changes
      When south passes
      Then Mira is in the trash
      And no window is open
      And nothing else changes

  @clause:CP-9.21.1
  Rule: 9.21.1 The attacker is gone
    - `CP-9.21.1` Ground: the attacking Unit has left the field area.

    @CP-9.21.1
    Example: an attacker in the trash attacks nobody
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south holds the QUICK Program Shortout, cost 1, that puts Noah into the trash
      And south has 1 Eddie
      When Noah declares an attack on Mira
      And south uses Shortout
      Then Noah is in the trash
      And Shortout is in the trash
      And south has 0 Eddies left
      And no window is open
      And nothing else changes

    @CP-9.21.1 @reading:CP-Q2-17=always
    Example: an attacker that comes back has left all the same
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Glitch that returns Noah to the hand, then brings Noah into the field area
      When Noah declares an attack on Mira
      And south uses Glitch
      Then no window is open
      And the attack has ended
      And Noah is in the field area
      And nothing else changes

    @CP-9.21.1 @reading:CP-Q2-17=at-rest
    Example: if it were looked at later, an attacker that is back would attack on
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Glitch that returns Noah to the hand, then brings Noah into the field area
      When Noah declares an attack on Mira
      And south uses Glitch
      Then south may react
      And Noah is in the field area
      And nothing else changes

    @CP-9.21.1 @implied
    Example: an attacker that is readied attacks on
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Recharge that readies Noah
      When Noah declares an attack on Mira
      And south uses Recharge
      Then Noah is ready
      And south may react
      And nothing else changes

  @clause:CP-9.21.2
  Rule: 9.21.2 The target is gone
    - `CP-9.21.2` Ground: the target has left the area in which it was attacked.

    @CP-9.21.2
    Example: a defending Unit in the trash is attacked no more
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south holds the QUICK Program Shortout, cost 1, that puts Mira into the trash
      And south has 1 Eddie
      When Noah declares an attack on Mira
      And south uses Shortout
      Then Mira is in the trash
      And Shortout is in the trash
      And south has 0 Eddies left
      And no window is open
      And nothing else changes

    @CP-9.21.2 @implied @reading:CP-Q2-17=always
    Example: a defending Unit that comes back has left all the same
      Given the attacker Noah with power 5 and may attack ready Units
      And the target Mira with power 3
      And south has the QUICK effect Glitch that returns Mira to the hand, then brings Mira into the field area
      When Noah declares an attack on Mira
      And south uses Glitch
      Then no window is open
      And the attack has ended
      And Mira is in the field area
      And Mira is ready
      And Mira has Lag
      And nothing else changes

    @CP-9.21.2 @implied
    Example: a blocker that leaves ends the attack, and the former target is safe
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the QUICK effect Vanish that returns Lena to the hand
      When Noah declares an attack on Mira
      And south uses Lena
      And south uses Vanish
      Then Lena is in the hand
      And no window is open
      And there is no fight
      And nothing else changes

    @CP-9.21.2 @implied
    Example: a Unit that was the target before a block may leave
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the QUICK effect Vanish that returns Mira to the hand
      When Noah declares an attack on Mira
      And south uses Lena
      And south uses Vanish
      Then Mira is in the hand
      And Lena is the defending Unit
      And Lena is spent
      And nothing else changes

  @clause:CP-9.21.3
  Rule: 9.21.3 The target is not valid any more
    - `CP-9.21.3` Ground: the target is no longer a valid one for this attacker.

    > **Reading CP-Q2-2.** A Gig area that is emptied stays the target: 9.18.1 says what happens. *Confidence: high.*

    > **Reading CP-Q2-3.** Does readying the defending Unit end the attack? Read to the letter, yes: a ready Unit is no
    > valid target, unless the attacker may attack ready ones. *Confidence: low.*

    > **Reading CP-Q2-18.** Must a blocker be a Unit that this attacker could have chosen? No: it is valid by blocking. One
    > could also ask this of every target. *Confidence: medium.*

    > **Reading CP-Q2-19.** Does a duty to attack another Unit, or what befalls the attacker, end the attack? No. The duty
    > restricts the choice, which has been made; and Lag, a ban on attacking and being readied are none of the grounds.
    > *Confidence: medium.*

    @CP-9.21.3
    Example: a target that an effect shields is attacked no more
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Cloak that shields Mira from attacks
      When Noah declares an attack on Mira
      And south uses Cloak
      Then Mira now has cannot be attacked
      And no window is open
      And nothing else changes

    @CP-9.21.3 @assumption
    Example: a target that is readied is attacked no more
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Recharge that readies Mira
      When Noah declares an attack on Mira
      And south uses Recharge
      Then Mira is ready
      And no window is open
      And nothing else changes

    @CP-9.21.3 @implied
    Example: a ban on its attacks does not end the attack of a Unit
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Jam that forbids Noah to attack
      When Noah declares an attack on Mira
      And south uses Jam
      Then Noah now has cannot attack
      And south may react
      And nothing else changes
      When south passes
      Then Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.21.3 @implied
    Example: a duty to attack another Unit that arises during an attack does not end it
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 6 and must be attacked
      And south has the QUICK effect Lure that spends Lena
      When Noah declares an attack on Mira
      And south uses Lure
      Then Lena is spent
      And south may react
      And Noah is attacking Mira
      And nothing else changes

    @CP-9.21.3 @implied
    Example: a target that is readied stays one for a Unit that may attack ready Units
      Given the attacker Noah with power 5 and may attack ready Units
      And the target Mira with power 3
      And south has the QUICK effect Recharge that readies Mira
      When Noah declares an attack on Mira
      And south uses Recharge
      Then Mira is ready
      And south may react
      And nothing else changes

    @CP-9.21.3 @implied
    Example: a block in one attack makes nothing valid in the next
      Given the attacker Noah with power 5
      And the attacker Rex with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the QUICK effect Cloak that shields Mira from attacks
      When Noah declares an attack on Mira
      And south uses Lena
      And everyone declines
      And Rex declares an attack on Mira
      And south uses Cloak
      Then Lena is in the trash
      And Mira now has cannot be attacked
      And no window is open
      And nothing else changes

    @CP-9.21.3 @implied @reading:CP-Q2-18=no
    Example: a blocker that is readied is attacked all the same
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the QUICK effect Recharge that readies Lena
      When Noah declares an attack on Mira
      And south uses Lena
      And south uses Recharge
      Then Lena is ready
      And Lena is the defending Unit
      And nothing else changes

    @CP-9.21.3 @reading:CP-Q2-18=no
    Example: a blocker that cannot be attacked is attacked all the same
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4, BLOCKER and cannot be attacked
      When Noah declares an attack on Mira
      And south uses Lena
      Then Lena is the defending Unit
      And Lena is spent
      And nothing else changes

    @CP-9.21.3 @reading:CP-Q2-18=yes
    Example: if blockers were asked too, one that cannot be attacked would end the attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4, BLOCKER and cannot be attacked
      When Noah declares an attack on Mira
      And south uses Lena
      Then no window is open
      And Lena is spent
      And nothing else changes

  @clause:CP-9.21.4
  Rule: 9.21.4 An effect says so
    - `CP-9.21.4` Ground: an effect orders the attack to end.

    @CP-9.21.4
    Example: a reaction ends the attack
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the QUICK effect Curfew that ends the attack
      When Noah declares an attack on south
      And south uses Curfew
      Then the attack has ended
      And Noah is spent
      And no window is open
      And nothing is stolen
      And nothing else changes

  @clause:CP-9.22
  Rule: 9.22 Ending early
    - `CP-9.22` An attack may end before it has reached the React Step, the Fight Step or the Steal Step.

    > An attack that ends inside the React Step has reached that one; it ends before the Fight Step or the Steal Step.

    @CP-9.22
    Example: an attack ends before the React Step
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Curfew that, when Noah attacks, ends the attack
      When Noah declares an attack on Mira
      Then no window is open
      And the attack has ended
      And none of these happens:
        | event | to    |
        | enter | react |
        | enter | fight |
      And nothing else changes

    @CP-9.22
    Example: an attack ends before the Fight Step
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Curfew that ends the attack
      When Noah declares an attack on Mira
      And south uses Curfew
      Then no window is open
      And the attack has ended
      And none of these happens:
        | event | to    |
        | enter | fight |
      And nothing else changes

    @CP-9.22
    Example: an attack ends before the Steal Step
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the QUICK effect Curfew that ends the attack
      When Noah declares an attack on south
      And south uses Curfew
      Then no window is open
      And the attack has ended
      And none of these happens:
        | event | to    |
        | enter | steal |
      And nothing else changes

  @clause:CP-9.22.1
  Rule: 9.22.1 What does not happen then
    - `CP-9.22.1-1` There is no fight.
    - `CP-9.22.1-2` No Gig is stolen.
    - `CP-9.22.1-3` The attacker stays spent.

    > **Reading CP-Q2-10.** Is the attacker readied when its attack ends early? Nothing says so: it stays spent.
    > *Confidence: medium.*

    @CP-9.22.1-1
    Example: an attack on a Unit that ends early is no fight
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Curfew that ends the attack
      When Noah declares an attack on Mira
      And south uses Curfew
      Then there is no fight
      And no window is open
      And the attack has ended
      And nothing else changes

    @CP-9.22.1-2
    Example: an attack on a Gig area that ends early takes nothing
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the pending effect Curfew that, when Noah attacks, ends the attack
      When Noah declares an attack on south
      Then nothing is stolen
      And no window is open
      And the attack has ended
      And nothing else changes

    @CP-9.22.1-3 @implied
    Example: an attack that ends early leaves its attacker spent
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Curfew that ends the attack
      When Noah declares an attack on Mira
      And south uses Curfew
      Then Noah is spent
      And no window is open
      And Noah may attack exactly nobody
      And nothing else changes

  @clause:CP-9.22.2
  Rule: 9.22.2 What is being resolved
    - `CP-9.22.2` If the attack ends while an effect is resolving, that effect is finished first.
    - `CP-9.22.2-2` The same for a pending effect that is resolving.

    @CP-9.22.2
    Example: a reaction that sends the attacker away is finished
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the QUICK effect Flare that returns Noah to the hand, then gives south 1 Eddie
      When Noah declares an attack on Mira
      And south uses Flare
      Then Noah is in the hand
      And south has 1 Eddie left
      And no window is open
      And nothing else changes

    @CP-9.22.2-2
    Example: a pending effect that ends the attack is finished
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Curfew that, when Mira is attacked, ends the attack, then gives south 1 Eddie
      When Noah declares an attack on Mira
      Then south has 1 Eddie left
      And no window is open
      And nothing else changes

  @clause:CP-9.23
  Rule: 9.23 What is still pending
    - `CP-9.23` When the attack ends, effects that are already pending in that timing window are resolved.

    > **Reading CP-Q2-20.** What becomes of effects that are triggered after the attack has ended? They are resolved too,
    > before durations end. *Confidence: medium.*

    @CP-9.23
    Example: of two pending effects the first ends the attack, and the second is resolved
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Retreat that, when Noah attacks, ends the attack
      And south has the pending effect Bristle that, when Mira is attacked, gives south 1 Eddie
      When Noah declares an attack on Mira
      Then south has 1 Eddie left
      And no window is open
      And the attack has ended
      And nothing else changes

    @CP-9.23
    Example: of two effects that a reaction triggers the first ends the attack, and the second is resolved
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4 and BLOCKER
      And south has the pending effect Bulwark that, when Lena blocks, ends the attack
      And south has the pending effect Grit that, when Lena is spent, gives south 1 Eddie
      When Noah declares an attack on Mira
      And south uses Lena
      And south chooses Bulwark
      Then south has 1 Eddie left
      And Lena is spent
      And no window is open
      And the attack has ended
      And nothing else changes

    @CP-9.23 @implied
    Example: what a leftover effect triggers in turn is resolved too
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 2
      And north has the pending effect Retreat that, when Noah attacks, ends the attack
      And south has the pending effect Bristle that, when Mira is attacked, spends Lena
      And south has the pending effect Grit that, when Lena is spent, gives south 1 Eddie
      When Noah declares an attack on Mira
      Then Lena is spent
      And south has 1 Eddie left
      And no window is open
      And nothing else changes

  @clause:CP-9.24
  Rule: 9.24 The end
    - `CP-9.24-1` After all that, effects that last while a Unit attacks, steals or fights are removed.
    - `CP-9.24-2` The turn player's Main Phase goes on.

    @CP-9.24-1
    Example: while attacking and while stealing last until the last effect has been resolved
      Given the attacker Noah with power 5, 1 more while attacking and 10 more while stealing
      And south has the Gig Ruby showing 4
      And north has the pending effect Spoils that, when Noah steals, gives north 1 Eddie
      And north has the pending effect Loot that, when Ruby is stolen, gives north 2 Eddies
      When Noah attacks south
      Then Noah has power 16
      And north may choose exactly Spoils and Loot
      And north now has the Gig Ruby
      And nothing else changes
      When north chooses Loot
      Then Noah has power 5
      And north has 3 Eddies left
      And no window is open
      And nothing else changes

    @CP-9.24-1
    Example: while fighting is over for both when the attack is
      Given the attacker Noah with power 5 and 2 more while fighting
      And the target Mira with power 3, 2 more while fighting and cannot be defeated
      And north has the pending effect Spoils that, when Noah wins a fight, gives north 1 Eddie
      And north has the pending effect Loot that, when Noah wins a fight, gives north 2 Eddies
      When Noah attacks Mira
      Then Noah has power 7
      And Mira has power 5
      And north may choose exactly Spoils and Loot
      And nothing else changes
      When north chooses Loot
      Then Noah has power 5
      And Mira has power 3
      And north has 3 Eddies left
      And no window is open
      And nothing else changes

    @CP-9.24-1
    Example: an attack that has ended keeps them until what was pending has been resolved
      Given the attacker Noah with power 5 and 2 more while attacking
      And the target Mira with power 3
      And north has the pending effect Retreat that, when Noah attacks, ends the attack
      And south has the pending effect Bristle that, when Mira is attacked, gives south 1 Eddie
      And south has the pending effect Alarm that, when Noah attacks, gives south 2 Eddies
      When Noah declares an attack on Mira
      Then south may choose exactly Bristle and Alarm
      And Noah has power 7
      And the attack has ended
      And nothing else changes
      When south chooses Alarm
      Then Noah has power 5
      And south has 3 Eddies left
      And no window is open
      And nothing else changes

    @CP-9.24-1
    Example: while attacking is over when a reaction has ended the attack
      Given the attacker Noah with power 5 and 2 more while attacking
      And the target Mira with power 3
      And south has the QUICK effect Curfew that ends the attack
      When Noah declares an attack on Mira
      Then Noah has power 7
      When south uses Curfew
      Then Noah has power 5
      And no window is open
      And nothing else changes

    @CP-9.24-2
    Example: after an attack the next action is taken
      Given the attacker Noah with power 5
      And the attacker Rex with power 4
      And the target Mira with power 3
      And the target Zoe with power 2
      And north has the Main effect Payday that gives north 2 Eddies
      And north has the pending effect Fury that, when Rex attacks, raises the power of Rex by 1
      And south has the Main effect Drill that raises the power of Zoe by 1
      When Noah attacks Mira
      Then Mira is in the trash
      And Rex may attack exactly Zoe
      And north may use exactly Payday
      And nothing else changes

    @CP-9.24-2
    Example: after an attack that ended early the next action is taken too
      Given the attacker Noah with power 5
      And the attacker Rex with power 4
      And the target Mira with power 3
      And south has the QUICK effect Curfew that ends the attack
      When Noah declares an attack on Mira
      And south uses Curfew
      Then Rex may attack exactly Mira
      And no window is open
      And nothing else changes
