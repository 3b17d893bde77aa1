#!/usr/bin/env node
// A first adapter: it knows which attacks of Souls are allowed, and nothing else yet.
//
// What it does not have stands in `lacks`, and is not asked. Take a word out when your engine has it; the words are
// explained under "needs" in docs/schemas/souls.json, and docs/adapter.md goes on from here, one level at a time.
import { createInterface } from 'node:readline';

const lacks = [
  // Level 1, legality. Take these out first: "range" lets a Soul of the Second Line attack (9.1.1b).
  ...['range', 'dual-wielding', 'taunt', 'unyielding', 'frozen', 'leaders', 'realms', 'armaments', 'slots'],
  // Level 2, outcomes: play() must change the cards. "precision" and "defiance" change how much an attack hurts.
  ...['outcomes', 'precision', 'defiance'],
  // Level 3, windows: fill "open", accept "pass" and "choose".
  ...['windows', 'choices'],
  // Level 4, effects: interpret position.effects, accept "use".
  ...['effects', 'triggers', 'effect-battles'],
  // Level 5, events: list what happened, and when.
  'events',
];
const engine = { name: 'my-engine', version: '0.1.0', language: 'JavaScript' };
const start = { protocol: 1, engine, games: { souls: { lacks } } };

const isActiveInFront = (card) => card.kind === 'soul' && card.zone === 'front' && card.active;

/** 9.1.1: active, in the Front Line, not recruited this turn, one attack a turn. */
function mayAttack({ turn }, card) {
  const hasAttacked = card.attacks?.turn === turn.number && card.attacks.count > 0;
  return card.side === turn.player && isActiveInFront(card) && card.recruited < turn.number && !hasAttacked;
}

/** Every command that would be accepted now. Here you will ask your own engine. */
function legal(position) {
  const { turn, cards } = position;
  if (turn.phase !== 'combat') return [];
  const attackers = cards.filter((card) => mayAttack(position, card));
  const targets = cards.filter((card) => card.side !== turn.player && isActiveInFront(card)); // 9.2.1
  const attacks = attackers.flatMap((a) => targets.map((t) => ({ do: 'attack', side: turn.player, attacker: a.id, target: t.id })));
  return [...attacks, { do: 'end-phase', side: turn.player }];
}

const isSame = (a, b) => ['do', 'side', 'attacker', 'target'].every((key) => a[key] === b[key]);

/** Carries out one command and says whether it was accepted. One that the rules forbid changes nothing. */
function play(position, command) {
  if (command.do === 'settle') return true; // "everybody declines": there is nothing to decline without windows
  if (!legal(position).some((one) => isSame(one, command))) return false;
  if (command.do === 'end-phase') position.turn.phase = 'end';
  else {
    // Level 2 begins here: the damage, the capture.
    const attacker = position.cards.find((card) => card.id === command.attacker);
    attacker.attacks = { turn: position.turn.number, count: 1 };
  }
  return true;
}

function run({ seq, game, want, position, commands }) {
  if (game !== 'souls') return { seq, unsupported: `the game ${game}` };
  try {
    // Every run begins from its own position.
    const outcome = { commands: commands.map((one) => ({ accepted: play(position, one) })), position, open: null, winner: null };
    if (want.includes('legal')) outcome.legal = legal(position);
    return { seq, outcome };
  } catch (failure) {
    return { seq, error: String(failure) }; // an engine that fails says so, and lives on
  }
}

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (message.cmd === 'stop') break;
  process.stdout.write(`${JSON.stringify(message.cmd === 'start' ? start : run(message))}\n`);
}
