import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import * as battle from '../115-battle.ts';
import * as step from '../505-attack-step.ts';
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
    id: 'battles-need-an-attack',
    says: 'no effect could make creatures battle',
    contradicts: ['DM-D1-3', 'DM-115.1a-2', 'DM-701.13a-1'],
    decides: [instead(brief.effectLeadsToBattle, () => () => false)],
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
