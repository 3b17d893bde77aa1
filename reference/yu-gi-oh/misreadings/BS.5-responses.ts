import { instead } from '../../kernel/clause.ts';
import type { Misreading } from '../../kernel/game.ts';
import { opponentOf } from '../../kernel/types.ts';
import * as response from '../BS.5-responses.ts';
import { chainOrder, closesAfter, isUnused, nextPriority } from '../FE.1-fast-effects.ts';

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
];
