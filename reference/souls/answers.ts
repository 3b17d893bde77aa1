import type { Game } from '../kernel/game.ts';

/** Souls in the table that compares the games. */
export const answers: Game['answers'] = {
  compared: {
    says: 'ATK less DEF, in multiples of 5, as damage to HP',
    clause: 'SOUL-9.4.1',
    example: 'ATK 35 against DEF 10 deals 25',
  },
  tie: {
    says: 'none: damage is dealt, and ATK up to DEF deals none',
    clause: 'SOUL-9.4.1',
    example: 'ATK 10 against DEF 15 deals nothing',
  },
  'attacker-lost': {
    says: 'only to a Realm or to an effect such as Defiance: Souls do not strike back',
    clause: 'SOUL-9.4.3',
    example: 'a strong Soul takes it and strikes nobody',
  },
  turned: {
    says: 'no: declarations are counted, one for each Combat Phase',
    clause: 'SOUL-9.1.2',
    example: 'counted while the window is still open',
  },
  targets: {
    says: 'active Souls of the Front Line, and Realms',
    clause: 'SOUL-9.2.1',
    example: 'every active Soul of the Front Line, wherever it stands',
  },
  player: {
    says: 'through the Leader, once it stands in the Front Line',
    clause: 'SOUL-9.2.3',
    example: 'with an empty line before it a Leader is attacked',
  },
  redirection: {
    says: 'no: a target that is gone cancels the attack',
    clause: 'SOUL-9.5.3',
    example: 'another Soul on the slot does not take the attack over',
  },
  responds: { says: 'both players, the turn player first', clause: 'SOUL-9.5.2', example: 'priority goes round' },
  departure: {
    says: 'the attack is cancelled, and does not count',
    clause: 'SOUL-9.1.2',
    example: 'cancelled in the check, the attack is given back',
  },
  losers: {
    says: 'in the capture step, all at once',
    clause: 'SOUL-9.5.7',
    example: 'both sides at once, and the battle ends',
  },
  'without-attack': {
    says: 'yes, by effects such as Confusion',
    clause: 'SOUL-9.6.1',
    example: 'Confusion makes Mira battle Amber',
  },
};
