import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { isAction, isTheirMainPhase } from '../8.9-main-phase.ts';
import * as r from '../9.7-react-step.ts';
import { hasEnded } from '../9.21-ending-an-attack.ts';
import { isUnused } from '../10.11-pending-effects.ts';
import { canPayCall, isFaceDown, isFirstCall, priceOfCall } from '../11.14-call-a-legend.ts';
import { mayUseInMainPhase } from '../11.30-quick.ts';
import { inField, isUnitTarget } from '../table.ts';
import type { Card, Effect, Side } from '../types.ts';

/** Misreadings of 9.7 to 9.14. */
export const reactMisread: readonly Misreading[] = [
  {
    id: 'cp-attacking-player-is-asked',
    says: 'the attacking player were asked in the React Step',
    contradicts: ['CP-9.7-1'],
    decides: [
      instead(r.asksToReact, () => (attack) => attack.attacking),
      instead(r.mayReact, () => (side, attack) => side === attack.attacking),
      instead(r.mayClose, () => (side, attack) => side === attack.attacking),
    ],
  },
  {
    id: 'cp-south-is-asked-always',
    says: 'the same player were asked in every turn',
    contradicts: ['CP-9.7-1'],
    decides: [instead(r.asksToReact, () => () => 'south')],
  },
  {
    id: 'cp-one-reaction-only',
    says: 'there were one reaction to an attack',
    contradicts: ['CP-9.7-2'],
    decides: [instead(r.mayReactAgain, () => (reactions) => reactions.length === 0)],
  },
  {
    id: 'cp-one-reaction-of-a-kind',
    says: 'there were one reaction of each kind',
    contradicts: ['CP-9.7-2'],
    decides: [instead(r.mayComeNow, () => (reaction, before) => !before.includes(reaction))],
  },
  {
    id: 'cp-block-comes-first',
    says: 'a Unit blocked before anything else is done, or not at all',
    contradicts: ['CP-9.7-3'],
    decides: [instead(r.mayComeNow, () => (reaction, before) => reaction !== 'block' || before.length === 0 || before.at(-1) === 'block')],
  },
  {
    id: 'cp-block-comes-last',
    says: 'only another block could follow a block',
    contradicts: ['CP-9.7-3'],
    decides: [instead(r.mayComeNow, () => (reaction, before) => reaction === 'block' || !before.includes('block'))],
  },
  {
    id: 'cp-call-comes-first',
    says: 'a Legend were called at the beginning of the React Step only',
    contradicts: ['CP-9.7-3'],
    decides: [instead(r.mayComeNow, () => (reaction, before) => reaction !== 'call' || before.length === 0)],
  },
  {
    id: 'cp-quick-at-any-time',
    says: 'QUICK could be used in the turn of the rival without an attack',
    contradicts: ['CP-9.7.1-1'],
    decides: [
      instead(
        r.isReactStep,
        (original) =>
          (attack): attack is NonNullable<typeof attack> =>
            attack === null || original(attack),
      ),
      instead(isTheirMainPhase, () => (p) => p.turn.phase === 'main'),
    ],
  },
  {
    id: 'cp-quick-is-for-reactions-only',
    says: "QUICK could not be used in one's own Main Phase",
    contradicts: ['CP-9.7.1-1'],
    decides: [instead(mayUseInMainPhase, () => (quick) => !quick)],
  },
  {
    id: 'cp-calls-are-for-reactions-only',
    says: "Legends could not be called in one's own Main Phase",
    contradicts: ['CP-9.7.1-1'],
    decides: [instead(isAction, (original) => (thing, side) => original(thing, side) && !('kind' in thing && thing.kind === 'legend'))],
  },
  {
    id: 'cp-quick-in-every-phase',
    says: "QUICK could be used in every phase of one's own turn",
    contradicts: ['CP-9.7.1-1'],
    decides: [instead(isTheirMainPhase, () => (p, side) => p.turn.player === side)],
  },
  {
    id: 'cp-both-players-react',
    says: 'both players could react',
    contradicts: ['CP-9.7.1-2'],
    decides: [instead(r.mayReact, () => () => true)],
  },
  {
    id: 'cp-players-react-in-turns',
    says: 'the attacking player could answer a reaction',
    contradicts: ['CP-9.7.1-2'],
    decides: [instead(r.mayReact, (original) => (side, attack) => original(side, attack) || attack.reactions.length > 0)],
  },
  {
    id: 'cp-south-reacts-always',
    says: 'the same player reacted in every turn',
    contradicts: ['CP-9.7.1-2'],
    decides: [instead(r.mayReact, () => (side) => side === 'south')],
  },
  {
    id: 'cp-no-legend-as-reaction',
    says: "Legends were called in one's own turn only",
    contradicts: ['CP-9.8'],
    decides: [instead(r.mayCallNow, () => () => false)],
  },
  {
    id: 'cp-calls-are-free',
    says: 'calling a Legend cost nothing',
    contradicts: ['CP-9.8'],
    decides: [instead(priceOfCall, () => () => 0)],
  },
  {
    id: 'cp-calls-on-credit',
    says: 'a Legend could be called without an Eddie to pay with',
    contradicts: ['CP-9.8'],
    decides: [instead(canPayCall, () => () => true)],
  },
  {
    id: 'cp-calls-without-limit',
    says: 'Legends could be called as often as they can be paid for',
    contradicts: ['CP-9.8'],
    decides: [instead(isFirstCall, () => () => true)],
  },
  {
    id: 'cp-one-call-in-a-game',
    says: 'a player called one Legend in the whole game',
    contradicts: ['CP-9.8'],
    decides: [
      instead(
        isFirstCall,
        () =>
          ({ called }) =>
            called === 0,
      ),
    ],
  },
  {
    id: 'cp-one-call-for-both',
    says: 'one Legend were called a turn, whichever player calls it',
    contradicts: ['CP-9.8'],
    decides: [
      instead(
        isFirstCall,
        () =>
          (_player, turn, { players }) =>
            players.north.called !== turn && players.south.called !== turn,
      ),
    ],
  },
  {
    id: 'cp-called-again',
    says: 'a Legend that lies face up could be called again',
    contradicts: ['CP-9.8'],
    decides: [instead(isFaceDown, () => (l) => l.zone === 'legends')],
  },
  {
    id: 'cp-everybody-blocks',
    says: 'any ready Unit could block',
    contradicts: ['CP-9.9-1'],
    decides: [instead(r.hasBlocker, () => inField)],
  },
  {
    id: 'cp-blocks-from-the-hand',
    says: 'a Unit could block from wherever it is',
    contradicts: ['CP-9.9-1'],
    decides: [instead(r.hasBlocker, () => (u) => u.keywords.blocker !== undefined)],
  },
  {
    id: 'cp-blockers-of-either-player',
    says: 'the defending player could block with a Unit of the attacking player',
    contradicts: ['CP-9.9-1'],
    decides: [instead(r.isReaction, (original) => (thing, side) => original(thing, side) || ('kind' in thing && thing.kind === 'unit'))],
  },
  {
    id: 'cp-who-cannot-attack-cannot-block',
    says: 'a Unit that cannot attack could not block either',
    contradicts: ['CP-9.9-1'],
    decides: [instead(r.isReadyToBlock, (original) => (u) => original(u) && u.keywords.cannotAttack === undefined)],
  },
  {
    id: 'cp-nobody-blocks',
    says: 'a target, once chosen, could not be changed by a block',
    contradicts: ['CP-9.9-1', 'CP-9.9.1-1'],
    decides: [instead(r.hasBlocker, () => () => false)],
  },
  {
    id: 'cp-blocking-is-free',
    says: 'a Unit stayed ready when it blocks',
    contradicts: ['CP-9.9-1'],
    decides: [instead(r.blockingSpends, () => () => false)],
  },
  {
    id: 'cp-lag-keeps-from-blocking',
    says: 'a Unit with Lag could not block',
    contradicts: ['CP-9.9-1'],
    decides: [instead(r.mayBlockWithLag, () => () => false)],
  },
  {
    id: 'cp-target-blocks-for-itself',
    says: 'a Unit under attack could block the attack on itself',
    contradicts: ['CP-9.9-1'],
    decides: [instead(r.isNotAttacked, () => () => true)],
  },
  {
    id: 'cp-blocks-are-spent-in-advance',
    says: 'BLOCKER were an action of the Main Phase too',
    contradicts: ['CP-9.9-1'],
    decides: [
      instead(r.blocksNow, () => () => true),
      instead(isAction, (original) => (thing, side) => original(thing, side) || isBlocker(thing, side)),
    ],
  },
  {
    id: 'cp-spent-units-block',
    says: 'a spent Unit could block',
    contradicts: ['CP-9.9-2'],
    decides: [instead(r.isReadyToBlock, () => () => true)],
  },
  {
    id: 'cp-block-changes-nothing',
    says: 'the former target were still attacked after a block',
    contradicts: ['CP-9.9.1-1'],
    decides: [instead(r.redirected, () => (before) => before)],
  },
  {
    id: 'cp-blockers-need-blocker-to-the-end',
    says: 'an attack ended when the Unit that has blocked it loses BLOCKER',
    contradicts: ['CP-9.9.1-1'],
    decides: [
      instead(
        hasEnded,
        (original) => (attack, s) =>
          original(attack, s) || (attack.blocked && isUnitTarget(attack.target) && attack.target.keywords.blocker === undefined),
      ),
    ],
  },
  {
    id: 'cp-blockers-guard-units-only',
    says: 'a block replaced a Unit under attack, but not a Gig area',
    contradicts: ['CP-9.9.1-2'],
    decides: [instead(r.redirected, () => (before, blocker) => (isUnitTarget(before) ? blocker : before))],
  },
  {
    id: 'cp-blockers-guard-gigs-only',
    says: 'a block replaced a Gig area under attack, but not a Unit',
    contradicts: ['CP-9.9.1-2'],
    decides: [instead(r.redirected, () => (before, blocker) => (isUnitTarget(before) ? before : blocker))],
  },
  {
    id: 'cp-one-block-an-attack',
    says: 'an attack could be blocked once',
    contradicts: ['CP-9.9.1-3'],
    decides: [instead(r.mayBlockAgain, () => () => false)],
  },
  {
    id: 'cp-block-closes-the-react-step',
    says: 'a block closed the React Step',
    contradicts: ['CP-9.9.1-3', 'CP-9.7-3'],
    bug: 'cyberpunk_tcg_simulator#R18',
    decides: [instead(r.goesOnAfterBlock, () => () => false)],
  },
  {
    id: 'cp-any-effect-is-a-reaction',
    says: 'any effect could be used as a reaction',
    contradicts: ['CP-9.10'],
    decides: [instead(r.isQuick, () => (e) => e.speed !== 'pending')],
  },
  {
    id: 'cp-pending-effects-are-used',
    says: 'an effect that wakes by itself could be used as a reaction',
    contradicts: ['CP-9.10'],
    decides: [instead(r.isQuick, () => (e) => e.speed !== 'main')],
  },
  {
    id: 'cp-quick-again-and-again',
    says: 'an effect could be used more than once',
    contradicts: ['CP-9.10'],
    decides: [instead(isUnused, (original) => (e) => e.when === null || original(e))],
  },
  {
    id: 'cp-no-effect-is-a-reaction',
    says: 'only Programs reacted, not effects of cards in play',
    contradicts: ['CP-9.10'],
    decides: [instead(r.isQuick, () => () => false)],
  },
  {
    id: 'cp-any-program-is-a-reaction',
    says: 'any Program could be played as a reaction',
    contradicts: ['CP-9.10.1'],
    decides: [instead(r.isQuickProgram, () => () => true)],
  },
  {
    id: 'cp-no-program-is-a-reaction',
    says: "Programs were played in one's own turn only",
    contradicts: ['CP-9.10.1'],
    decides: [instead(r.isQuickProgram, () => () => false)],
  },
  {
    id: 'cp-programs-on-credit',
    says: 'a Program could be played without the Eddies to pay for it',
    contradicts: ['CP-9.10.1'],
    decides: [instead(r.canPay, () => () => true), instead(r.costOf, () => () => 0)],
  },
  {
    id: 'cp-programs-from-anywhere',
    says: 'a Program could be played from the trash',
    contradicts: ['CP-9.10.1'],
    decides: [instead(r.isInHand, () => (c) => c.zone === 'hand' || c.zone === 'trash')],
  },
  {
    id: 'cp-reactions-trigger-nothing',
    says: 'reactions triggered no effects',
    contradicts: ['CP-9.11-1'],
    decides: [instead(r.pendingByReaction, () => () => 'never')],
  },
  {
    id: 'cp-reaction-effects-at-once',
    says: 'what a reaction triggers resolved in the middle of the reaction',
    contradicts: ['CP-9.11-1'],
    decides: [instead(r.pendingByReaction, () => () => 'at once')],
  },
  {
    id: 'cp-reactions-pile-up',
    says: 'the next reaction did not wait for what the one before has triggered',
    contradicts: ['CP-9.11-2'],
    decides: [instead(r.nothingUnderWay, () => () => true)],
  },
  {
    id: 'cp-pending-waits-for-the-end',
    says: 'what reactions trigger were resolved once the React Step is over',
    contradicts: ['CP-9.11-2'],
    decides: [instead(r.resolvesBeforeNext, () => () => false)],
  },
  {
    id: 'cp-must-react-first',
    says: 'the React Step could be closed after a reaction only',
    contradicts: ['CP-9.12-1'],
    decides: [instead(r.mayCloseNow, () => (reactions) => reactions.length > 0)],
  },
  {
    id: 'cp-closing-forgoes-reactions',
    says: 'the React Step could be closed before the first reaction only',
    contradicts: ['CP-9.12-1'],
    decides: [instead(r.mayCloseNow, () => (reactions) => reactions.length === 0)],
  },
  {
    id: 'cp-attacker-closes-the-react-step',
    says: 'either player could close the React Step',
    contradicts: ['CP-9.12-1'],
    decides: [instead(r.mayClose, () => () => true)],
  },
  {
    id: 'cp-south-closes-always',
    says: 'the same player closed the React Step in every turn',
    contradicts: ['CP-9.12-1'],
    decides: [instead(r.mayClose, () => (side) => side === 'south')],
  },
  {
    id: 'cp-closing-in-a-reaction',
    says: 'the React Step could be closed in the middle of a reaction',
    contradicts: ['CP-9.12-2'],
    decides: [instead(r.noReactionRuns, () => () => true)],
  },
  {
    id: 'cp-closing-over-pending-effects',
    says: 'the React Step could be closed while effects are pending',
    contradicts: ['CP-9.12-3'],
    decides: [instead(r.nothingIsPending, () => () => true)],
  },
  {
    id: 'cp-closes-by-itself',
    says: 'the React Step closed by itself when the defending player has nothing to react with',
    contradicts: ['CP-9.12-4'],
    decides: [
      instead(
        r.closesByItself,
        () =>
          ({ position: { cards, effects } }, { defending }) =>
            !effects.some((e) => e.side === defending && e.speed === 'quick' && !e.used) &&
            !cards.some(
              (c) =>
                c.side === defending &&
                ((c.kind === 'unit' && c.keywords.blocker && c.ready) || c.kind === 'program' || c.kind === 'legend'),
            ),
      ),
    ],
  },
  {
    id: 'cp-attack-goes-on-without-attacker',
    says: 'the attack went on though its attacker has left in the React Step',
    contradicts: ['CP-9.13-1'],
    decides: [instead(r.attackerLeftInReact, () => () => false)],
  },
  {
    id: 'cp-attack-goes-on-without-defender',
    says: 'the attack went on though the Unit under attack has left in the React Step',
    contradicts: ['CP-9.13-2'],
    decides: [instead(r.defenderLeftInReact, () => () => false)],
  },
  {
    id: 'cp-attack-is-over-with-the-react-step',
    says: 'nothing followed the React Step',
    contradicts: ['CP-9.14-1'],
    decides: [instead(r.movesOn, () => () => false)],
  },
  {
    id: 'cp-no-step-against-units',
    says: 'no step followed the React Step when a Unit is under attack',
    contradicts: ['CP-9.14-2', 'CP-9.1-4', 'CP-9.18-2'],
    decides: [instead(r.stepAgainstUnit, () => () => null)],
  },
  {
    id: 'cp-no-step-against-gig-areas',
    says: 'no step followed the React Step when a Gig area is under attack',
    contradicts: ['CP-9.14-3', 'CP-9.1-4', 'CP-9.15-2'],
    decides: [instead(r.stepAgainstArea, () => () => null)],
  },
];
const isBlocker = (thing: Card | Effect, side: Side): boolean =>
  'kind' in thing && thing.kind === 'unit' && thing.side === side && r.hasBlocker(thing);
