import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { stepAgainstArea, stepAgainstUnit } from '../9.7-react-step.ts';
import * as f from '../9.15-fight-step.ts';
import { areaToStealFrom } from '../9.18-steal-step.ts';
import * as fight from '../11.4-fight.ts';
import { inField } from '../table.ts';
import type { Unit } from '../types.ts';

/** Misreadings of 9.15 to 9.17, and of what a fight is. */
export const fightMisread: readonly Misreading[] = [
  {
    id: 'cp-fights-on-the-way-to-the-gigs',
    says: 'an attack on a Gig area were a fight when the rival has a Unit there',
    contradicts: ['CP-9.15-1', 'CP-9.15-2'],
    decides: [
      instead(
        f.opponentInFight,
        (original) => (attack, p) =>
          original(attack, p) ?? p.cards.find((c): c is Unit => c.kind === 'unit' && c.side === attack.defending && inField(c)) ?? null,
      ),
      instead(stepAgainstArea, () => () => 'fight'),
    ],
  },
  {
    id: 'cp-attacks-on-units-steal',
    says: 'an attack on a Unit stole Gigs in the place of fighting, where there are any',
    contradicts: ['CP-9.18-1', 'CP-9.18-2'],
    decides: [
      instead(stepAgainstUnit, () => () => 'steal'),
      instead(areaToStealFrom, (original) => (attack) => original(attack) ?? attack.defending),
    ],
  },
  {
    id: 'cp-no-fight-in-the-fight-step',
    says: 'nobody fought in the Fight Step',
    contradicts: ['CP-9.16'],
    decides: [instead(f.whoFights, () => () => null)],
  },
  {
    id: 'cp-attacker-wins-ties',
    says: 'the attacker won at equal power',
    contradicts: ['CP-9.16'],
    decides: [instead(fight.losersOf, () => (a, d, powers) => (powers[0] >= powers[1] ? [d] : [a]))],
  },
  {
    id: 'cp-ties-defeat-nobody',
    says: 'nobody lost at equal power',
    contradicts: ['CP-9.16'],
    decides: [instead(fight.losersOf, (original) => (a, d, powers) => (powers[0] === powers[1] ? [] : original(a, d, powers)))],
  },
  {
    id: 'cp-attackers-are-never-lost',
    says: 'an attacker could not be defeated',
    contradicts: ['CP-9.16'],
    decides: [instead(fight.losersOf, (original) => (a, d, powers) => original(a, d, powers).filter((u) => u !== a))],
  },
  {
    id: 'cp-less-power-wins',
    says: 'the Unit with less power won',
    contradicts: ['CP-9.16'],
    decides: [
      instead(
        fight.losersOf,
        (original) =>
          (a, d, [x, y]) =>
            original(a, d, [y, x]),
      ),
    ],
  },
  {
    id: 'cp-powerless-units-defeat',
    says: 'a Unit without power defeated another one',
    contradicts: ['CP-9.16'],
    bug: 'tcg-engines#fight',
    decides: [instead(fight.defeats, () => () => true)],
  },
  {
    id: 'cp-powerless-units-do-not-lose',
    says: 'a Unit without power could not lose a fight',
    contradicts: ['CP-9.16'],
    decides: [instead(fight.hasLost, () => (u) => u.power > 0)],
  },
  {
    id: 'cp-losers-are-defeated-one-by-one',
    says: 'the losers of a fight were defeated one after the other',
    contradicts: ['CP-9.16'],
    decides: [instead(fight.defeatedTogether, () => () => false)],
  },
  {
    id: 'cp-a-tie-is-all-or-nothing',
    says: 'at equal power nobody were defeated when one of the two is kept from defeat',
    contradicts: ['CP-9.16'],
    decides: [
      instead(
        fight.isStillDefeated,
        () =>
          ({ losers }) =>
            losers.length < 2 || !losers.some((u) => fight.isKept(u)),
      ),
    ],
  },
  {
    id: 'cp-powers-are-compared-again',
    says: 'the powers were compared again when the loser is to be defeated',
    contradicts: ['CP-9.16'],
    decides: [
      instead(
        fight.isStillDefeated,
        () =>
          ({ attacker, defender, losers: [loser] }) =>
            attacker.power === defender.power || loser === (attacker.power < defender.power ? attacker : defender),
      ),
    ],
  },
  {
    id: 'cp-kept-from-defeat-has-not-lost',
    says: 'a Unit that is kept from defeat had not lost',
    contradicts: ['CP-9.16'],
    bug: 'cyberpunk_tcg_simulator#R02',
    decides: [instead(fight.hasLost, () => (u) => u.keywords.cannotBeDefeated === undefined)],
  },
  {
    id: 'cp-nobody-is-kept-from-defeat',
    says: 'every loser were defeated',
    contradicts: ['CP-9.16'],
    decides: [instead(fight.isKept, () => () => false)],
  },
  {
    id: 'cp-printed-power-fights',
    says: 'power that is lent for a while did not count in a fight',
    contradicts: ['CP-9.16', 'CP-9.5-4'],
    decides: [instead(fight.powerInFight, () => (u, lent) => u.power - lent)],
  },
  {
    id: 'cp-ordered-end-spares-the-loser',
    says: 'the loser were spared when an effect of the fight ends the attack',
    contradicts: ['CP-9.16'],
    decides: [instead(fight.isStillDefeated, () => (_f, s) => s.attack?.ordered !== true)],
  },
  {
    id: 'cp-fights-trigger-nothing',
    says: 'winning and losing triggered nothing',
    contradicts: ['CP-9.17-1', 'CP-9.16'],
    decides: [instead(f.pendingByFight, () => (on) => (on === 'wins' || on === 'loses' ? 'never' : 'pending'))],
  },
  {
    id: 'cp-defeats-trigger-nothing',
    says: 'a defeat triggered nothing',
    contradicts: ['CP-9.17-1'],
    decides: [instead(f.pendingByFight, () => (on) => (on === 'defeated' ? 'never' : 'pending'))],
  },
  {
    id: 'cp-only-attackers-win',
    says: 'winning triggered effects of the attacking Unit only, and losing those of the defending one',
    contradicts: ['CP-9.17-1'],
    decides: [
      instead(
        f.pendingByFight,
        () => (on, card, attack) => (on === 'defeated' || (on === 'wins') === (card === attack.attacker.id) ? 'pending' : 'never'),
      ),
    ],
  },
  {
    id: 'cp-lost-attackers-trigger-nothing',
    says: 'only the defeat of a defending Unit triggered effects',
    contradicts: ['CP-9.17-1'],
    decides: [
      instead(f.pendingByFight, () => (on, card, attack) => (on === 'defeated' && card === attack.attacker.id ? 'never' : 'pending')),
    ],
  },
  {
    id: 'cp-fight-effects-at-once',
    says: "what a fight triggers resolved at once, in no order of the player's own",
    contradicts: ['CP-9.17-1'],
    decides: [instead(f.pendingByFight, () => () => 'at once')],
  },
  {
    id: 'cp-fight-effects-after-the-attack',
    says: 'what a fight triggers were resolved after the attack',
    contradicts: ['CP-9.17-1'],
    decides: [instead(f.afterFight, () => () => ['step', 'attack', 'pending']), instead(fight.afterComparing, () => () => ['defeat'])],
  },
  {
    id: 'cp-fight-step-ends-with-the-fight',
    says: 'the Fight Step ended with the fight, before its effects',
    contradicts: ['CP-9.17-2'],
    decides: [instead(f.afterFight, () => () => ['step', 'pending', 'attack'])],
  },
  {
    id: 'cp-attack-ends-before-the-fight-step',
    says: 'the attack ended before its Fight Step',
    contradicts: ['CP-9.17-2'],
    decides: [instead(f.afterFight, () => () => ['pending', 'attack', 'step'])],
  },
  {
    id: 'cp-attack-outlasts-the-fight',
    says: 'the attack went on after the Fight Step',
    contradicts: ['CP-9.17-3', 'CP-9.24-2'],
    decides: [instead(f.afterFight, () => () => ['pending', 'step'])],
  },
];
