@yu-gi-oh
Feature: BS.11 How often a monster attacks

  Which attacks count, and which monsters have more than one.

  @clause:YGO-BS.11
  Rule: BS.11 Once each Battle Phase
    - `YGO-BS.11-1` A monster attacks once each Battle Phase.
    - `YGO-BS.11-2` A card effect can allow more.
    - `YGO-BS.11-3` An attack that was stopped in a replay, or negated, still was that monster's attack.

    > **Reading YGO-Q4-9.** Does a negated attack count? Here it does: it was declared. The other reading gives it back.
    > *Confidence: medium.*

    That a monster with the duty to attack may be stopped in a replay is an assumption (YGO-Q4-12, beside BS.8).

    @YGO-BS.11-1
    Example: the same monster does not attack again
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      When Noah attacks Mira
      Then Noah has used 1 attack
      And Noah may attack exactly nobody
      When Noah tries to attack Amber
      Then it is refused by BS.11
      And nothing else changes

    @YGO-BS.11-1
    Example: counted as soon as it is declared
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      When Noah declares an attack on Mira
      Then Noah has used 1 attack
      And Noah is attacking Mira
      And nothing else changes

    @YGO-BS.11-1
    Example: attacks of an earlier turn do not count
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And Noah has attacked 1 time in turn 1
      When Noah declares an attack on Mira
      Then Noah is attacking Mira
      And Noah has used 1 attack
      And nothing else changes

    @YGO-BS.11-1
    Example: in the turn of south its monsters attack once, too
      Given it is south's turn 4
      And the attacker Mira with ATK 1500
      When Mira attacks north
      Then north has 6500 LP
      And Mira has used 1 attack
      And Mira may attack exactly nobody

    @YGO-BS.11-1
    Example: a monster that has just arrived has not attacked
      Given the attacker Noah with ATK 1800
      And north holds Ada with ATK 1200
      And the target Mira with ATK 1500
      And north has the Fast effect Call that summons Ada
      When north uses Call
      And everyone declines
      Then Ada is on the field
      And Ada may attack exactly Mira
      And nothing else changes

    @YGO-BS.11-2
    Example: attacking twice, and no third time
      Given the attacker Noah with ATK 1800 and the right to attack twice
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      And the target Ilse with ATK 500
      When Noah attacks Mira
      Then Noah may attack exactly Amber and Ilse
      When Noah attacks Amber
      Then Amber is destroyed
      And south has 6900 LP
      And Noah may attack exactly nobody
      And nothing else changes
      When Noah tries to attack Ilse
      Then it is refused by BS.11
      And nothing else changes

    @YGO-BS.11-2
    Example: attacking twice directly
      Given the attacker Noah with ATK 1800 and the right to attack twice
      When Noah attacks south
      And Noah attacks south
      Then south has 4400 LP
      And Noah has used 2 attacks
      And nothing else changes

    @YGO-BS.11-2
    Example: attacking the same monster twice
      Given the attacker Noah with ATK 1500 and the right to attack twice
      And the target Mira with DEF 1800 and in Defense Position
      When Noah attacks Mira
      And Noah attacks Mira
      Then north has 7400 LP
      And Noah has used 2 attacks
      And nothing else changes

    @YGO-BS.11-2
    Example: attacking two monsters
      Given the attacker Noah with ATK 1800 and the right to attack monsters twice
      And the target Mira with ATK 1500
      And the target Amber with ATK 1000
      When Noah attacks Mira
      Then Noah may attack exactly Amber
      When Noah attacks Amber
      Then Amber is destroyed
      And south has 6900 LP
      And Noah may attack exactly nobody
      And nothing else changes

    @YGO-BS.11-2
    Example: the second attack on a monster is not made directly
      Given the attacker Noah with ATK 1800 and the right to attack monsters twice
      And the target Mira with ATK 1500
      When Noah attacks Mira
      And Noah tries to attack south
      Then it is refused by BS.11

    @YGO-BS.11-3 @implied
    Example: an attack stopped in a replay counts
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north stops the attack
      Then no window is open
      And Noah has used 1 attack
      And Noah may attack exactly nobody
      When Noah tries to attack Ilse
      Then it is refused by BS.11
      And nothing else changes

    @YGO-BS.11-3 @implied @reading:YGO-Q4-9=counts @bug:ygopro#1145
    Example: a negated attack counts
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Barrier that negates the attack
      When Noah declares an attack on Mira
      And north passes
      And south uses Barrier
      And everyone declines
      Then Noah has used 1 attack
      And Noah may attack exactly nobody
      When Noah tries to attack Mira
      Then it is refused by BS.11
      And nothing else changes

    @YGO-BS.11-3 @implied @reading:YGO-Q4-9=free
    Example: a negated attack is given back
      Given the attacker Noah with ATK 1800
      And the target Mira with ATK 1500
      And south has the attack response Barrier that negates the attack
      When Noah declares an attack on Mira
      And north passes
      And south uses Barrier
      And everyone declines
      Then Noah has used 0 attacks
      And Noah may attack exactly Mira

    @YGO-BS.11-3 @implied
    Example: another monster attacks after a stopped attack
      Given the attacker Noah with ATK 1800
      And the attacker Lena with ATK 1600
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north stops the attack
      Then Lena may attack exactly Mira and Ilse
      And Noah may attack exactly nobody

    @YGO-BS.11-3 @implied @assumption
    Example: a monster that must attack has done so, though it was stopped
      Given the attacker Noah with ATK 1800 and the duty to attack
      And the target Mira with ATK 1500
      And south holds Ilse with ATK 1000
      And south has the attack response Call that summons Ilse
      When Noah declares an attack on Mira
      And north passes
      And south uses Call
      And both players pass
      And north stops the attack
      And north wants to leave the Battle Step
      And south passes
      Then the game is in the End Step
