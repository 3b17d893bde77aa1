@one-piece
Feature: 7-1-0 Steps of a battle

  What a battle is made of, before each step is told for itself.

  @clause:OP-7-1-0
  Rule: 7-1-0 Five steps, in one order
    - `OP-7-1-0` A battle runs through attack step, block step, counter step and damage step, in that order, and then
      comes to its end.

    @OP-7-1-0
    Example: a battle in five steps
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      When Zoro attacks Bepo
      Then these happen in order:
        | event | to      |
        | step  | attack  |
        | step  | block   |
        | step  | counter |
        | step  | damage  |
        | step  | end     |

    @OP-7-1-0
    Example: the attacked player is asked to block, then to counter, and then it is decided
      Given the attacker Zoro with power 5000
      And the target Bepo with power 3000
      And the target Nami with power 4000, Blocker and active
      And south holds Usopp with power 2000 and Counter 1000
      When Zoro declares an attack on Bepo
      Then south may block
      And nothing else changes
      When south passes
      Then south may counter
      And nothing else changes
      When south passes
      Then no window is open
      And Bepo is in the trash
      And nothing else changes

    @OP-7-1-0
    Example: a Blocker first and a Counter for it after
      Given the attacker Zoro with power 5000
      And south has the Leader Law with power 4000
      And the target Bepo with power 4000, Blocker and active
      And south holds Usopp with power 2000 and Counter 2000
      When Zoro declares an attack on Law
      And Bepo blocks
      And south counters with Usopp for Bepo
      And everyone declines
      Then Bepo is rested
      And Usopp is in the trash
      And nothing else changes
