@cyberpunk @outside-source
Feature: 11.30 QUICK

  Stands in for a chapter we do not have: where QUICK may be used beside the React Step.

  @clause:CP-11.30
  Rule: 11.30 The own Main Phase
    > **Stub CP-11.30.** An effect with QUICK is used as a reaction, or as an action in the Main Phase of one's own turn. It
    > never answers an effect. *Confidence: high.*

    @CP-9.7.1-1
    Example: QUICK in one's own Main Phase
      Given the attacker Noah with power 5
      And the target Mira with power 3
      And north has the QUICK effect Rush that raises the power of Noah by 4
      And north holds the QUICK Program Reboot, cost 1, that raises the power of Noah by 2
      And north has 1 Eddie
      When north uses Rush
      And north uses Reboot
      Then Noah has power 11
      And Reboot is in the trash
      And north has 0 Eddies left
      And no window is open
      And nothing else changes

    @CP-9.7.1-1 @implied
    Example: QUICK is not used in the End Phase of one's own turn
      Given it is the End Phase
      And the attacker Noah with power 5
      And north has the QUICK effect Rush that raises the power of Noah by 4
      When north tries to use Rush
      Then it is refused by 8.9
      And nothing else changes
