@one-piece
Feature: 7-1-1 Attack step

  Who attacks, what is attacked, and what that wakes.

  @clause:OP-7-1-1-1
  Rule: 7-1-1-1 Declaring an attack
    - `OP-7-1-1-1a` A Leader can attack.
    - `OP-7-1-1-1b` A Character of the Character Area can attack.
    - `OP-7-1-1-1c` Nothing else can: no Stage, no Event, no Character card that is in hand.
    - `OP-7-1-1-1d` First the attack is declared, then the attacker is rested.
    - `OP-7-1-1-1e` The attacker is rested during the battle and stays so after it.
    - `OP-7-1-1-1f` A card that is rested already cannot attack.

    > **Reading OP-Q1-4.** Is the attacker rested with the declaration, or after it? The official rules describe one act:
    > resting the card is how the attack is declared, so nobody can act between the two. The log has the declaration
    > first. The other reading tells both at one instant. *Confidence: medium.*

    > **Reading OP-Q1-5.** Must the attacker be active? Yes, since it could not be rested otherwise. That a Character does
    > not attack in the turn it was played, and nobody in their first turn, is told elsewhere: no example comes near it.
    > *Confidence: high.*

    @OP-7-1-1-1a
    Example: a Leader attacks
      Given north has the Leader Luffy with power 5000
      And the target Bepo with power 3000
      When Luffy attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-1b
    Example: a Character attacks
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-1a @OP-7-1-1-1b
    Example: Leader and Character attack in one turn, each for itself
      Given north has the Leader Luffy with power 5000
      And the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      When Luffy attacks Bepo
      Then Bepo is in the trash
      And nothing else changes
      When Zoro attacks Nami
      Then Nami is in the trash
      And nothing else changes

    @OP-7-1-1-1b @implied
    Example: two do not attack together
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 5000
      And the target Bepo with power 3000
      When Zoro and Sanji try to attack Bepo together
      Then it is refused by 7-1-1-1
      And nothing else changes
      When Sanji attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-1a @OP-7-1-1-1b @OP-7-1-1-1c @OP-7-1-1-1f
    Example: who may attack, and who may not
      Given north has the Leader Luffy with power 5000
      And the attacker Zoro with power 5000
      And the attacker Sanji with power 5000 and rested
      And north has the Stage Thousand Sunny
      And north holds Franky with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000
      Then Luffy may attack exactly Law and Bepo
      And Zoro may attack exactly Law and Bepo
      And Sanji may attack exactly nobody
      And Thousand Sunny may attack exactly nobody
      And Franky may attack exactly nobody

    @OP-7-1-1-1c @implied
    Scenario Outline: nothing else attacks: <what>
      Given the attacker Zoro with power 5000
      And north has the Stage Thousand Sunny
      And north holds the Event Gum-Gum Pistol, which costs 1
      And north holds Sanji with power 6000
      And the Life of north is Franky, from the top
      And the target Bepo with power 3000
      When <card> tries to attack Bepo
      Then it is refused by 7-1-1-1
      And nothing else changes
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

      Examples:
        | what              | card           |
        | a Stage           | Thousand Sunny |
        | an Event in hand  | Gum-Gum Pistol |
        | a card in hand    | Sanji          |
        | a Life card       | Franky         |

    @OP-7-1-1-1d @reading:OP-Q1-4=declared-first
    Example: the attack is declared, and then its attacker rested
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      When Zoro declares an attack on Bepo
      Then these happen in order:
        | event   | by   | card |
        | declare | Zoro | Bepo |
        | rest    |      | Zoro |

    @OP-7-1-1-1d @reading:OP-Q1-4=one-instant
    Example: if declaring and resting were one act, both would be told at one instant
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      When Zoro declares an attack on Bepo
      Then these happen at once:
        | event   | by   | card |
        | declare | Zoro | Bepo |
        | rest    |      | Zoro |

    @OP-7-1-1-1e
    Example: the attacker is rested while the battle runs
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000, Blocker and active
      When Zoro declares an attack on Bepo
      Then Zoro is rested
      And south may block
      And nothing else changes

    @OP-7-1-1-1e
    Example: after the battle the attacker is still rested
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      When Zoro attacks Bepo
      Then Zoro is rested
      And nothing else changes

    @OP-7-1-1-1e
    Example: a Leader that attacks is rested
      Given north has the Leader Luffy with power 5000
      And the target Bepo with power 6000
      When Luffy attacks Bepo
      Then Luffy is rested
      And nothing else changes

    @OP-7-1-1-1f @implied
    Example: a rested card does not attack
      Given the attacker Zoro with power 5000 and rested
      And the attacker Sanji with power 5000
      And the target Bepo with power 3000
      When Zoro tries to attack Bepo
      Then it is refused by 7-1-1-1
      And nothing else changes
      When Sanji attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-1e @OP-7-1-1-1f @implied
    Example: whoever has attacked does not attack again
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      When Zoro attacks Bepo
      Then Zoro is rested
      And Bepo is in the trash
      And nothing else changes
      When Zoro tries to attack Nami
      Then it is refused by 7-1-1-1
      And nothing else changes

    @OP-7-1-1-1f @implied
    Example: a rested Leader does not attack
      Given north has the Leader Luffy with power 5000 and rested
      And the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000
      Then Luffy may attack exactly nobody
      And Zoro may attack exactly Law and Bepo

  @clause:OP-7-1-1-2
  Rule: 7-1-1-2 Picking the target
    - `OP-7-1-1-2a` The player of the attacker picks what is attacked.
    - `OP-7-1-1-2b` The opposing Leader may be picked, active or rested.
    - `OP-7-1-1-2c` A rested Character of the opponent may be picked.
    - `OP-7-1-1-2d` An active Character of the opponent may not.
    - `OP-7-1-1-2e` A player's own Leader and Characters may not.
    - `OP-7-1-1-2f` Nothing else may: no Stage, and no card in hand or Life.

    @OP-7-1-1-2a
    Example: the named card is attacked
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      When Zoro declares an attack on Nami
      Then Zoro is attacking Nami
      And nothing else changes
      When everyone declines
      Then Nami is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-1-2a
    Example: without a named target there is no attack
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      When Zoro tries to attack without a target
      Then it is refused by 7-1-1-2
      And nothing else changes
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-2a @implied
    Example: one card is picked, and not two
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      When Zoro tries to attack both Bepo and Nami
      Then it is refused by 7-1-1-2
      And nothing else changes
      When Zoro attacks Nami
      Then Nami is in the trash
      And nothing else changes

    @OP-7-1-1-2a @implied
    Example: the attacked player does not pick
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      When south tries to attack Bepo with Zoro
      Then it is refused by 7-1-1-2
      And nothing else changes
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-2b
    Scenario Outline: the opposing Leader is attacked, <state>
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000 and <state>
      And the Life of south is Nami and Robin, from the top
      When Zoro attacks Law
      Then Nami is in the hand
      And nothing else changes

      Examples:
        | state  |
        | active |
        | rested |

    @OP-7-1-1-2b
    Scenario Outline: the opposing Leader is a target, <state>
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 9000 and <state>
      Then Zoro may attack exactly Law

      Examples:
        | state  |
        | active |
        | rested |

    @OP-7-1-1-2b @implied
    Example: a rested Character does not shield the Leader
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000
      And the target Bepo with power 3000
      Then Zoro may attack exactly Law and Bepo

    @OP-7-1-1-2c
    Example: a rested Character is attacked
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000 and rested
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-2d @implied
    Example: an active Character is not attacked
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000 and active
      And the target Nami with power 3000 and rested
      When Zoro tries to attack Bepo
      Then it is refused by 7-1-1-2
      And nothing else changes
      When Zoro attacks Nami
      Then Nami is in the trash
      And nothing else changes

    @OP-7-1-1-2c @OP-7-1-1-2d
    Example: of two Characters the rested one is a target
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 5000
      And the target Bepo with power 3000 and active
      And the target Nami with power 9000 and rested
      Then Zoro may attack exactly Law and Nami

    @OP-7-1-1-2e @implied
    Example: none of a player's own cards is a target
      Given north has the Leader Luffy with power 5000 and rested
      And the attacker Zoro with power 5000
      And the attacker Sanji with power 3000 and rested
      And south has the Leader Law with power 5000
      Then Zoro may attack exactly Law

    @OP-7-1-1-2e @implied
    Scenario Outline: a player does not attack a card of their own: <whom>
      Given north has the Leader Luffy with power 5000
      And the attacker Zoro with power 5000
      And the attacker Sanji with power 3000 and rested
      And the target Bepo with power 3000
      When Zoro tries to attack <whom>
      Then it is refused by 7-1-1-2
      And nothing else changes
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

      Examples:
        | whom  |
        | Luffy |
        | Sanji |

    @OP-7-1-1-2f @implied
    Scenario Outline: nothing else is attacked: <what>
      Given the attacker Zoro with power 5000
      And south has the Stage Polar Tang
      And south holds Nami with power 3000
      And the Life of south is Robin, from the top
      And the target Bepo with power 3000
      When Zoro tries to attack <card>
      Then it is refused by 7-1-1-2
      And nothing else changes
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

      Examples:
        | what           | card       |
        | a Stage        | Polar Tang |
        | a card in hand | Nami       |
        | a Life card    | Robin      |

    @OP-7-1-1-2b @OP-7-1-1-2c @OP-7-1-1-2d @OP-7-1-1-2e @OP-7-1-1-2f
    Example: the Leader and the rested Characters of the opponent, and nobody else
      Given north has the Leader Luffy with power 5000 and rested
      And the attacker Zoro with power 5000
      And the attacker Sanji with power 5000 and rested
      And south has the Leader Law with power 5000
      And south has the Stage Polar Tang
      And south holds Nami with power 3000
      And the Life of south is Robin, from the top
      And the target Bepo with power 3000 and rested
      And the target Kid with power 9000 and rested
      And the target Killer with power 3000 and active
      Then Zoro may attack exactly Law, Bepo and Kid

  @clause:OP-7-1-1-3
  Rule: 7-1-1-3 When Attacking
    - `OP-7-1-1-3` All When Attacking effects are activated in this step, before anybody blocks.

    > **Reading OP-Q1-18.** "All" effects: also those of cards that do not attack? The sentence says all, so here those of
    > the whole side of the attacker are activated. The other reading takes the card that attacks alone, and in the block
    > step the card that blocks. *Confidence: medium.*

    > **Reading OP-Q1-16.** In which order are effects carried out that were activated together? Those of the turn player
    > first, in the order that player likes; then those of the other player. So effects on an opponent's attack come after
    > the attacker's. *Confidence: high.*

    @OP-7-1-1-3
    Example: a When Attacking effect is carried out before anybody blocks
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And the target Nami with power 3000, Blocker and active
      And Zoro has a When Attacking effect that sets the power of Bepo to 2000
      When Zoro declares an attack on Bepo
      Then Bepo has power 2000
      And south may block
      And nothing else changes

    @OP-7-1-1-3
    Example: power that a When Attacking effect gives counts in the battle
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And Zoro has a When Attacking effect that gives Zoro 2000 power for the battle
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-3
    Example: a Blocker that a When Attacking effect rests does not block
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000, Blocker and active
      And Zoro has a When Attacking effect that makes Nami rested
      When Zoro declares an attack on Bepo
      Then Nami is rested
      And south may block
      And nothing else changes
      When Nami tries to block
      Then it is refused by 7-1-2-1
      And nothing else changes

    @OP-7-1-1-3 @reading:OP-Q1-18=whole-side
    Example: the When Attacking effect of a second card of that side is activated as well
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 4000
      And the target Bepo with power 6000
      And Sanji has a When Attacking effect that gives Zoro 2000 power for the battle
      When Zoro attacks Bepo
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-3 @reading:OP-Q1-18=own-card
    Example: if only the attacking card counted, the When Attacking effect of a second card would stay silent
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 4000
      And the target Bepo with power 6000
      And Sanji has a When Attacking effect that gives Zoro 2000 power for the battle
      When Zoro attacks Bepo
      Then Zoro is rested
      And nothing else changes

    @OP-7-1-1-3
    Example: two When Attacking effects of one card are both carried out
      Given the attacker Zoro with power 5000
      And the target Bepo with power 8000
      And Zoro has a When Attacking effect that gives Zoro 1000 power for the battle
      And Zoro has a When Attacking effect that sets the power of Bepo to 6000
      When Zoro declares an attack on Bepo
      Then north may choose exactly Zoro's Effect and Zoro's Second Effect
      And nothing else changes
      When north chooses Zoro's Effect
      And everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-1-3
    Example: the player of two effects chooses their order
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And Zoro has a When Attacking effect that sets the power of Bepo to 2000
      And Zoro has a When Attacking effect that sets the power of Bepo to 9000
      When Zoro declares an attack on Bepo
      And north chooses Zoro's Second Effect
      Then Bepo has power 2000
      And south may block
      And nothing else changes

    @OP-7-1-1-3
    Example: an effect on an opponent's attack comes after the attacker's
      Given the attacker Zoro with power 5000
      And the target Bepo with power 6000
      And Zoro has a When Attacking effect that sets the power of Bepo to 2000
      And Bepo has an effect on an opponent's attack that sets the power of Bepo to 9000
      When Zoro declares an attack on Bepo
      Then Bepo has power 9000
      And these happen in order:
        | event   | card |
        | resolve | Zoro |
        | resolve | Bepo |

    @OP-7-1-1-3
    Example: in south's turn the attacker's effect comes first as well
      Given it is south's turn 4
      And the attacker Bepo with power 5000
      And the target Zoro with power 6000
      And Zoro has an effect on an opponent's attack that sets the power of Zoro to 9000
      And Bepo has a When Attacking effect that sets the power of Zoro to 2000, then sets the power of Bepo to 7000
      When Bepo declares an attack on Zoro
      Then Zoro has power 9000
      And Bepo has power 7000
      And north may block
      And nothing else changes
      When everyone declines
      Then no window is open
      And nothing else changes

    @OP-7-1-1-3
    Example: two effects on an opponent's attack are both carried out, in the order their player likes
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And Bepo has an effect on an opponent's attack that sets the power of Bepo to 7000
      And Bepo has an effect on an opponent's attack that sets the power of Bepo to 6000
      When Zoro declares an attack on Bepo
      Then south may choose exactly Bepo's Effect and Bepo's Second Effect
      And nothing else changes
      When south chooses Bepo's Second Effect
      Then Bepo has power 7000
      And south may block
      And nothing else changes

    @OP-7-1-1-3
    Example: an effect of a Stage on an opponent's attack is activated like that of a Character
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And south has the Stage Polar Tang
      And Polar Tang has an effect on an opponent's attack that sets the power of Bepo to 7000, then makes Polar Tang rested
      When Zoro declares an attack on Bepo
      Then Bepo has power 7000
      And Polar Tang is rested
      And south may block
      And nothing else changes

    @OP-7-1-1-3 @implied
    Example: a When Attacking effect of the attacked side stays silent
      Given the attacker Zoro with power 5000
      And the target Bepo with power 5200
      And Zoro has a When Attacking effect that sets the power of Zoro to 5500
      And Bepo has a When Attacking effect that sets the power of Bepo to 9000
      When Zoro attacks Bepo
      Then Zoro has power 5500
      And Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-3 @implied
    Example: the When Attacking effect of a card that is not on the field stays silent
      Given the attacker Zoro with power 5000
      And north holds Sanji with power 4000
      And the target Bepo with power 5200
      And Zoro has a When Attacking effect that sets the power of Zoro to 5500
      And Sanji has a When Attacking effect that sets the power of Bepo to 1000
      When Zoro declares an attack on Bepo
      Then Zoro has power 5500
      And south may block
      And nothing else changes

  @clause:OP-7-1-1-4
  Rule: 7-1-1-4 A participant that has left in the attack step
    - `OP-7-1-1-4a` If the attacker has changed area by the end of this step, there is no block step.
    - `OP-7-1-1-4b` The same if the attacked card has changed area.

    > **Reading OP-Q1-3.** Where does play go when a participant has left? Straight to the end of the battle (7-1-5), here
    > and in the other two clauses of this kind (7-1-2-3 and 7-1-3-3). The printed text calls the third one by a wrong
    > number. *Confidence: high.*

    @OP-7-1-1-4a
    Scenario Outline: an attacker that has left fights no more: its effect <does>
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000, Blocker and active
      And Zoro has a When Attacking effect that <does>
      When Zoro declares an attack on Bepo
      Then no window is open
      And Zoro is in <area>
      And nothing else changes

      Examples:
        | does                         | area      |
        | puts Zoro into the hand      | the hand  |
        | puts Zoro into the trash     | the trash |
        | puts Zoro into the deck      | the deck  |
        | puts Zoro on top of the Life | the Life  |
        | K.O.s Zoro                   | the trash |

    @OP-7-1-1-4a
    Example: another card that leaves does not end the battle
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 4000
      And the target Bepo with power 3000
      And the target Nami with power 3000, Blocker and active
      And Zoro has a When Attacking effect that puts Sanji into the hand
      When Zoro declares an attack on Bepo
      Then south may block
      And Sanji is in the hand
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes

    @OP-7-1-1-4a @implied
    Example: an attacker that is made active has not left, and attacks once more
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      And Zoro has a When Attacking effect that makes Zoro active
      When Zoro declares an attack on Bepo
      Then Zoro is active
      And south may block
      And nothing else changes
      When everyone declines
      Then Bepo is in the trash
      And no window is open
      And nothing else changes
      When Zoro attacks Nami
      Then Zoro is rested
      And Nami is in the trash
      And nothing else changes

    @OP-7-1-1-4a
    Example: an attacker that has left does no damage to a Leader
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000
      And the Life of south is Nami and Robin, from the top
      And Law has an effect on an opponent's attack that puts Zoro into the hand
      When Zoro declares an attack on Law
      Then no window is open
      And Zoro is in the hand
      And nothing else changes

    @OP-7-1-1-4b
    Scenario Outline: an attacked card that has left is not fought: the attacker's effect <does>
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 3000, Blocker and active
      And Zoro has a When Attacking effect that <does>
      When Zoro declares an attack on Bepo
      Then no window is open
      And Bepo is in <area>
      And nothing else changes

      Examples:
        | does                         | area      |
        | puts Bepo into the hand      | the hand  |
        | puts Bepo into the trash     | the trash |
        | puts Bepo into the deck      | the deck  |
        | puts Bepo on top of the Life | the Life  |
        | K.O.s Bepo                   | the trash |

    @OP-7-1-1-4a @OP-7-1-1-4b
    Scenario Outline: the battle goes straight to its end: <who> leaves
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And Zoro has a When Attacking effect that puts <who> into the hand
      When Zoro attacks Bepo
      Then these happen in order:
        | event | to     |
        | step  | attack |
        | step  | end    |
      And none of these happens:
        | event | to      |
        | step  | block   |
        | step  | counter |
        | step  | damage  |

      Examples:
        | who  |
        | Zoro |
        | Bepo |

    @OP-7-1-1-4b
    Example: after a battle that was cut short the next attack is declared as ever
      Given the attacker Zoro with power 5000
      And the attacker Sanji with power 4000
      And the target Bepo with power 3000
      And the target Nami with power 3000
      And Zoro has a When Attacking effect that puts Bepo into the hand
      When Zoro declares an attack on Bepo
      Then no window is open
      And Bepo is in the hand
      And nothing else changes
      When Sanji attacks Nami
      Then Nami is in the trash
      And nothing else changes

    @OP-7-1-1-4b @reading:OP-Q1-19=new-card
    Example: an attacked card that comes back is a new card
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And Zoro has a When Attacking effect that puts Bepo into the hand, then plays Bepo
      When Zoro declares an attack on Bepo
      Then no window is open
      And Bepo is in the Character Area
      And Bepo is active
      And nothing else changes

    @OP-7-1-1-4b @reading:OP-Q1-19=same-card
    Example: if only its place counted, the card that came back would be fought
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And Zoro has a When Attacking effect that puts Bepo into the hand, then plays Bepo
      When Zoro declares an attack on Bepo
      And everyone declines
      Then Bepo is in the trash
      And nothing else changes

    @OP-7-1-1-4a @reading:OP-Q1-19=new-card
    Example: an attacker that comes back is a new card
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And Zoro has a When Attacking effect that puts Zoro into the hand, then plays Zoro
      When Zoro declares an attack on Bepo
      Then no window is open
      And Zoro is in the Character Area
      And Zoro is active
      And nothing else changes
