import type { Game } from '../kernel/game.ts';

/** Yu-Gi-Oh in the table that compares the games. */
export const answers: Game['answers'] = {
  compared: {
    says: 'ATK with ATK, or with DEF in Defense Position',
    clause: 'YGO-BS.9',
    example: '1800 against 1500',
  },
  tie: {
    says: 'in Attack Position both are destroyed (with 0 ATK neither), in Defense Position nothing happens',
    clause: 'YGO-DS.3',
    example: '1500 against ATK 1500',
  },
  'attacker-lost': {
    says: 'yes: to a monster with higher ATK',
    clause: 'YGO-DS.3',
    example: '1500 against ATK 1800',
  },
  turned: {
    says: 'no: declarations are counted, one for each Battle Phase',
    clause: 'YGO-BS.11',
    example: 'the same monster does not attack again',
  },
  targets: {
    says: 'any monster of the opponent, face-down ones too',
    clause: 'YGO-BS.1',
    example: 'a target in whatever position',
  },
  player: {
    says: 'directly, when the opponent has no monster',
    clause: 'YGO-BS.1',
    example: 'no monster, so directly',
  },
  redirection: {
    says: 'by the attacking player, in a replay',
    clause: 'YGO-BS.8',
    example: 'the attack is switched to the new monster',
  },
  responds: {
    says: 'both players, the turn player first',
    clause: 'YGO-BS.5',
    example: 'both players may respond',
  },
  departure: {
    says: 'the target: a replay; the attacker: the attack stops; it counts all the same',
    clause: 'YGO-BS.7',
    example: 'the target is gone',
  },
  losers: {
    says: 'at the end of the Damage Step',
    clause: 'YGO-BS.9',
    example: 'destroyed inside the Damage Step, once the damage is dealt',
  },
  'without-attack': {
    says: 'none: whoever is fought was attacked in the Battle Step',
    clause: 'YGO-BS.0',
    example: 'an attack in the Battle Step',
  },
};
