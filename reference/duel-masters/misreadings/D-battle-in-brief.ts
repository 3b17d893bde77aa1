import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as battle from '../115-battle.ts';
import * as step from '../505-attack-step.ts';
import { doomed } from '../703.4-state-based-actions.ts';
import * as brief from '../D-battle-in-brief.ts';
import { enter, inBattleZone } from '../table.ts';
import type { Creature, Side, State } from '../types.ts';

const firstOf = (s: State, attacking: Side): Creature | undefined =>
  s.position.cards.find((c): c is Creature => inBattleZone(c) && c.side !== attacking && !c.tapped);

/** Misreadings of the page's own prose. */
export const briefMisread: readonly Misreading[] = [
  {
    id: 'attacks-are-no-battles',
    says: 'an attack on a creature led to nothing unless somebody blocked',
    contradicts: ['DM-D1-1', 'DM-115.1a-1'],
    decides: [instead(brief.attackLeadsToBattle, () => () => null)],
  },
  {
    id: 'untapped-leaves-the-attack',
    says: 'an attack were over when attacker or attacked creature is untapped on the way',
    contradicts: ['DM-D1-1'],
    decides: [
      instead(
        step.goesOn,
        (original) => (attack, s) =>
          original(attack, s) && attack.attacker.card.tapped && (typeof attack.target === 'string' || attack.target.card.tapped),
      ),
    ],
  },
  {
    id: 'bans-stop-attacks',
    says: 'an attack were over when its attacker is kept from attacking on the way',
    contradicts: ['DM-D1-1'],
    decides: [
      instead(step.goesOn, (original) => (attack, s) => original(attack, s) && attack.attacker.card.abilities.cannotAttack !== true),
    ],
  },
  {
    id: 'blocker-only-stops',
    says: 'a blocker stopped the attack without a battle',
    contradicts: ['DM-D1-2', 'DM-D4-2'],
    decides: [
      instead(brief.blockLeadsToBattle, () => () => null),
      instead(brief.attackLeadsToBattle, (original) => (attack, s) => (attack.blocker ? null : original(attack, s))),
    ],
  },
  {
    id: 'block-changes-nothing',
    says: 'the attacker battled the creature it had attacked, blocked or not',
    contradicts: ['DM-D1-2'],
    decides: [instead(brief.blockLeadsToBattle, () => () => null), instead(brief.staysBlocked, () => () => false)],
  },
  {
    id: 'everybody-blocks',
    says: 'any creature could block, a Blocker or not',
    contradicts: ['DM-D1-2'],
    decides: [
      instead(
        step.isBlocker,
        () =>
          (c, side): c is never =>
            inBattleZone(c) && c.side === side,
      ),
    ],
  },
  {
    id: 'tapped-creatures-block',
    says: 'a tapped creature could block',
    contradicts: ['DM-D1-2'],
    decides: [instead(step.isReadyToBlock, () => () => true)],
  },
  {
    id: 'blockers-wait-a-turn',
    says: 'a creature just summoned could not block',
    contradicts: ['DM-D1-2'],
    decides: [instead(step.isReadyToBlock, (original) => (c) => original(c) && !c.sick)],
  },
  {
    id: 'who-cannot-attack-cannot-block',
    says: 'a creature that cannot attack could not block either',
    contradicts: ['DM-D1-2'],
    decides: [instead(step.isReadyToBlock, (original) => (c) => original(c) && c.abilities.cannotAttack !== true)],
  },
  {
    id: 'only-own-cards-block',
    says: 'a creature could block only for the player who owns it',
    contradicts: ['DM-D1-2'],
    decides: [instead(step.isReadyToBlock, (original) => (c) => original(c) && c.owner === c.side)],
  },
  {
    id: 'south-is-asked-to-block',
    says: 'the same player blocked in every turn',
    contradicts: ['DM-D1-2'],
    decides: [instead(step.mayAnswer, () => (side, attack) => attack?.asksForBlock === true && side === 'south')],
  },
  {
    id: 'the-attacked-must-stay',
    says: 'a blocked attack were over when the creature it was declared on leaves',
    contradicts: ['DM-D1-2'],
    decides: [
      instead(
        brief.blockLeadsToBattle,
        (original) => (attack) => (typeof attack.target === 'string' || inBattleZone(attack.target.card) ? original(attack) : null),
      ),
    ],
  },
  {
    id: 'blockers-stay-blockers',
    says: 'a blocker that is untapped, or that has lost Blocker, did not battle',
    contradicts: ['DM-D1-2'],
    decides: [
      instead(brief.blockLeadsToBattle, (original) => (attack) => {
        const blocker = original(attack);
        return blocker?.card.tapped && blocker.card.abilities.blocker ? blocker : null;
      }),
    ],
  },
  {
    id: 'battles-need-an-attack',
    says: 'no effect could make creatures battle',
    contradicts: ['DM-D1-3', 'DM-115.1a-2', 'DM-701.13a-1'],
    decides: [instead(brief.effectLeadsToBattle, () => () => false)],
  },
  {
    id: 'one-effect-battle',
    says: 'an effect could order one battle and no more',
    contradicts: ['DM-D1-3'],
    decides: [
      instead(
        brief.effectLeadsToBattle,
        (original) => (one, other, s) => original(one, other, s) && !s.events.some((e) => e.kind === 'battle' && s.attack === null),
      ),
    ],
  },
  {
    id: 'effect-battles-need-opponents',
    says: 'an effect could only make creatures of different players battle',
    contradicts: ['DM-D1-3', 'DM-115.1a-2'],
    decides: [instead(brief.effectLeadsToBattle, () => (one, other) => one.side !== other.side)],
  },
  {
    id: 'any-creature-is-attacked',
    says: 'untapped creatures could be attacked, too',
    contradicts: ['DM-D1-1'],
    decides: [
      instead(
        step.isTarget,
        (original) => (target, side) =>
          typeof target === 'string' ? original(target, side) : inBattleZone(target) && target.side !== side,
      ),
    ],
  },
  {
    id: 'players-are-not-attacked',
    says: 'the player could not be attacked',
    contradicts: ['DM-D1-1', 'DM-D6-1', 'DM-D6-2'],
    decides: [instead(step.isTarget, (original) => (target, side) => typeof target !== 'string' && original(target, side))],
  },
  {
    id: 'attackers-have-first-strike',
    says: 'the attacker had won, whatever the powers are',
    contradicts: ['DM-D2-1', 'DM-D2-2', 'DM-D5', 'DM-115.3'],
    decides: [instead(battle.byPower, () => (b) => ({ winners: [b.one.card], losers: [b.other.card] }))],
  },
  {
    id: 'defenders-hold',
    says: 'the attacked creature had won, whatever the powers are',
    contradicts: ['DM-D2-1', 'DM-D2-2', 'DM-115.3'],
    decides: [instead(battle.byPower, () => (b) => ({ winners: [b.other.card], losers: [b.one.card] }))],
  },
  {
    id: 'only-the-target-is-lost',
    says: 'an attacker with less power stayed',
    contradicts: ['DM-D2-1', 'DM-D2-2', 'DM-D5', 'DM-115.3b-5'],
    decides: [
      instead(battle.byPower, (original) => (b) => {
        const { winners, losers } = original(b);
        return { winners, losers: losers.filter((c) => c !== b.one.card) };
      }),
    ],
  },
  {
    id: 'graveyard-of-the-controller',
    says: 'a creature went to the graveyard of whoever controls it',
    contradicts: ['DM-D2-2', 'DM-D3'],
    decides: [instead(brief.graveyardOf, () => (c) => c.side)],
  },
  {
    id: 'graveyard-of-the-other',
    says: 'a creature went to the graveyard of the other player, as a trophy',
    contradicts: ['DM-D2-2', 'DM-D3', 'DM-115.3b-5'],
    decides: [instead(brief.graveyardOf, () => (c) => (c.owner === 'north' ? 'south' : 'north'))],
  },
  {
    id: 'tie-spares-both',
    says: 'creatures of equal power both stayed',
    contradicts: ['DM-D3', 'DM-115.3-I4'],
    decides: [instead(battle.tie, () => () => ({ winners: [], losers: [] }))],
  },
  {
    id: 'tie-goes-to-the-attacker',
    says: 'equal power were a win for the attacker',
    contradicts: ['DM-D3', 'DM-115.3b-3', 'DM-701.13a-3', 'DM-115.3b-6', 'DM-115.3-I4'],
    decides: [instead(battle.tie, () => (b) => ({ winners: [b.one.card], losers: [b.other.card] }))],
  },
  {
    id: 'nothing-keeps-losers',
    says: 'a loser were destroyed even if something keeps it from that',
    contradicts: ['DM-D4-1', 'DM-D4-2', 'DM-115.3-I2'],
    decides: [instead(brief.isKept, () => () => false)],
  },
  {
    id: 'lost-is-lost',
    says: 'a loser that was kept were destroyed once nothing keeps it any more',
    contradicts: ['DM-D4-1'],
    decides: [
      instead(doomed, (original) => (s) => {
        const [all = []] = original(s);
        const late = s.position.cards.filter(
          (c): c is Creature => inBattleZone(c) && !all.includes(c) && s.events.some((e) => e.kind === 'lose' && e.card === c.id),
        );
        return all.length + late.length > 0 ? [[...all, ...late]] : [];
      }),
    ],
  },
  {
    id: 'nobody-is-destroyed',
    says: 'creatures were never destroyed',
    contradicts: ['DM-D4-1', 'DM-115.3b-4', 'DM-701.13b'],
    decides: [instead(brief.isKept, () => () => true)],
  },
  {
    id: 'battle-untaps-survivors',
    says: 'a creature that stays after a battle were untapped',
    contradicts: ['DM-D4-2'],
    decides: [instead(brief.turnedByBattle, () => () => false)],
  },
  {
    id: 'every-battle-taps',
    says: 'every battle tapped the creatures in it',
    contradicts: ['DM-D4-2', 'DM-115.3-I3'],
    decides: [instead(brief.turnedByBattle, () => () => true)],
  },
  {
    id: 'attacking-taps-nobody',
    says: 'attacking did not tap the creature',
    contradicts: ['DM-D4-2'],
    decides: [instead(step.tapsToAttack, () => () => false)],
  },
  {
    id: 'blocking-taps-nobody',
    says: 'blocking did not tap the creature',
    contradicts: ['DM-D4-2'],
    decides: [instead(step.tapsToBlock, () => () => false)],
  },
  {
    id: 'wins-all-battles-helps-the-side',
    says: 'a creature won its battle if any creature of its side wins all battles',
    contradicts: ['DM-D5'],
    decides: [
      instead(
        battle.winsWhatever,
        (original) => (p, other, s) =>
          original(p, other, s) ||
          s.position.cards.some((c) => inBattleZone(c) && c.side === p.side && c.abilities.winsAllBattles === true),
      ),
    ],
  },
  {
    id: 'indestructible-wins',
    says: 'a creature that cannot be destroyed won its battles',
    contradicts: ['DM-D5', 'DM-115.3-I2'],
    decides: [
      instead(battle.winsWhatever, (original) => (p, other, s) => original(p, other, s) || p.card.abilities.indestructible === true),
    ],
  },
  {
    id: 'player-is-never-hit',
    says: 'an attack on the player that nobody blocks came to nothing',
    contradicts: ['DM-D6-1', 'DM-D6-2'],
    decides: [instead(brief.comesThrough, () => () => false)],
  },
  {
    id: 'direct-attack-starts-a-battle',
    says: 'an attack on the player were a battle with an untapped creature of that player, if there is one',
    contradicts: ['DM-D6-1', 'DM-D6-2'],
    decides: [
      instead(brief.comesThrough, (original) => (attack, s) => original(attack, s) && !firstOf(s, attack.attacker.side)),
      instead(brief.attackLeadsToBattle, (original) => (attack, s) => {
        const first = firstOf(s, attack.attacker.side);
        return typeof attack.target === 'string' && first ? enter(first, s) : original(attack, s);
      }),
    ],
  },
  {
    id: 'blocker-gone-attack-comes-through',
    says: 'the attack came through to the player when the blocker has left',
    contradicts: ['DM-D6-I1'],
    decides: [
      instead(brief.staysBlocked, (original) => (attack) => original(attack) && attack.blocker?.card.zone === 'battle-zone'),
      instead(brief.blockLeadsToBattle, (original) => (attack) => (attack.blocker?.card.zone === 'battle-zone' ? original(attack) : null)),
    ],
  },
];
