import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as often from '../BS.11-how-often.ts';

/** Misreadings of BS.11. */
export const howOftenMisread: readonly Misreading[] = [
  {
    id: 'monsters-attack-without-limit',
    says: 'a monster could attack as often as its player likes',
    contradicts: ['YGO-BS.11-1'],
    decides: [instead(often.hasAttacksLeft, () => () => true)],
  },
  {
    id: 'counted-once-a-duel',
    says: 'a monster could attack once in the whole duel',
    contradicts: ['YGO-BS.11-1'],
    decides: [instead(often.declared, () => (c) => c.attacks.count)],
  },
  {
    id: 'declared-attacks-are-not-counted',
    says: 'an attack were counted only when it has been carried out',
    contradicts: ['YGO-BS.11-1'],
    decides: [instead(often.count, () => (c) => c.attacks)],
  },
  {
    id: 'never-more-than-one-attack',
    says: 'no effect allowed more than one attack',
    contradicts: ['YGO-BS.11-2'],
    decides: [instead(often.allowed, () => () => 1), instead(often.allowsOneMoreMonster, () => () => false)],
  },
  {
    id: 'twice-is-without-limit',
    says: 'a monster that may attack twice could attack without limit',
    contradicts: ['YGO-BS.11-2'],
    decides: [instead(often.allowed, (original) => (c) => (c.abilities.attacksTwice ? 99 : original(c)))],
  },
  {
    id: 'twice-is-for-monsters',
    says: 'a monster that may attack twice could do so against monsters only',
    contradicts: ['YGO-BS.11-2'],
    decides: [
      instead(often.hasAttacksLeft, (original) => (c, p, direct) => original(c, p, direct) && !(direct && often.declared(c, p) > 0)),
    ],
  },
  {
    id: 'monsters-twice-is-anything-twice',
    says: 'a monster that may attack monsters twice could attack twice, whatever it attacks',
    contradicts: ['YGO-BS.11-2'],
    decides: [instead(often.allowed, (original) => (c) => (c.abilities.attacksMonstersTwice ? 2 : original(c)))],
  },
  {
    id: 'stopped-attack-is-given-back',
    says: 'an attack that was stopped in a replay could be made again',
    contradicts: ['YGO-BS.11-3'],
    decides: [instead(often.isGivenBack, () => (attack) => attack.replayed)],
  },
  {
    id: 'negated-attack-was-never-declared',
    says: 'a negated attack had never been declared',
    contradicts: ['YGO-BS.11-3'],
    bug: 'ygopro#1145',
    decides: [instead(often.isGivenBack, () => (attack) => attack.negated)],
  },
  {
    id: 'stopped-attack-is-everybodys',
    says: 'no other monster could attack after an attack that was stopped in a replay',
    contradicts: ['YGO-BS.11-3'],
    decides: [
      instead(
        often.hasAttacksLeft,
        (original) => (c, p, direct) =>
          original(c, p, direct) &&
          !p.cards.some((o) => o !== c && o.side === c.side && o.attacks.turn === p.turn.number && o.attacks.count > 0),
      ),
    ],
  },
  {
    id: 'only-north-is-counted',
    says: 'the attacks of south were not counted',
    contradicts: ['YGO-BS.11-1'],
    decides: [instead(often.declared, (original) => (c, p) => (c.side === 'north' ? original(c, p) : 0))],
  },
  {
    id: 'arrivals-wait-a-turn',
    says: 'a monster that has just arrived could not attack yet',
    contradicts: ['YGO-BS.11-1'],
    decides: [instead(often.beginsWith, () => (p) => ({ turn: p.turn.number, count: 1 }))],
  },
];
