import { instead, type Replacement } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { opponentOf } from '../../kernel/types.ts';
import * as response from '../BS.5-responses.ts';
import { chainOrder, closesAfter, goesOnResolving, hasPriority, isUnused, nextPriority } from '../FE.1-fast-effects.ts';
import type { Position, Timing } from '../types.ts';

const alsoIn = (timing: Timing): Replacement =>
  instead(response.isInTimeToRespond, (original) => (window, attack) => window?.timing === timing || original(window, attack));
/** How many attacks were declared this turn. */
const declarations = (p: Position): number => p.cards.reduce((n, c) => n + (c.attacks.turn === p.turn.number ? c.attacks.count : 0), 0);

/** Misreadings of BS.5 and BS.6. */
export const responsesMisread: readonly Misreading[] = [
  {
    id: 'nothing-responds-to-an-attack',
    says: 'nothing could be used in response to an attack',
    contradicts: ['YGO-BS.5-1'],
    decides: [instead(response.opensWindow, () => () => false)],
  },
  {
    id: 'only-the-attacked-player-responds',
    says: 'cards that need an attack to respond to were for the attacked player only',
    contradicts: ['YGO-BS.5-1'],
    decides: [instead(response.mayRespond, () => (e, p) => e.side !== p.turn.player)],
  },
  {
    id: 'only-the-attacking-player-responds',
    says: 'cards that need an attack to respond to were for the attacking player only',
    contradicts: ['YGO-BS.5-1'],
    decides: [instead(response.mayRespond, () => (e, p) => e.side === p.turn.player)],
  },
  {
    id: 'opponent-is-asked-first',
    says: 'the attacked player were asked first',
    contradicts: ['YGO-BS.5-1'],
    decides: [instead(response.firstToRespond, () => (p) => opponentOf(p.turn.player))],
  },
  {
    id: 'one-pass-ends-the-responses',
    says: 'the time to respond were over when one player passes',
    contradicts: ['YGO-BS.5-1'],
    decides: [instead(closesAfter, () => () => 1)],
  },
  {
    id: 'turn-player-goes-on-responding',
    says: 'whoever used something or passed were asked again at once',
    contradicts: ['YGO-BS.5-1'],
    decides: [instead(nextPriority, () => (now) => now)],
  },
  {
    id: 'responses-without-an-attack',
    says: 'cards that need an attack to respond to could be used without one',
    contradicts: ['YGO-BS.5-1'],
    decides: [instead(response.isInTimeToRespond, (original) => (window, attack) => attack === null || original(window, attack))],
  },
  {
    id: 'response-chains-without-end',
    says: 'another Chain could be opened in response after the first',
    contradicts: ['YGO-BS.5-2'],
    decides: [instead(response.timeAfterTheChain, () => () => 'attack')],
  },
  {
    id: 'used-effects-are-used-again',
    says: 'an effect used in one Chain could be used in the next',
    contradicts: ['YGO-BS.5-2'],
    decides: [instead(isUnused, () => () => true)],
  },
  {
    id: 'responses-until-the-damage-step',
    says: 'cards that respond to an attack could be used until the Damage Step',
    contradicts: ['YGO-BS.5-3'],
    decides: [
      instead(response.isInTimeToRespond, (original) => (window, attack) => window?.timing === 'battle' || original(window, attack)),
    ],
  },
  {
    id: 'nothing-after-the-response-chain',
    says: 'nothing at all could be used between that Chain and the Damage Step',
    contradicts: ['YGO-BS.5-3'],
    decides: [instead(response.othersAreInTime, () => (attack) => attack === null)],
  },
  {
    id: 'silence-keeps-the-chance',
    says: 'a player who did not respond could still do so in the Damage Step',
    contradicts: ['YGO-BS.5-4'],
    decides: [
      instead(
        response.isInTimeToRespond,
        (original) => (window, attack) => (attack !== null && window !== null && !attack.answered) || original(window, attack),
      ),
    ],
  },
  {
    id: 'responses-are-link-1',
    says: 'a card that needs an attack to respond to could be link 1 only',
    contradicts: ['YGO-BS.6-2'],
    decides: [instead(response.mayBeLink, () => (_e, chain) => chain.length === 0)],
  },
  {
    id: 'responses-follow-responses',
    says: 'such a card could not follow a link that is none',
    contradicts: ['YGO-BS.6-2'],
    decides: [instead(response.mayBeLink, () => (_e, chain) => chain.every((e) => e.speed === 'attack'))],
  },
  {
    id: 'one-response-a-player',
    says: 'each player could use one such card in a Chain',
    contradicts: ['YGO-BS.6-2'],
    decides: [instead(response.mayBeLink, () => (e, chain) => !chain.some((o) => o.side === e.side && o.speed === 'attack'))],
  },
  {
    id: 'chain-resolves-forwards',
    says: 'the link that was added first resolved first',
    contradicts: ['YGO-BS.6-2'],
    decides: [instead(chainOrder, () => (chain) => [...chain])],
  },
  {
    id: 'responses-in-the-start-step',
    says: 'cards that need an attack to respond to could be used in the Start Step',
    contradicts: ['YGO-BS.5-1'],
    decides: [alsoIn('start')],
  },
  {
    id: 'responses-to-leaving',
    says: 'cards that need an attack to respond to could be used when the turn player wants to leave',
    contradicts: ['YGO-BS.5-1'],
    decides: [alsoIn('leaving')],
  },
  {
    id: 'responses-on-any-chain',
    says: 'cards that need an attack to respond to could be used on a Chain that began without one',
    contradicts: ['YGO-BS.5-1'],
    decides: [alsoIn('open')],
  },
  {
    id: 'anybody-passes',
    says: 'each player could use something or pass without waiting to be asked',
    contradicts: ['YGO-BS.5-1'],
    decides: [instead(hasPriority, () => (_side, window) => window !== null)],
  },
  {
    id: 'first-attack-opens-a-window',
    says: 'only the first attack of a Battle Phase could be responded to',
    contradicts: ['YGO-BS.5-2'],
    decides: [instead(response.opensWindow, () => (p) => declarations(p) < 2)],
  },
  {
    id: 'one-response-chain-a-battle-phase',
    says: 'one Chain in response were all that a Battle Phase has',
    contradicts: ['YGO-BS.5-2'],
    decides: [instead(response.mayRespond, () => (_e, p) => declarations(p) < 2)],
  },
  {
    id: 'effects-are-fresh-for-each-attack',
    says: 'an effect could be used again against the next attack',
    contradicts: ['YGO-BS.5-2'],
    decides: [
      instead(isUnused, (original) => (e, s) => {
        const used = s.events.findLastIndex((x) => x.kind === 'use' && x.by === e.id);
        return original(e, s) || (used >= 0 && s.events.slice(used).some((x) => x.kind === 'declare'));
      }),
    ],
  },
  {
    id: 'last-link-only-comes-first',
    says: 'the last link resolved first, and then the others from the first on',
    contradicts: ['YGO-BS.6-2'],
    decides: [instead(chainOrder, () => (chain) => [...chain.slice(-1), ...chain.slice(0, -1)])],
  },
  {
    id: 'negation-ends-the-chain',
    says: 'the rest of the Chain were lost with a negated attack',
    contradicts: ['YGO-BS.6-2'],
    decides: [instead(goesOnResolving, () => (s) => !s.attack?.negated)],
  },
];
