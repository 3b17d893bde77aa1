import type { Game } from '../kernel/game.ts';

/** Yu-Gi-Oh in the table that compares the games. */
export const answers: Game['answers'] = {
  compared: { says: 'ATK with ATK, or with DEF in Defense Position', clause: 'YGO-BS.9', example: '1800 against 1500' },
  tie: {
    says: 'in Attack Position both are destroyed, in Defense Position nobody',
    clause: 'YGO-DS.2',
    example: '1500 against ATK 1500',
  },
  'attacker-lost': { says: 'yes: the weaker one is destroyed', clause: 'YGO-DS.2', example: '1500 against ATK 1500' },
  turned: {
    says: 'no: declarations are counted, one for each Battle Phase',
    clause: 'YGO-BS.11',
    example: 'the same monster does not attack again',
  },
  targets: { says: 'any monster of the opponent, face-down ones too', clause: 'YGO-BS.1', example: 'whatever its position' },
  player: { says: 'directly, when the opponent has no monster', clause: 'YGO-BS.1', example: 'no monster' },
  redirection: { says: 'by the attacker, in a replay', clause: 'YGO-BS.8', example: 'switched' },
  responds: { says: 'both players, the turn player first', clause: 'YGO-BS.5', example: 'both' },
  departure: {
    says: 'the attacker: the attack stops and stays counted; the target: a replay',
    clause: 'YGO-BS.11',
    example: 'stopped',
  },
  losers: { says: 'at the end of the Damage Step', clause: 'YGO-BS.9', example: 'end' },
  'without-attack': { says: 'not in this chapter', clause: 'YGO-BS.0', example: 'not' },
};
