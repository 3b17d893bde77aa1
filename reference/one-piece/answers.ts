import type { Game } from '../kernel/game.ts';

/** The One Piece Card Game in the table that compares the games. */
export const answers: Game['answers'] = {
  compared: { says: 'power with power', clause: 'OP-7-1-4-1', example: '6000 against 5000 wins' },
  tie: { says: 'the attacker wins', clause: 'OP-7-1-4-1', example: '5000 against 5000 wins as well' },
  'attacker-lost': { says: 'no: a beaten attacker stays where it is', clause: 'OP-7-1-4-2', example: 'nothing comes of a lost battle' },
  turned: { says: 'yes: it is rested', clause: 'OP-7-1-1-1', example: 'after the battle the attacker is still rested' },
  targets: {
    says: 'the Leader, and rested Characters',
    clause: 'OP-7-1-1-2',
    example: 'the Leader and the rested Characters of the opponent, and nobody else',
  },
  player: {
    says: 'through the Leader: a Life card is taken for each point of damage',
    clause: 'OP-7-1-4-1-1',
    example: 'a beaten Leader costs one Life card',
  },
  redirection: { says: 'by a Blocker, once a battle', clause: 'OP-7-1-2-1', example: 'a Blocker is rested and becomes the attacked card' },
  responds: { says: 'the attacked player only', clause: 'OP-7-1-3-2-1', example: 'the attacking player does not counter' },
  departure: {
    says: 'the battle goes to its end, without a comparison',
    clause: 'OP-7-1-3-3',
    example: 'an attacker that is gone deals no damage',
  },
  losers: { says: 'at once, when they are K.O.’d', clause: 'OP-7-1-4-1-2', example: 'a beaten Character goes to the trash' },
  'without-attack': { says: 'no', clause: 'OP-7-1-0', example: 'a battle in five steps' },
};
