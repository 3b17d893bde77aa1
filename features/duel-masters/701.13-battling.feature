@duel-masters
Feature: 701.13 Battling

  The keyword action, as the list of keyword actions has it.

  @clause:DM-701.13a
  Rule: 701.13a To battle
    - `DM-701.13a-1` To battle is to compare powers, which settles who wins and who loses.
    - `DM-701.13a-2` More power wins.
    - `DM-701.13a-3` Less power loses, and so does as much.

    The examples of the second and third stand at 115.3b.

    @DM-701.13a-1
    Example: two creatures that battle are a winner and a loser afterwards
      Given north has the creature Noah with power 5000
      And south has the creature Mira with power 3000
      And north has the spell Feud that makes Noah and Mira battle
      When north uses Feud
      Then Noah and Mira battle
      And Noah has won the battle
      And Mira has lost the battle

  @clause:DM-701.13b
  Rule: 701.13b Losers
    - `DM-701.13b` Losers are destroyed.

    The example stands at 115.3b.
