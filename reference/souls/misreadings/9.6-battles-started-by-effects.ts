import { instead, type Replacement } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as who from '../9.1-who-may-attack.ts';
import { isUnprotected } from '../9.2-legal-targets.ts';
import { defenceOf, fullDefence } from '../9.4-battle-damage.ts';
import { attackerIsActive, wakesEffects } from '../9.5-course-of-an-attack.ts';
import * as byEffect from '../9.6-battles-started-by-effects.ts';
import { hasKeyword } from '../keywords.ts';
import type { Position, Soul } from '../types.ts';

/** What keeps the attacker out of a battle that counts as an attack, beside prohibitions. */
const keptOutIf = (also: (attacker: Soul, target: Soul, p: Position) => boolean): Replacement =>
  instead(
    byEffect.isKeptOut,
    (original) => (attacker, target, counts, p) => original(attacker, target, counts, p) || (counts && also(attacker, target, p)),
  );

/** Misreadings of 9.6. */
export const byEffectMisread: readonly Misreading[] = [
  {
    id: 'effects-start-no-battle',
    says: 'effects could not start battles',
    contradicts: ['SOUL-9.6.1-1'],
    decides: [instead(byEffect.canBattle, () => () => false)],
  },
  {
    id: 'effect-battle-is-declared',
    says: 'a battle by effect began with a declaration',
    contradicts: ['SOUL-9.6.1-3'],
    decides: [instead(byEffect.beginsWith, () => () => 'declaration')],
  },
  {
    id: 'counted-battle-is-declared',
    says: 'a battle that counts as an attack began with a declaration',
    contradicts: ['SOUL-9.6.1-3'],
    decides: [instead(byEffect.beginsWith, (original) => (counts) => (counts ? 'declaration' : original(counts)))],
  },
  {
    id: 'effect-battle-needs-the-combat-phase',
    says: 'a battle by effect needed the Combat Phase',
    contradicts: ['SOUL-9.6.1-3'],
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) => original(attacker, target, p, counts) && who.inCombatPhase(p),
      ),
    ],
  },
  {
    id: 'counted-battle-needs-the-combat-phase',
    says: 'a battle that counts as an attack needed the Combat Phase',
    contradicts: ['SOUL-9.6.1-3'],
    decides: [keptOutIf((_attacker, _target, p) => !who.inCombatPhase(p))],
  },
  {
    id: 'counted-battle-needs-the-turn-player',
    says: 'the attacker of a battle that counts as an attack had to be a Soul of the turn player',
    contradicts: ['SOUL-9.6.1-3'],
    decides: [keptOutIf((attacker, _target, p) => attacker.side !== p.turn.player)],
  },
  {
    id: 'effect-battle-opens-a-window',
    says: 'a battle by effect opened a window for responses',
    contradicts: ['SOUL-9.6.1-4', 'SOUL-9.6.1-2'],
    decides: [instead(byEffect.beginsWith, () => () => 'window')],
  },
  {
    id: 'counted-battle-opens-a-window',
    says: 'a battle that counts as an attack opened a window for responses',
    contradicts: ['SOUL-9.6.1-4'],
    decides: [instead(byEffect.beginsWith, (original) => (counts) => (counts ? 'window' : original(counts)))],
  },
  {
    id: 'effect-battle-is-checked',
    says: 'a battle by effect went through the check',
    contradicts: ['SOUL-9.6.1-5', 'SOUL-9.6.1-2'],
    decides: [instead(byEffect.beginsWith, () => () => 'check')],
  },
  {
    id: 'effect-battle-needs-the-front-line',
    says: 'a battle by effect needed a target in the Front Line',
    contradicts: ['SOUL-9.6.1-5'],
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) =>
          original(attacker, target, p, counts) && (attacker === target || target.zone === 'front'),
      ),
    ],
  },
  {
    id: 'counted-battle-needs-an-attacker-in-front',
    says: 'a battle that counts as an attack needed an attacker in the Front Line, or with Range',
    contradicts: ['SOUL-9.6.1-5'],
    decides: [keptOutIf((attacker, _target, p) => !who.standsWhereItMayAttack(attacker, p))],
  },
  {
    id: 'counted-battle-needs-a-target-in-front',
    says: 'a battle that counts as an attack needed a target in the Front Line',
    contradicts: ['SOUL-9.6.1-5'],
    decides: [keptOutIf((attacker, target) => attacker !== target && target.zone !== 'front')],
  },
  {
    id: 'effect-battle-uses-up-an-attack',
    says: 'a battle by effect used up an attack',
    contradicts: ['SOUL-9.6.2-1'],
    decides: [instead(byEffect.usesUpAttack, () => () => true)],
  },
  {
    id: 'effect-battle-needs-an-attack-left',
    says: 'a battle by effect needed an attacker with an attack left',
    contradicts: ['SOUL-9.6.2-1'],
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) =>
          original(attacker, target, p, counts) && who.attacksSoFar(attacker, p) < who.attackLimit(attacker, p),
      ),
    ],
  },
  {
    id: 'effect-battle-needs-a-proactive-slot',
    says: 'a battle by effect needed an attacker on a proactive slot',
    contradicts: ['SOUL-9.6.2-2'],
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) => original(attacker, target, p, counts) && who.isOnProactiveSlot(attacker, p),
      ),
    ],
  },
  {
    id: 'counted-battle-needs-a-proactive-slot',
    says: 'a battle that counts as an attack needed an attacker on a proactive slot',
    contradicts: ['SOUL-9.6.2-2'],
    decides: [keptOutIf((attacker, _target, p) => !who.isOnProactiveSlot(attacker, p))],
  },
  {
    id: 'effect-battle-needs-a-veteran',
    says: 'a Soul recruited this turn could not be made to battle',
    contradicts: ['SOUL-9.6.2-3'],
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) =>
          original(attacker, target, p, counts) && who.wasRecruitedEarlier(attacker, p.turn.number),
      ),
    ],
  },
  {
    id: 'counted-battle-needs-a-veteran',
    says: 'a Soul recruited this turn were kept out of a battle that counts as an attack',
    contradicts: ['SOUL-9.6.2-3'],
    decides: [keptOutIf((attacker, _target, p) => !who.wasRecruitedEarlier(attacker, p.turn.number))],
  },
  {
    id: 'inactive-attacker-battles',
    says: 'an inactive Soul could be made to battle',
    contradicts: ['SOUL-9.6.2-4'],
    decides: [instead(byEffect.canBattle, () => (_attacker, target) => target.active)],
  },
  {
    id: 'inactive-target-is-battled',
    says: 'an inactive Soul could be battled by effect',
    contradicts: ['SOUL-9.6.2-4'],
    decides: [instead(byEffect.canBattle, () => (attacker) => attacker.active)],
  },
  {
    id: 'inactive-attacker-battles-as-an-attack',
    says: 'an inactive Soul could be the attacker of a battle that counts as an attack',
    contradicts: ['SOUL-9.6.2-4'],
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) => (counts ? target.active : original(attacker, target, p, counts)),
      ),
    ],
  },
  {
    id: 'inactive-target-is-battled-as-an-attack',
    says: 'an inactive Soul could be the target of a battle that counts as an attack',
    contradicts: ['SOUL-9.6.2-4'],
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) => (counts ? attacker.active : original(attacker, target, p, counts)),
      ),
    ],
  },
  {
    id: 'effect-battle-never-counts',
    says: 'no battle by effect were an attack, whatever the effect says',
    contradicts: ['SOUL-9.6.3-2', 'SOUL-9.6.3-3'],
    decides: [instead(byEffect.countsAsAttack, () => () => false)],
  },
  {
    id: 'counted-battle-wakes-defiance-only',
    says: 'a battle that counts as an attack woke Defiance and nothing else',
    contradicts: ['SOUL-9.6.3-2'],
    decides: [instead(wakesEffects, () => (b) => b.began === 'declared')],
  },
  {
    id: 'prohibitions-do-not-keep-out',
    says: 'a prohibition did not keep a Soul out of a battle that counts as an attack',
    contradicts: ['SOUL-9.6.3-3'],
    decides: [instead(byEffect.isKeptOut, () => () => false)],
  },
  {
    id: 'prohibited-targets-are-kept-out',
    says: "the target's prohibition kept a battle that counts as an attack from happening",
    contradicts: ['SOUL-9.6.3-3'],
    decides: [
      instead(
        byEffect.isKeptOut,
        (original) => (attacker, target, counts, p) => original(attacker, target, counts, p) || (counts && who.isForbidden(target, p)),
      ),
    ],
  },
  {
    id: 'effect-battle-always-counts',
    says: 'every battle by effect were an attack',
    contradicts: ['SOUL-9.6.3-4'],
    decides: [instead(byEffect.countsAsAttack, () => () => true)],
  },
  {
    id: 'plain-battle-wakes-effects',
    says: 'effects that wait for being attacked triggered in a plain battle too',
    contradicts: ['SOUL-9.6.3-4'],
    decides: [instead(wakesEffects, () => () => true)],
  },
  {
    id: 'counted-battle-uses-up-an-attack',
    says: 'a battle that counts as an attack used up an attack',
    contradicts: ['SOUL-9.6.3-5'],
    decides: [instead(byEffect.usesUpAttack, () => (counts) => counts)],
  },
  {
    id: 'counted-battle-needs-an-attack-left',
    says: 'a battle that counts as an attack needed an attacker with an attack left',
    contradicts: ['SOUL-9.6.3-5'],
    decides: [keptOutIf((attacker, _target, p) => who.attacksSoFar(attacker, p) >= who.attackLimit(attacker, p))],
  },
  {
    id: 'taunt-binds-effect-battles',
    says: 'a shielded Soul could not be battled by effect',
    contradicts: ['SOUL-9.6.3-6'],
    bug: 'keyteki#1380',
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) =>
          original(attacker, target, p, counts) && (attacker.side === target.side || isUnprotected(target, attacker, p)),
      ),
    ],
  },
  {
    id: 'no-battle-with-oneself',
    says: 'a Soul could not battle itself',
    contradicts: ['SOUL-9.6.4-1'],
    decides: [
      instead(
        byEffect.canBattle,
        (original) => (attacker, target, p, counts) => original(attacker, target, p, counts) && attacker !== target,
      ),
    ],
  },
  {
    id: 'no-def-against-oneself',
    says: 'a Soul had no DEF against itself',
    contradicts: ['SOUL-9.6.4-1'],
    decides: [instead(defenceOf, (original) => (target, attacker, p) => (target === attacker ? 0 : original(target, attacker, p)))],
  },
  {
    id: 'no-bonus-against-oneself',
    says: 'bonuses to DEF did not count against oneself',
    contradicts: ['SOUL-9.6.4-1'],
    decides: [
      instead(
        defenceOf,
        (original) => (target, attacker, p) =>
          target === attacker && !hasKeyword(attacker, 'precision', p) ? target.def : original(target, attacker, p),
      ),
    ],
  },
  {
    id: 'no-precision-against-oneself',
    says: 'Precision did not ignore the DEF of its own Soul',
    contradicts: ['SOUL-9.6.4-1'],
    decides: [
      instead(
        defenceOf,
        (original) => (target, attacker, p) => (target === attacker ? fullDefence(target, p) : original(target, attacker, p)),
      ),
    ],
  },
  {
    id: 'no-defiance-against-oneself',
    says: 'Defiance stayed silent in a battle with oneself',
    contradicts: ['SOUL-9.6.4-2', 'SOUL-9.6.4-5'],
    decides: [instead(byEffect.defiesItself, () => () => false)],
  },
  {
    id: 'self-defiance-spares-the-last-hp',
    says: 'Defiance stayed silent against oneself where it would take the last HP',
    contradicts: ['SOUL-9.6.4-2'],
    decides: [instead(byEffect.defiesItself, (original) => (b) => original(b) && b.attacker.hp > (b.attacker.keywords.defiance ?? 0))],
  },
  {
    id: 'the-fallen-defy-themselves',
    says: 'Defiance hit a Soul that fell by its own blow',
    contradicts: ['SOUL-9.6.4-3'],
    decides: [instead(byEffect.defiesItself, () => () => true)],
  },
  {
    id: 'beating-oneself-is-credited',
    says: 'beating oneself counted as a capture in battle',
    contradicts: ['SOUL-9.6.4-4'],
    decides: [
      instead(byEffect.beatsAnother, () => () => true),
      instead(attackerIsActive, (original) => (b) => b.attacker === b.target || original(b)),
    ],
  },
  {
    id: 'self-defiance-needs-an-attack',
    says: 'Defiance stayed silent in a battle with oneself that does not count as an attack',
    contradicts: ['SOUL-9.6.4-5'],
    decides: [instead(byEffect.defiesItself, (original) => (b) => b.began !== 'plainly' && original(b))],
  },
  {
    id: 'battles-nest',
    says: 'a battle could start inside another',
    contradicts: ['SOUL-9.6.5-1'],
    bug: 'SWUOnline#1189',
    decides: [instead(byEffect.noBattleRuns, () => () => true)],
  },
  {
    id: 'battles-are-postponed',
    says: 'a battle that could not start were made up for later',
    contradicts: ['SOUL-9.6.5-2'],
    decides: [
      instead(byEffect.noBattleRuns, (original) => (start) => {
        if (original(start)) return true;
        const { attacker, target, counts, s } = start;
        const does = [{ do: 'battle', attacker: attacker.id, target: target.id, counts }] as const;
        s.waiting.push({ id: 'postponed', side: attacker.side, speed: 'timing', when: null, chooses: null, does: [...does], used: true });
        return false;
      }),
    ],
  },
];
