import type { Game } from '../kernel/game.ts';

/** Duel Masters in the table that compares the games. */
export const answers: Game['answers'] = {
  compared: { says: 'power with power', clause: 'DM-D2', example: 'power 5000 against 3000' },
  tie: { says: 'both are destroyed, and nobody has won', clause: 'DM-D3', example: 'equal power destroys both' },
  'attacker-lost': { says: 'yes, with less power or as much', clause: 'DM-D2', example: 'power 3000 against 5000' },
  turned: { says: 'yes: it is tapped', clause: 'DM-506', example: 'attacking taps the creature' },
  targets: { says: 'tapped creatures', clause: 'DM-506', example: 'tapped creatures of the opponent, and the opponent' },
  player: {
    says: 'as a player: a shield is broken, and without shields the game is lost',
    clause: 'DM-D6',
    example: 'an attack on the player breaks a shield and is no battle',
  },
  redirection: {
    says: 'by one blocker, which is tapped',
    clause: 'DM-507',
    example: 'the blocker battles, and the attacked creature does not',
  },
  responds: { says: 'nobody; the player under attack may block', clause: 'DM-507', example: 'only the player under attack is asked' },
  departure: {
    says: 'there is no battle',
    clause: 'DM-115.3a',
    example: 'the attacked creature is destroyed before the powers are compared',
  },
  losers: {
    says: 'at once, by a state-based action, before any ability',
    clause: 'DM-115.3b',
    example: 'losers are gone before any ability resolves',
  },
  'without-attack': { says: 'yes, when an effect orders one', clause: 'DM-D1', example: 'an effect makes two creatures battle' },
};
