@one-piece
Feature: 7-1-1 Attack step

  Who attacks, and what is attacked.

  @clause:OP-7-1-1-1
  Rule: 7-1-1-1 Declaring an attack
    - `OP-7-1-1-1a` A Leader can attack.

    @OP-7-1-1-1a
    Example: a Leader attacks
      Given north has the Leader Luffy with power 5000
      And the target Nami with power 3000
      When Luffy attacks Nami
      Then Nami is in the trash
      And nothing else changes
