// The commands of the protocol as answers to the core's questions. What the core does not offer is refused, and what it
// does not carry out when it has been answered is an error; nothing is judged here.
import * as core from 'ocgcore-wasm';
import { asksDirect, isForcedReplay, isReplay, Unsupported } from './duel.js';

const { OcgMessageType: M, OcgResponseType: R, SelectBattleCMDAction, SelectIdleCMDAction } = core;

const isPlayer = (id) => id === 'north' || id === 'south';
/** More questions than an attack has. */
const ENOUGH = 1000;
const waiting = (duel) => duel.asked && duel.sides[duel.asked.player];

/** Does what a command says, if the core offers it. @returns whether it did */
export function give(duel, c) {
  switch (c.do) {
    case 'attack':
      return attack(duel, c);
    case 'use':
      return use(duel, c);
    case 'pass':
      return pass(duel, c.side);
    case 'choose':
      return choose(duel, c);
    case 'end-phase':
      return endPhase(duel, c.side);
    case 'settle':
      return settle(duel);
    default:
      throw new Error(`the command ${c.do}`);
  }
}

const isOpen = ({ asked }) => asked?.type === M.SELECT_CHAIN || isReplay(asked);

/** Everybody declines whatever can be declined. */
function settle(duel) {
  if (isForcedReplay(duel.asked)) return false;
  for (let n = 0; isOpen(duel) && pass(duel, waiting(duel)); n++) if (n > ENOUGH) throw new Error('the core asks without end');
  return true;
}

function attack(duel, { side, attacker, target }) {
  // The core is asked for one attacker and for one target: it has no words for none, or for two.
  for (const said of [attacker, target]) {
    if (typeof said !== 'string') throw new Unsupported('an attack with no or with several attackers or targets');
  }
  const { asked } = duel;
  if (asked?.type !== M.SELECT_BATTLECMD || waiting(duel) !== side) return false;
  const index = asked.attacks.findIndex((a) => duel.idOf(a.code) === attacker);
  if (index < 0) return false;
  const before = duel.given.length;
  const { announced } = duel;
  duel.answer({ type: R.SELECT_BATTLECMD, action: SelectBattleCMDAction.SELECT_BATTLE, index });
  return aim(duel, side, { attacker, target, announced }) || takeBack(duel, before);
}
function takeBack(duel, before) {
  duel.rewind(before);
  return false;
}

/**
 * Names the target of an attack that is begun.
 * @returns whether the core offered it, and has announced the attack
 */
function aim(duel, side, { attacker, target, announced }) {
  const direct = isPlayer(target) && target !== side;
  const asks = asksDirect(duel.asked);
  if (asks) duel.answer({ type: R.SELECT_YESNO, yes: direct });
  if (!(asks && direct) && duel.asked?.type === M.SELECT_CARD) {
    const at = duel.asked.selects.findIndex((s) => duel.idOf(s.code) === target);
    if (at < 0) return false;
    duel.answer({ type: R.SELECT_CARD, indicies: [at] });
  } else if (!direct && duel.announced > announced) return false; // With nothing to choose from it has announced a direct attack.
  const { attack } = duel;
  if (duel.announced === announced) throw new Error('the core neither asks for a target nor announces an attack');
  if (attack?.attacker !== attacker || attack.target !== target)
    throw new Error(`the core announces another attack than it was told: ${attack?.attacker} on ${attack?.target}`);
  return true;
}

function use(duel, { side, effect }) {
  const { asked, links } = duel;
  if (waiting(duel) !== side) return false;
  const offered = { [M.SELECT_CHAIN]: asked.selects, [M.SELECT_BATTLECMD]: asked.chains, [M.SELECT_IDLECMD]: asked.activates }[asked.type];
  const index = offered?.findIndex((s) => duel.idOf(s.code) === effect) ?? -1;
  if (index < 0) return false;
  if (asked.type === M.SELECT_CHAIN) duel.answer({ type: R.SELECT_CHAIN, index });
  else if (asked.type === M.SELECT_BATTLECMD) duel.answer({ type: R.SELECT_BATTLECMD, action: SelectBattleCMDAction.SELECT_CHAIN, index });
  else duel.answer({ type: R.SELECT_IDLECMD, action: SelectIdleCMDAction.SELECT_ACTIVATE, index });
  if (!duel.used.has(effect) || duel.links <= links) throw new Error(`the core offers ${effect} and does not put it on the Chain`);
  return true;
}

function pass(duel, side) {
  const { asked } = duel;
  if (waiting(duel) !== side) return false;
  if (isForcedReplay(asked)) return false;
  if (isReplay(asked)) duel.answer({ type: R.SELECT_YESNO, yes: false });
  else if (asked.type === M.SELECT_CHAIN && !asked.forced) duel.answer({ type: R.SELECT_CHAIN, index: null });
  else return false;
  return true;
}

function choose(duel, { side, ids }) {
  if (!isReplay(duel.asked) || waiting(duel) !== side || ids.length !== 1) return false;
  const before = duel.given.length;
  const { announced } = duel;
  const { attacker } = duel.attack;
  if (!isForcedReplay(duel.asked)) duel.answer({ type: R.SELECT_YESNO, yes: true });
  return aim(duel, side, { attacker, target: ids[0], announced }) || takeBack(duel, before);
}

/** What the core offers in a replay: it is asked, and the question is taken back. */
function replayOptions(duel) {
  const before = duel.given.length;
  const options = [];
  if (!isForcedReplay(duel.asked)) duel.answer({ type: R.SELECT_YESNO, yes: true });
  if (asksDirect(duel.asked)) {
    options.push(duel.sides[1]);
    duel.answer({ type: R.SELECT_YESNO, yes: false });
  }
  if (duel.asked?.type === M.SELECT_CARD) options.push(...duel.asked.selects.map((s) => duel.idOf(s.code)));
  else if (options.length === 0) options.push(duel.sides[1]);
  duel.rewind(before);
  return options;
}

function endPhase(duel, side) {
  const { asked } = duel;
  if (waiting(duel) !== side) return false;
  if (asked.type === M.SELECT_IDLECMD && duel.phase === 'main' && asked.to_bp) {
    duel.answer({ type: R.SELECT_IDLECMD, action: SelectIdleCMDAction.TO_BP });
    if (duel.phase === 'main') throw new Error('the core does not go on to the Battle Phase');
    return true;
  }
  if (asked.type === M.SELECT_BATTLECMD && (asked.to_m2 || asked.to_ep)) {
    duel.answer({ type: R.SELECT_BATTLECMD, action: asked.to_m2 ? SelectBattleCMDAction.TO_M2 : SelectBattleCMDAction.TO_EP });
    if (duel.time !== 'leaving' && duel.phase !== 'end') throw new Error('the core does not leave the Battle Step');
    return true;
  }
  return false;
}

/** What stands open, as the protocol says it. */
export function openOf(duel) {
  const { asked, attack } = duel;
  if (!isOpen(duel)) return null;
  if (isReplay(asked)) {
    const min = isForcedReplay(asked) ? 1 : 0;
    return {
      window: 'choice',
      waiting: waiting(duel),
      kind: 'replay',
      attacker: attack.attacker,
      options: replayOptions(duel),
      min,
      max: 1,
    };
  }
  return { window: 'response', waiting: waiting(duel), kind: duel.time, links: duel.links, ...attack };
}
