import { playerFirst } from '../../kernel/agenda.ts';
import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { opponentOf } from '../../kernel/types.ts';
import * as battle from '../115-battle.ts';
import * as step from '../505-attack-step.ts';
import { battling, toBeDestroyed } from '../701.13-battling.ts';
import { doomed } from '../703.4-state-based-actions.ts';
import * as brief from '../D-battle-in-brief.ts';
import { inBattleZone } from '../table.ts';
import type { Battle, Participant, Result } from '../types.ts';

/** The result as if these were the powers. */
const reckoned = (b: Battle, power: (p: Participant) => number): Result => {
  const [one, other] = [power(b.one), power(b.other)];
  if (one === other) return { winners: [], losers: [b.one.card, b.other.card] };
  const [winner, loser] = one > other ? [b.one, b.other] : [b.other, b.one];
  return { winners: [winner.card], losers: [loser.card] };
};

/** Misreadings of rules 115 and 701.13, and of what they rest on. */
export const battleMisread: readonly Misreading[] = [
  {
    id: 'gone-and-still-battled',
    says: 'powers were compared even if one of the two is gone',
    contradicts: ['DM-115.1', 'DM-115.3a-1', 'DM-115.3a-2', 'DM-115.3a-3'],
    decides: [instead(battle.isFought, () => () => true), instead(step.goesOn, () => () => true)],
  },
  {
    id: 'start-abilities-after-the-battle',
    says: 'abilities for battling resolved after the powers are compared',
    contradicts: ['DM-115.2'],
    decides: [instead(battle.beforeComparison, () => () => false)],
  },
  {
    id: 'only-the-attackers-start',
    says: 'only the attacker had abilities for battling',
    contradicts: ['DM-115.2'],
    decides: [instead(battle.startOfBattle, () => (b) => [b.one.card])],
  },
  {
    id: 'blockers-do-not-start',
    says: 'a blocker had no abilities for battling',
    contradicts: ['DM-115.2'],
    decides: [instead(battle.startOfBattle, (original) => (b) => (b.by === 'block' ? [b.one.card] : original(b)))],
  },
  {
    id: 'effect-battles-start-nothing',
    says: 'a battle by an effect triggered no abilities for battling',
    contradicts: ['DM-115.2'],
    decides: [instead(battle.startOfBattle, (original) => (b) => (b.by === 'effect' ? [] : original(b)))],
  },
  {
    id: 'opponent-starts-first',
    says: "the other player's abilities came before the active player's at the start of a battle",
    contradicts: ['DM-115.2'],
    decides: [instead(battle.abilityOrder, () => (waiting, active) => playerFirst(waiting, opponentOf(active)))],
  },
  {
    id: 'north-starts-first',
    says: "north's abilities came first in every turn",
    contradicts: ['DM-115.2', 'DM-115.3d-2'],
    decides: [instead(battle.abilityOrder, () => (waiting) => playerFirst(waiting, 'north'))],
  },
  {
    id: 'start-abilities-in-table-order',
    says: 'abilities for battling resolved in the order in which the cards lie there, nobody choosing',
    contradicts: ['DM-115.2'],
    decides: [instead(battle.abilityOrder, () => (waiting) => waiting.slice(0, 1))],
  },
  {
    id: 'printed-power-is-compared',
    says: 'the powers were compared as they were when attacker and blocker came to it',
    contradicts: ['DM-115.3'],
    bug: 'duel-masters#107',
    decides: [instead(battle.comparedPower, () => (p) => p.power)],
  },
  {
    id: 'close-fights-are-ties',
    says: 'a difference of 500 or less were a tie',
    contradicts: ['DM-115.3-I1'],
    decides: [
      instead(
        battle.byPower,
        (original) => (b) => (Math.abs(battle.comparedPower(b.one) - battle.comparedPower(b.other)) <= 500 ? battle.tie(b) : original(b)),
      ),
    ],
  },
  {
    id: 'landslides-destroy-both',
    says: 'a difference of 9000 or more were no battle at all',
    contradicts: ['DM-115.3-I1'],
    decides: [
      instead(
        battle.byPower,
        (original) => (b) =>
          Math.abs(battle.comparedPower(b.one) - battle.comparedPower(b.other)) >= 9000 ? { winners: [], losers: [] } : original(b),
      ),
    ],
  },
  {
    id: 'thousands-are-compared',
    says: 'only full thousands of power counted',
    contradicts: ['DM-115.3-I1'],
    decides: [instead(battle.byPower, () => (b) => reckoned(b, (p) => Math.floor(battle.comparedPower(p) / 1000)))],
  },
  {
    id: 'stronger-outlives-wins-all',
    says: 'a stronger creature stayed against "wins all battles"',
    contradicts: ['DM-115.3-I2', 'DM-D5', 'DM-115.3c-1'],
    decides: [
      instead(
        battle.winsWhatever,
        (original) => (p, other, s) => original(p, other, s) && battle.comparedPower(p) >= battle.comparedPower(other),
      ),
    ],
  },
  {
    id: 'kept-has-not-lost',
    says: 'a creature that cannot be destroyed had not lost',
    contradicts: ['DM-115.3-I2', 'DM-115.3-I4'],
    decides: [
      instead(battling, (original) => (b, s) => {
        const { winners, losers } = original(b, s);
        return { winners, losers: losers.filter((c) => c.abilities.indestructible !== true) };
      }),
    ],
  },
  {
    id: 'effect-battles-need-permission',
    says: 'an effect could only make creatures battle that are able to attack',
    contradicts: ['DM-115.3-I3'],
    decides: [
      instead(
        brief.effectLeadsToBattle,
        (original) => (one, other, s) => original(one, other, s) && !one.sick && !one.tapped && one.abilities.cannotAttack !== true,
      ),
    ],
  },
  {
    id: 'effect-battles-wait-a-turn',
    says: 'a creature just summoned could not battle by an effect',
    contradicts: ['DM-115.3-I3'],
    decides: [instead(brief.effectLeadsToBattle, (original) => (one, other, s) => original(one, other, s) && !one.sick && !other.sick)],
  },
  {
    id: 'kept-saves-both',
    says: 'a tie with a creature that cannot be destroyed spared both',
    contradicts: ['DM-115.3-I4'],
    decides: [
      instead(
        battle.tie,
        (original) => (b) => ([b.one, b.other].some((p) => p.card.abilities.indestructible) ? { winners: [], losers: [] } : original(b)),
      ),
    ],
  },
  {
    id: 'attack-abilities-after-the-battle',
    says: 'an ability for attacking resolved after the battle',
    contradicts: ['DM-115.3a-1', 'DM-115.3', 'DM-115.1'],
    bug: 'duel-masters#106',
    decides: [instead(step.attackAbilities, () => () => ['block', 'battle', 'abilities'])],
  },
  {
    id: 'presence-at-the-start',
    says: 'presence were looked at when the battle starts, and not when the powers are compared',
    contradicts: ['DM-115.3a-1', 'DM-115.3a-3'],
    decides: [instead(battle.isFoughtNow, () => () => true)],
  },
  {
    id: 'only-the-attacked-must-be-there',
    says: 'an attacker that is gone battled all the same',
    contradicts: ['DM-115.3a-1', 'DM-115.3a-3', 'DM-115.1'],
    decides: [
      instead(battle.isFought, () => (b, s) => battle.isThere(b.other, s, b.by)),
      instead(
        step.goesOn,
        () =>
          ({ target }, s) =>
            typeof target === 'string' || battle.isThere(target, s, 'attack'),
      ),
    ],
  },
  {
    id: 'out-of-the-attack-still-battles',
    says: 'a creature that was taken out of the attack battled all the same',
    contradicts: ['DM-115.3a-2'],
    decides: [instead(battle.isInTheAttack, () => () => true)],
  },
  {
    id: 'out-of-the-attack-never-battles',
    says: 'a creature taken out of the attack could not battle by an effect either',
    contradicts: ['DM-115.3a-2'],
    decides: [instead(battle.isThere, (original) => (p, s) => original(p, s, 'attack'))],
  },
  {
    id: 'out-of-every-attack',
    says: 'a creature taken out of one attack were out of every attack of the turn',
    contradicts: ['DM-115.3a-2'],
    decides: [
      instead(
        battle.isInTheAttack,
        () =>
          ({ card }, s) =>
            !s.events.some((e) => e.kind === 'withdraw' && e.card === card.id),
      ),
    ],
  },
  {
    id: 'what-came-back-battles',
    says: 'a creature that left and came back were still in the battle',
    contradicts: ['DM-115.3a-3'],
    decides: [instead(battle.isSameObject, () => () => true)],
  },
  {
    id: 'less-power-wins',
    says: 'the creature with less power won',
    contradicts: ['DM-115.3b-1', 'DM-115.3b-2', 'DM-701.13a-2', 'DM-701.13a-3'],
    decides: [instead(battle.byPower, () => (b) => reckoned(b, (p) => -battle.comparedPower(p)))],
  },
  {
    id: 'nobody-wins-by-defending',
    says: 'only an attacker could win a battle',
    contradicts: ['DM-115.3b-1', 'DM-701.13a-2', 'DM-115.3c-1', 'DM-115.3c-2', 'DM-115.3d-2'],
    decides: [
      instead(battling, (original) => (b, s) => {
        const { winners, losers } = original(b, s);
        return { winners: winners.filter((c) => c === b.one.card), losers };
      }),
    ],
  },
  {
    id: 'attackers-never-lose',
    says: 'an attacker with less power had not lost',
    contradicts: ['DM-115.3b-2', 'DM-701.13a-3'],
    decides: [
      instead(battling, (original) => (b, s) => {
        const { winners, losers } = original(b, s);
        return { winners, losers: losers.filter((c) => c !== b.one.card) };
      }),
    ],
  },
  {
    id: 'tie-has-two-winners',
    says: 'on a tie both had won as well as lost',
    contradicts: ['DM-115.3b-3'],
    decides: [instead(battle.tie, (original) => (b) => ({ ...original(b), winners: [b.one.card, b.other.card] }))],
  },
  {
    id: 'destroyed-losers-stay-silent',
    says: 'an ability for losing were lost with a creature that is destroyed',
    contradicts: ['DM-115.3b-2'],
    decides: [instead(battle.haveLost, (original) => (r) => original(r).filter(inBattleZone))],
  },
  {
    id: 'losing-needs-a-kill',
    says: 'an ability for losing triggered only if the creature is destroyed',
    contradicts: ['DM-115.3b-2'],
    decides: [instead(battle.haveLost, (original) => (r) => original(r).filter((c) => !inBattleZone(c)))],
  },
  {
    id: 'one-loser-of-a-tie',
    says: 'on a tie the abilities of the attacker only triggered for losing',
    contradicts: ['DM-115.3b-3'],
    decides: [instead(battle.haveLost, (original) => (r) => original(r).slice(0, 1))],
  },
  {
    id: 'losers-stay',
    says: 'a loser stayed in the battle zone',
    contradicts: ['DM-115.3b-4', 'DM-115.3b-5', 'DM-701.13b'],
    decides: [instead(toBeDestroyed, () => () => [])],
  },
  {
    id: 'losers-go-to-the-hand',
    says: 'a loser went to the hand',
    contradicts: ['DM-115.3b-5', 'DM-D2-2', 'DM-D3'],
    decides: [instead(brief.destroyedGoesTo, () => () => 'hand')],
  },
  {
    id: 'destroyed-without-a-last-word',
    says: 'an ability for being destroyed were lost with its creature',
    contradicts: ['DM-115.3b-4', 'DM-701.13b'],
    bug: 'duel-masters#257',
    decides: [instead(brief.hasLastWord, () => () => false)],
  },
  {
    id: 'abilities-before-the-losers-go',
    says: 'abilities for winning and losing resolved before the loser is destroyed',
    contradicts: ['DM-115.3b-6', 'DM-115.3d-1'],
    decides: [instead(battle.afterBattle, () => () => ['abilities', 'check'])],
  },
  {
    id: 'losers-one-after-the-other',
    says: 'the losers of a tie were destroyed one after the other',
    contradicts: ['DM-115.3b-6'],
    decides: [instead(doomed, (original) => (s) => original(s).flatMap((group) => group.map((c) => [c])))],
  },
  {
    id: 'wins-all-only-breaks-ties',
    says: '"wins all battles" only decided ties',
    contradicts: ['DM-115.3c-1', 'DM-D5'],
    decides: [
      instead(
        battle.winsWhatever,
        (original) => (p, other, s) => original(p, other, s) && battle.comparedPower(p) === battle.comparedPower(other),
      ),
    ],
  },
  {
    id: 'wins-all-only-as-attacker',
    says: '"wins all battles" counted for attackers only',
    contradicts: ['DM-115.3c-1', 'DM-115.3-I2'],
    decides: [instead(battle.winsWhatever, (original) => (p, other, s) => original(p, other, s) && p.side === s.position.turn.player)],
  },
  {
    id: 'blockers-do-not-win-all',
    says: '"wins all battles" did not count for a blocker',
    contradicts: ['DM-115.3c-1'],
    decides: [instead(battle.winsWhatever, (original) => (p, other, s) => original(p, other, s) && s.attack?.blocker?.card !== p.card)],
  },
  {
    id: 'wins-all-in-attacks-only',
    says: '"wins all battles" did not count in battles that an effect orders',
    contradicts: ['DM-115.3c-1'],
    decides: [instead(battle.winsWhatever, (original) => (p, other, s) => original(p, other, s) && s.attack !== null)],
  },
  {
    id: 'wins-all-as-printed',
    says: '"wins all battles" counted as it was before anything was given or taken',
    contradicts: ['DM-115.3c-1'],
    decides: [
      instead(battle.winsWhatever, (original) => (p, other, s) => {
        const changed = s.events.filter((e) => (e.kind === 'grant' || e.kind === 'strip') && e.card === p.card.id);
        return changed.length > 0 ? changed[0]?.kind === 'strip' : original(p, other, s);
      }),
    ],
  },
  {
    id: 'both-cancel-out',
    says: 'two creatures with "wins all battles" compared their powers',
    contradicts: ['DM-115.3c-2', 'DM-115.3c-3'],
    decides: [instead(battle.bothWin, () => (b) => battle.byPower(b))],
  },
  {
    id: 'both-win-and-are-destroyed',
    says: 'two creatures with "wins all battles" destroyed each other',
    contradicts: ['DM-115.3c-2', 'DM-115.3c-3'],
    decides: [instead(battle.bothWin, () => (b) => ({ winners: [b.one.card, b.other.card], losers: [b.one.card, b.other.card] }))],
  },
  {
    id: 'neither-of-both-wins',
    says: 'of two creatures with "wins all battles" neither had won',
    contradicts: ['DM-115.3c-2'],
    decides: [instead(battle.bothWin, () => () => ({ winners: [], losers: [] }))],
  },
  {
    id: 'winning-needs-a-kill',
    says: 'an ability for winning triggered only if the loser is destroyed',
    contradicts: ['DM-115.3d-1'],
    decides: [instead(battle.haveWon, (original) => (r, b) => (r.losers.some((c) => c.abilities.indestructible) ? [] : original(r, b)))],
  },
  {
    id: 'nobody-cheers',
    says: 'winning a battle triggered nothing',
    contradicts: ['DM-115.3d-1'],
    decides: [instead(battle.haveWon, () => () => [])],
  },
  {
    id: 'blockers-do-not-cheer',
    says: 'a blocker that wins triggered nothing',
    contradicts: ['DM-115.3d-1'],
    decides: [
      instead(battle.haveWon, (original) => (r, b) => (b.by === 'block' ? original(r, b).filter((c) => c === b.one.card) : original(r, b))),
    ],
  },
  {
    id: 'effect-battles-are-no-wins',
    says: 'winning a battle that an effect orders triggered nothing',
    contradicts: ['DM-115.3d-1'],
    decides: [instead(battle.haveWon, (original) => (r, b) => (b.by === 'effect' ? [] : original(r, b)))],
  },
  {
    id: 'opponent-cheers-first',
    says: "the other player's abilities for winning came before the active player's",
    contradicts: ['DM-115.3d-2'],
    decides: [instead(battle.abilityOrderAfter, () => (waiting, active) => playerFirst(waiting, opponentOf(active)))],
  },
  {
    id: 'north-cheers-first',
    says: "north's abilities for winning came first in every turn",
    contradicts: ['DM-115.3d-2'],
    decides: [instead(battle.abilityOrderAfter, () => (waiting) => playerFirst(waiting, 'north'))],
  },
];
