@cyberpunk
Feature: 9.1 Declaring an attack

  Who may attack what, how an attack is declared, and what follows before the rival may react.

  @clause:CP-9.1
  Rule: 9.1 What an attack is
    - `CP-9.1-1` An attack is a game action.
    - `CP-9.1-2` Its price is that one of the player's own ready Units is spent.
    - `CP-9.1-3` It is aimed at a valid target.
    - `CP-9.1-4` It leads to that Unit fighting or stealing.

    @CP-9.1-2
    Example: the Unit that attacks is the one that is spent
      Given the attacker Rex with power 4
      And the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then Noah is spent
      And Rex is ready
      And south may react
      And nothing else changes

    @CP-9.1-3
    Example: of two targets the chosen one is attacked
      Given the attacker Noah with power 5
      And the target Zoe with power 2
      And the target Mira with power 3
      When Noah attacks Mira
      Then Mira is in the trash
      And nothing else changes

    @CP-9.1-4
    Example: an attack on a Unit leads to a fight
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Gig Ruby showing 4
      When Noah attacks Mira
      Then these happen in order:
        | event | by   | card |
        | fight | Noah | Mira |
      And nothing is stolen

    @CP-9.1-4
    Example: an attack on a Gig area leads to stealing
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Gig Ruby showing 4
      When Noah attacks south
      Then north now has the Gig Ruby
      And there is no fight
      And nothing else changes

  @clause:CP-9.2
  Rule: 9.2 When it is taken
    - `CP-9.2-1` Attacking is one of the things a player may do in the Main Phase.
    - `CP-9.2-2` Only the turn player may do it, and nobody has to.
    - `CP-9.2-3` No second attack is declared while one is going on.

    > **Reading CP-Q2-12.** What is the Main Phase? It is described elsewhere (8.9): actions in any order and as often as
    > the player likes, of which attacking is one. *Confidence: high.*

    @CP-9.1-1 @CP-9.2-1
    Example: in the Main Phase a Unit attacks
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then Noah is attacking Mira

    @CP-9.2-1
    Scenario Outline: in the <phase> Phase nobody attacks
      Given it is the <phase> Phase
      And the attacker Noah with power 5
      And the target Mira with power 3
      When Noah tries to attack Mira
      Then it is refused by 9.2
      And nothing else changes

      Examples:
        | phase |
        | Start |
        | End   |

    @CP-9.2-2 @implied
    Example: nobody has to attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When north ends the phase
      Then the phase is over
      And nothing else changes

    @CP-9.2-2 @implied
    Example: the rival does not attack in this turn
      Given the attacker Noah with power 5 and spent
      And south has the Unit Mira with power 3
      When Mira tries to attack Noah
      Then it is refused by 9.2
      And nothing else changes

    @CP-9.2-2 @implied
    Example: in its own turn the rival attacks
      Given it is south's turn 4
      And the target Noah with power 5
      And the attacker Mira with power 3
      When Mira declares an attack on Noah
      Then Mira is attacking Noah
      And south is the attacking player
      And north may react

    @CP-9.2-3 @implied
    Example: a second attack waits for the end of the first
      Given the attacker Noah with power 5
      And the attacker Rex with power 4
      And the target Mira with power 3
      And the target Zoe with power 2
      When Noah declares an attack on Mira
      Then south may react
      When Rex tries to attack Zoe
      Then it is refused by 9.2
      And nothing else changes
      When everyone declines
      And Rex declares an attack on Zoe
      Then Rex is attacking Zoe

  @clause:CP-9.3
  Rule: 9.3 The steps of a declaration
    - `CP-9.3-1` A declaration consists of the steps below: one Unit, one target, spending, announcing.
    - `CP-9.3-2` They are made in that order.

    @CP-9.3-1
    Example: without a Unit there is no attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When north tries to attack Mira without an attacker
      Then it is refused by 9.3
      And nothing else changes
      When Noah declares an attack on Mira
      Then Noah is attacking Mira

    @CP-9.3-1
    Example: without a target there is no attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah tries to attack without a target
      Then it is refused by 9.3
      And nothing else changes
      When Noah declares an attack on Mira
      Then Noah is attacking Mira

    @CP-9.3-1 @implied
    Example: two Units do not attack together
      Given the attacker Noah with power 5
      And the attacker Rex with power 4
      And the target Mira with power 3
      When Noah and Rex try to attack Mira together
      Then it is refused by 9.3
      And nothing else changes
      When Noah declares an attack on Mira
      Then Noah is attacking Mira

    @CP-9.3-1 @implied
    Example: two Units are not attacked at once
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And the target Zoe with power 2
      When Noah tries to attack both Mira and Zoe
      Then it is refused by 9.3
      And nothing else changes
      When Noah declares an attack on Mira
      Then Noah is attacking Mira

    @CP-9.3-2
    Example: Unit, target, spending, announcement
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then these happen in order:
        | event    | card | by   |
        | attacker | Noah |      |
        | target   | Mira |      |
        | spend    | Noah |      |
        | announce | Mira | Noah |
      And Noah is attacking Mira

  @clause:CP-9.3.1
  Rule: 9.3.1 The Unit
    - `CP-9.3.1-1` The Unit is friendly.
    - `CP-9.3.1-2` It is ready.
    - `CP-9.3.1-3` It is in the field area.
    - `CP-9.3.1-4` It is able to attack: nothing forbids it.
    - `CP-9.3.1-5` It is a Unit. A Legend or a Gear in the field area does not attack.

    @CP-9.3.1-1
    Example: nobody attacks with a Unit of the rival
      Given the attacker Noah with power 5
      And north has the Unit Rex with power 4 and spent
      And south has the Unit Zoe with power 6
      And the target Mira with power 3
      When north tries to attack Rex with Zoe
      Then it is refused by 9.3.1
      And nothing else changes
      When Noah declares an attack on Mira
      Then Noah is attacking Mira

    @CP-9.3.1-2
    Example: a spent Unit does not attack
      Given the attacker Noah with power 5 and spent
      And the attacker Rex with power 5
      And the target Mira with power 3
      When Noah tries to attack Mira
      Then it is refused by 9.3.1
      And nothing else changes
      When Rex declares an attack on Mira
      Then Rex is attacking Mira

    @CP-9.3.1-3
    Scenario Outline: from <place> a Unit does not attack
      Given the attacker Noah with power 5
      And Noah stands in <place>
      And the attacker Rex with power 5
      And the target Mira with power 3
      When Noah tries to attack Mira
      Then it is refused by 9.3.1
      And nothing else changes
      When Rex declares an attack on Mira
      Then Rex is attacking Mira

      Examples:
        | place     |
        | the hand  |
        | the trash |

    @CP-9.3.1-4
    Example: a Unit that cannot attack does not
      Given the attacker Noah with power 5 and cannot attack
      And the attacker Rex with power 5
      And the target Mira with power 3
      When Noah tries to attack Mira
      Then it is refused by 9.3.1
      And nothing else changes
      When Rex declares an attack on Mira
      Then Rex is attacking Mira

    @CP-9.3.1-4
    Example: an effect forbids a Unit to attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the Main effect Detox that forbids Noah to attack
      When north uses Detox
      Then Noah now has cannot attack
      And Noah may attack exactly nobody
      And nothing else changes

    @CP-9.3.1-5 @implied
    Example: a Gear does not attack
      Given north has the ready Gear Katana
      And the attacker Noah with power 5
      And the target Mira with power 3
      When Katana tries to attack Mira
      Then it is refused by 9.3.1
      And nothing else changes
      When Noah declares an attack on Mira
      Then Noah is attacking Mira

    @CP-9.3.1-5 @implied
    Example: a Legend does not attack
      Given north has the face-up Legend Vesper
      And Vesper stands in the field area
      And the attacker Noah with power 5
      And the target Mira with power 3
      When Vesper tries to attack Mira
      Then it is refused by 9.3.1
      And nothing else changes
      When Noah declares an attack on Mira
      Then Noah is attacking Mira

  @clause:CP-9.3.1.1
  Rule: 9.3.1.1 Lag
    - `CP-9.3.1.1` A Unit with Lag cannot attack.

    > **Reading CP-Q2-11.** What is Lag? It is described elsewhere (11.3): a Unit has it from entering the field area until
    > the end of that turn. *Confidence: high.*

    @CP-9.3.1.1
    Example: a Unit with Lag does not attack
      Given the attacker Noah with power 5 and Lag
      And the attacker Rex with power 5
      And the target Mira with power 3
      When Noah tries to attack Mira
      Then it is refused by 9.3.1.1
      And nothing else changes
      When Rex declares an attack on Mira
      Then Rex is attacking Mira

  @clause:CP-9.3.2
  Rule: 9.3.2 The target
    - `CP-9.3.2` A target that is valid for that Unit is chosen.

    @CP-9.3.2
    Example: a Gear is no target
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the spent Gear Katana
      When Noah tries to attack Katana
      Then it is refused by 9.3.2
      And Noah may attack exactly Mira
      And nothing else changes

    @CP-9.3.2
    Example: a single die is no target, the Gig area is
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      When Noah tries to attack Ruby
      Then it is refused by 9.3.2
      And Noah may attack exactly south
      And nothing else changes

  @clause:CP-9.3.2.1
  Rule: 9.3.2.1 Units
    - `CP-9.3.2.1-1` A spent rival Unit is a valid target.
    - `CP-9.3.2.1-2` A ready rival Unit and an own Unit are none, unless something says so.

    @CP-9.3.2.1-1 @CP-9.3.2.1-2
    Example: of Units, the spent ones of the rival and no others
      Given the attacker Noah with power 5
      And north has the Unit Rex with power 4 and spent
      And the target Mira with power 3
      And the target Zoe with power 9
      And south has the Unit Lena with power 2
      When Noah tries to attack Lena
      Then it is refused by 9.3.2.1
      And Noah may attack exactly Mira and Zoe
      And nothing else changes

    @CP-9.3.2.1-2 @implied
    Example: an own Unit is not attacked, though it is spent
      Given the attacker Noah with power 5
      And north has the Unit Rex with power 4 and spent
      And the target Mira with power 3
      When Noah tries to attack Rex
      Then it is refused by 9.3.2.1
      And Noah may attack exactly Mira
      And nothing else changes

    @CP-9.3.2.1-1 @implied
    Example: a Unit in the trash is not attacked
      Given the attacker Noah with power 5
      And the target Zoe with power 3
      And Zoe stands in the trash
      And the target Mira with power 3
      When Noah tries to attack Zoe
      Then it is refused by 9.3.2.1
      And Noah may attack exactly Mira
      And nothing else changes

  @clause:CP-9.3.2.2
  Rule: 9.3.2.2 The Gig area
    - `CP-9.3.2.2-1` The rival Gig area is a valid target when at least one Gig is in it.
    - `CP-9.3.2.2-2` A Gig area without Gigs cannot be chosen.
    - `CP-9.3.2.2-3` A Unit of power 0 may attack a Gig area all the same.

    > **Reading CP-Q2-14.** May a Unit of power 0 attack a Gig area? Yes: nothing forbids an attack that can take nothing.
    > *Confidence: high.*

    @CP-9.3.2.2-1
    Example: a Gig area with one Gig is attacked
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      When Noah declares an attack on south
      Then Noah is attacking south

    @CP-9.3.2.2-1
    Example: a Gig area with three Gigs is attacked
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      And south has the Gig Opal showing 12
      When Noah declares an attack on south
      Then Noah is attacking south

    @CP-9.3.2.2-1 @implied
    Example: nobody attacks their own Gig area
      Given the attacker Noah with power 5
      And north has the Gig Jade showing 6
      And south has the Gig Ruby showing 4
      When Noah tries to attack north
      Then it is refused by 9.3.2.2
      And Noah may attack exactly south
      And nothing else changes

    @CP-9.3.2.2-2
    Example: an empty Gig area is not attacked
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the Gig Jade showing 6
      When Noah tries to attack south
      Then it is refused by 9.3.2.2
      And Noah may attack exactly Mira
      And nothing else changes

    @CP-9.3.2.2-3 @implied
    Example: a Unit of power 0 attacks a Gig area, and takes nothing
      Given the attacker Noah with power 0
      And south has the Gig Ruby showing 4
      When Noah declares an attack on south
      Then Noah is attacking south
      When everyone declines
      Then no window is open
      And nothing is stolen
      And nothing else changes

  @clause:CP-9.3.2.3
  Rule: 9.3.2.3 Effects on targets
    - `CP-9.3.2.3-1` Card effects can add valid targets.
    - `CP-9.3.2.3-2` They can take targets away.
    - `CP-9.3.2.3-3` They can restrict the choice.

    @CP-9.3.2.3-1
    Example: with a permission a ready Unit is attacked
      Given the attacker Noah with power 5 and may attack ready Units
      And the attacker Rex with power 5
      And south has the Unit Lena with power 2
      And south has the Gig Ruby showing 4
      When Rex tries to attack Lena
      Then it is refused by 9.3.2.1
      And nothing else changes
      When Noah declares an attack on Lena
      Then Noah is attacking Lena

    @CP-9.3.2.3-2
    Example: a Unit that cannot be attacked is no target
      Given the attacker Noah with power 5
      And the target Mira with power 3 and cannot be attacked
      And the target Zoe with power 3
      When Noah tries to attack Mira
      Then it is refused by 9.3.2.3
      And Noah may attack exactly Zoe
      And nothing else changes

    @CP-9.3.2.3-3
    Example: a Unit that must be attacked goes before all others
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And the target Zoe with power 3 and must be attacked
      And south has the Gig Ruby showing 4
      When Noah tries to attack south
      Then it is refused by 9.3.2.3
      And Noah may attack exactly Zoe
      And nothing else changes

    @CP-9.3.2.3-3 @implied
    Example: a Unit that must be attacked goes before all others in every attack of the turn
      Given the attacker Rex with power 4
      And the attacker Noah with power 5
      And the target Mira with power 3
      And the target Zoe with power 3, must be attacked and cannot be defeated
      When Rex attacks Zoe
      Then Noah may attack exactly Zoe
      And Rex is spent
      And nothing else changes
      When Noah tries to attack Mira
      Then it is refused by 9.3.2.3
      And nothing else changes

    @CP-9.3.2.3-3 @implied
    Example: a Unit that must be attacked and cannot, restricts nothing
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 3 and must be attacked
      And south has the Gig Ruby showing 4
      When Noah tries to attack Lena
      Then it is refused by 9.3.2.1
      And Noah may attack exactly Mira and south
      And nothing else changes

    @CP-9.3.2.3-3 @implied
    Example: a Unit that must be attacked but is shielded from attacks restricts nothing
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And the target Zoe with power 3, must be attacked and cannot be attacked
      And south has the Gig Ruby showing 4
      When Noah tries to attack Zoe
      Then it is refused by 9.3.2.3
      And Noah may attack exactly Mira and south
      And nothing else changes

    @CP-9.3.2.3-3 @implied
    Example: an own Unit that must be attacked restricts nothing
      Given the attacker Noah with power 5
      And north has the Unit Rex with power 4, spent and must be attacked
      And the target Mira with power 3
      And south has the Gig Ruby showing 4
      When Noah declares an attack on south
      Then Noah is attacking south

    @CP-9.3.2.3-3 @implied
    Example: of two Units that must be attacked either one is
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And the target Zoe with power 3 and must be attacked
      And the target Lena with power 3 and must be attacked
      When Noah tries to attack Mira
      Then it is refused by 9.3.2.3
      And Noah may attack exactly Zoe and Lena
      And nothing else changes

    @CP-9.3.2.3-3 @implied
    Example: a ready Unit that must be attacked binds those who may attack ready Units
      Given the attacker Noah with power 5 and may attack ready Units
      And the attacker Rex with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 3 and must be attacked
      When Noah tries to attack Mira
      Then it is refused by 9.3.2.3
      And Noah may attack exactly Lena
      And Rex may attack exactly Mira
      And nothing else changes

  @clause:CP-9.3.2.3.1
  Rule: 9.3.2.3.1 What a permission gives
    - `CP-9.3.2.3.1-1` A permission to attack gives exactly what it says.
    - `CP-9.3.2.3.1-2` It leaves every other restriction in force.

    @CP-9.3.2.3.1-1
    Example: permission for ready Units opens no empty Gig area and no own Unit
      Given the attacker Noah with power 5 and may attack ready Units
      And north has the Unit Rex with power 4
      And the target Mira with power 3
      And south has the Unit Lena with power 2
      When Noah tries to attack south
      Then it is refused by 9.3.2.2
      And Noah may attack exactly Mira and Lena
      And nothing else changes

    @CP-9.3.2.3.1-2
    Example: permission for ready Units does not lift Lag
      Given the attacker Noah with power 5, may attack ready Units and Lag
      And the attacker Rex with power 5 and may attack ready Units
      And south has the Unit Lena with power 2
      When Noah tries to attack Lena
      Then it is refused by 9.3.1.1
      And Rex may attack exactly Lena
      And nothing else changes

    @CP-9.3.2.3.1-2
    Example: permission for ready Units does not lift a ban on attacking
      Given the attacker Noah with power 5, may attack ready Units and cannot attack
      And the attacker Rex with power 5 and may attack ready Units
      And south has the Unit Lena with power 2
      When Noah tries to attack Lena
      Then it is refused by 9.3.1
      And Rex may attack exactly Lena
      And nothing else changes

    @CP-9.3.2.3.1-2
    Example: permission for ready Units does not reach a Unit that cannot be attacked
      Given the attacker Noah with power 5 and may attack ready Units
      And south has the Unit Lena with power 2 and cannot be attacked
      And south has the Unit Mira with power 2
      When Noah tries to attack Lena
      Then it is refused by 9.3.2.3
      And Noah may attack exactly Mira
      And nothing else changes

  @clause:CP-9.3.2.4
  Rule: 9.3.2.4 Nothing to attack
    - `CP-9.3.2.4` Without any valid target there is no attack.

    @CP-9.3.2.4
    Example: with neither a spent rival Unit nor a Gig there is no attack
      Given the attacker Noah with power 5
      And south has the Unit Lena with power 2
      When Noah tries to attack south
      Then it is refused by 9.3.2.4
      And Noah is ready
      And Noah may attack exactly nobody
      And nothing else changes

    @CP-9.3.2.4
    Example: one Gig is enough for an attack
      Given the attacker Noah with power 5
      And south has the Unit Lena with power 2
      And south has the Gig Ruby showing 4
      When Noah declares an attack on south
      Then Noah is attacking south

  @clause:CP-9.3.3
  Rule: 9.3.3 Spending
    - `CP-9.3.3` The Unit is spent.

    @CP-9.3.3
    Example: the attacker is spent
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then Noah is spent
      And Noah is attacking Mira
      And nothing else changes

  @clause:CP-9.3.4
  Rule: 9.3.4 Announcing
    - `CP-9.3.4-1` The rival is told which Unit attacks.
    - `CP-9.3.4-2` The rival is told what it attacks.

    @CP-9.3.4-1
    Example: the announcement names the Unit
      Given the attacker Rex with power 4
      And the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then these happen in order:
        | event    | by   |
        | announce | Noah |
      And Noah is attacking Mira

    @CP-9.3.4-2
    Example: the announcement names the Unit under attack
      Given the attacker Noah with power 5
      And the target Zoe with power 2
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then these happen in order:
        | event    | card |
        | announce | Mira |
      And Noah is attacking Mira

    @CP-9.3.4-2
    Example: the announcement names the player whose Gig area is attacked
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Gig Ruby showing 4
      When Noah declares an attack on south
      Then these happen in order:
        | event    | card  |
        | announce | south |
      And Noah is attacking south

  @clause:CP-9.4
  Rule: 9.4 The attack begins
    - `CP-9.4` With the announcement the process of attacking begins at once.

    @CP-9.4
    Example: the attack is on while its first effects wait
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Fury that, when Noah attacks, raises the power of Noah by 1
      And north has the pending effect Focus that, when Noah attacks, raises the power of Noah by 2
      When Noah declares an attack on Mira
      Then the attack stands in its Declaration Step
      And Noah is attacking Mira
      And nothing else changes

  @clause:CP-9.4.1
  Rule: 9.4.1 The attacking player
    - `CP-9.4.1` Who attacks is the attacking player for as long as the attack lasts.

    @CP-9.4.1
    Example: the turn player is the attacking player, though the rival is asked
      Given the attacker Noah with power 5
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then north is the attacking player
      And south may react

  @clause:CP-9.4.2
  Rule: 9.4.2 The defending player
    - `CP-9.4.2` The rival is the defending player for as long.

    @CP-9.4.2
    Example: the rival is the defending player, and is asked
      Given the attacker Noah with power 5
      And south has the Gig Ruby showing 4
      When Noah declares an attack on south
      Then south is the defending player
      And south may react

    @CP-9.4.2 @CP-9.4.3-1
    Example: both players and the Unit keep their roles through the fight
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Spoils that, when Noah wins a fight, gives north 1 Eddie
      And north has the pending effect Loot that, when Noah wins a fight, gives north 2 Eddies
      When Noah attacks Mira
      Then north is the attacking player
      And south is the defending player
      And Noah is the attacking Unit

  @clause:CP-9.4.3
  Rule: 9.4.3 The attacking Unit
    - `CP-9.4.3-1` The Unit that was spent is the attacker, or attacking Unit.
    - `CP-9.4.3-2` It attacks the target that was chosen.

    @CP-9.4.3-1 @CP-9.4.3-2
    Example: the attack knows its pair
      Given the attacker Noah with power 5
      And the attacker Rex with power 4
      And the target Mira with power 3
      And the target Zoe with power 2
      When Rex declares an attack on Zoe
      Then Rex is the attacking Unit
      And Rex is attacking Zoe

  @clause:CP-9.4.4
  Rule: 9.4.4 The defending Unit
    - `CP-9.4.4` A Unit that is the target is the defending Unit, also called defender or opposing Unit.

    @CP-9.4.4
    Example: the attacked Unit defends
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Gig Ruby showing 4
      When Noah declares an attack on Mira
      Then Mira is the defending Unit

  @clause:CP-9.4.5
  Rule: 9.4.5 The defending Gig area
    - `CP-9.4.5` A Gig area that is the target is the defending Gig area.

    @CP-9.4.5
    Example: the attacked Gig area defends, and no Unit does
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Gig Ruby showing 4
      When Noah declares an attack on south
      Then the Gig area of south is under attack

  @clause:CP-9.5
  Rule: 9.5 What begins with the announcement
    - `CP-9.5-1` Effects that last while a Unit attacks are in force from the announcement on.
    - `CP-9.5-2` Effects that the attack triggers become pending.
    - `CP-9.5-3` Effects that the spending of the attacker triggers become pending with them.
    - `CP-9.5-4` Effects that last while a Unit fights or steals begin with the Fight Step or the Steal Step.

    > **Reading CP-Q2-15.** When do "while fighting" and "while stealing" begin? The text says only when they end. Here they
    > begin with their step, so they do not count in the React Step. *Confidence: medium.*

    @CP-9.5-1
    Example: more power while attacking, from the announcement on
      Given the attacker Noah with power 5 and 2 more while attacking
      And the target Mira with power 3
      When Noah declares an attack on Mira
      Then Noah has power 7
      And south may react
      And nothing else changes

    @CP-9.5-1
    Example: more power while attacking still counts in the fight
      Given the attacker Noah with power 4 and 3 more while attacking
      And the target Mira with power 6
      When Noah attacks Mira
      Then Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.5-1 @implied
    Example: a block does not end more power while attacking
      Given the attacker Noah with power 4 and 3 more while attacking
      And the target Mira with power 3
      And south has the Unit Lena with power 6 and BLOCKER
      When Noah declares an attack on Mira
      And south uses Lena
      Then Noah has power 7
      And Lena is the defending Unit
      And Lena is spent
      And nothing else changes
      When south passes
      Then Lena is in the trash
      And Noah has power 4
      And no window is open
      And nothing else changes

    @CP-9.5-1 @implied
    Example: a Unit under attack is not attacking, nor is one that stands by
      Given the attacker Noah with power 5
      And the attacker Rex with power 4 and 2 more while attacking
      And the target Mira with power 3 and 4 more while attacking
      When Noah declares an attack on Mira
      Then south may react
      And Noah is spent
      And nothing else changes

    @CP-9.5-1 @implied
    Example: more power while attacking begins anew with another attack of the turn
      Given the attacker Noah with power 5 and 2 more while attacking
      And the target Mira with power 3 and cannot be defeated
      And north has the Main effect Recharge that readies Noah
      When Noah attacks Mira
      And north uses Recharge
      Then Noah has power 5
      And no window is open
      And nothing else changes
      When Noah declares an attack on Mira
      Then Noah has power 7
      And south may react
      And nothing else changes

    @CP-9.5-2 @CP-9.5-3
    Example: what attacking triggers and what spending triggers is pending together
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Fury that, when Noah attacks, raises the power of Noah by 1
      And north has the pending effect Grit that, when Noah is spent, raises the power of Noah by 2
      When Noah declares an attack on Mira
      Then north may choose exactly Fury and Grit
      And Noah has power 5
      And nothing else changes

    @CP-9.5-2 @implied
    Example: what being attacked triggers is pending too
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Bristle that, when Mira is attacked, raises the power of Mira by 1
      And south has the pending effect Alarm that, when Noah attacks, raises the power of Mira by 2
      When Noah declares an attack on Mira
      Then south may choose exactly Bristle and Alarm
      And Mira has power 3
      And nothing else changes

    @CP-9.5-4 @implied
    Example: more power while stealing, with the Steal Step and not before
      Given the attacker Noah with power 5 and 10 more while stealing
      And the attacker Rex with power 4 and 20 more while stealing
      And south has the Unit Lena with power 2 and 20 more while stealing
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      And south has the Gig Opal showing 12
      When Noah declares an attack on south
      Then Noah has power 5
      And south may react
      And nothing else changes
      When south passes
      Then Noah has power 15
      And north has to choose 2 of Ruby, Jade and Opal
      And nothing else changes

    @CP-9.5-4 @implied
    Example: more power while fighting, with the Fight Step and not before
      Given the attacker Noah with power 4 and 3 more while fighting
      And the target Mira with power 5
      When Noah declares an attack on Mira
      Then Noah has power 4
      And south may react
      And nothing else changes
      When south passes
      Then Mira is in the trash
      And no window is open
      And nothing else changes

    @CP-9.5-4 @implied
    Example: who steals is not fighting
      Given the attacker Noah with power 5 and 10 more while fighting
      And south has the Gig Ruby showing 4
      And south has the Gig Jade showing 6
      And south has the Gig Opal showing 12
      When Noah attacks south
      Then Noah has power 5
      And north has to choose 1 of Ruby, Jade and Opal
      And nothing else changes

    @CP-9.5-4 @implied
    Example: who fights is not stealing
      Given the attacker Noah with power 4 and 3 more while stealing
      And the target Mira with power 5
      When Noah attacks Mira
      Then Noah is in the trash
      And no window is open
      And nothing else changes

    @CP-9.5-4 @implied
    Example: a blocker fights too
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the Unit Lena with power 4, BLOCKER and 2 more while fighting
      When Noah declares an attack on Mira
      And south uses Lena
      Then Lena has power 4
      And Lena is the defending Unit
      And Lena is spent
      And nothing else changes
      When south passes
      Then Noah is in the trash
      And no window is open
      And nothing else changes

  @clause:CP-9.6
  Rule: 9.6 Before the React Step
    - `CP-9.6-1` All of these effects are resolved before the attack goes on.
    - `CP-9.6-2` If the attacker has left the field area by then, the attack ends.
    - `CP-9.6-3` So it does if the defending Unit has left it.
    - `CP-9.6-4` Otherwise the React Step follows.

    > **Reading CP-Q2-6.** In which order are pending effects resolved? It is said elsewhere (10.11): first those of the
    > turn player, and each player's own as that player likes. *Confidence: high.*

    @CP-9.6-1
    Example: no reaction while an effect of the announcement is pending
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the pending effect Fury that, when Noah attacks, raises the power of Noah by 1
      And north has the pending effect Focus that, when Noah attacks, raises the power of Noah by 2
      And south has the QUICK effect Brace that raises the power of Mira by 4
      When Noah declares an attack on Mira
      And south tries to use Brace
      Then it is refused by 9.7.1
      And north may choose exactly Fury and Focus
      When north chooses Focus
      Then south may react
      And Noah has power 8
      And nothing else changes

    @CP-9.6-2
    Example: an attacker that leaves before the React Step ends the attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Flare that, when Mira is attacked, returns Noah to the hand
      When Noah declares an attack on Mira
      Then Noah is in the hand
      And no window is open
      And the attack has ended
      And nothing else changes

    @CP-9.6-3
    Example: a defending Unit that leaves before the React Step ends the attack
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And south has the pending effect Vanish that, when Mira is attacked, returns Mira to the hand
      When Noah declares an attack on Mira
      Then Mira is in the hand
      And no window is open
      And the attack has ended
      And nothing else changes

    @CP-9.6-4
    Example: if both are still there, the React Step follows
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And the target Zoe with power 2
      And south has the pending effect Vanish that, when Mira is attacked, returns Zoe to the hand
      When Noah declares an attack on Mira
      Then Zoe is in the hand
      And south may react
      And nothing else changes
