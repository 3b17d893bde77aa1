import type { Game } from '../kernel/game.ts';

/** The Cyberpunk TCG in the table that compares the games. */
export const answers: Game['answers'] = {
  compared: { says: 'power', clause: 'CP-9.16', example: 'the stronger Unit wins, and the other one is defeated' },
  tie: { says: 'both lose and are defeated', clause: 'CP-9.16', example: 'at equal power both are defeated' },
  'attacker-lost': { says: 'yes', clause: 'CP-9.16', example: 'a weaker attacker is defeated' },
  turned: { says: 'yes: it is spent', clause: 'CP-9.3.3', example: 'the attacker is spent' },
  targets: { says: 'spent rival Units', clause: 'CP-9.3.2.1', example: 'of Units, the spent ones of the rival and no others' },
  player: {
    says: 'through the Gig area: dice are stolen',
    clause: 'CP-9.3.2.2',
    example: 'a Gig area with one Gig is attacked',
  },
  redirection: {
    says: 'by BLOCKER, as often as there are Units with it',
    clause: 'CP-9.9.1',
    example: 'a second blocker takes the attack over from the first',
  },
  responds: { says: 'the defending player only', clause: 'CP-9.7.1', example: 'the attacking player does not react' },
  departure: {
    says: 'the attack ends, and the attacker stays spent',
    clause: 'CP-9.22.1',
    example: 'an attack that ends early leaves its attacker spent',
  },
  losers: {
    says: 'after the effects that the fight wakes',
    clause: 'CP-9.16',
    example: 'what losing wakes comes before the defeat',
  },
  'without-attack': { says: 'yes, effects may make Units fight', clause: 'CP-11.4', example: 'an effect makes two Units fight' },
};
