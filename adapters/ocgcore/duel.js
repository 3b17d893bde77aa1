// A position as a duel of the core, and the core's questions as the decisions of the protocol.
import * as core from 'ocgcore-wasm';
import { DAMAGE_STEP, HINT, LOCATION, PHASE, POSITION, QUERY, TIMING } from './core.js';
import { bystander, effectScript, helpers, lifePoints, monsterScript, question } from './lua.js';

const { OcgDuelMode, OcgMessageType: M, OcgProcessResult, OcgResponseType: R, SelectBattleCMDAction, SelectIdleCMDAction } = core;

const BYSTANDER = 10;
const FILLER = 20;
const MONSTERS = 1000;
const EFFECTS = 2000;
const NORMAL_MONSTER = 0x11;
const EFFECT_MONSTER = 0x21;
const TRAP = 0x4;
const SPELL_ZONES = 5;

/** What the core cannot be put into, or cannot be asked. */
export class Unsupported extends Error {}

const card = (code, type, attack = 0, defense = 0) => ({
  code,
  alias: 0,
  setcodes: [],
  type,
  level: type === TRAP ? 0 : 4,
  attribute: type === TRAP ? 0 : 1,
  race: type === TRAP ? 0n : 1n,
  attack,
  defense,
  lscale: 0,
  rscale: 0,
  link_marker: 0,
});

/** A duel that stands at its first decision. `lib` is the core, or what stands in for it in a test. */
export class Duel {
  constructor(lib, position) {
    this.lib = lib;
    this.position = position;
    this.sides = position.turn.player === 'north' ? ['north', 'south'] : ['south', 'north'];
    this.start();
    /** The answers that commands gave, for a duel that has to go back. */
    this.given = [];
  }

  start() {
    this.cards = new Map();
    this.scripts = new Map();
    this.said = [];
    this.winner = null;
    /** What the running attack is, as the core has announced it. */
    this.attack = null;
    /** How many attacks and replays the core has announced. */
    this.announced = 0;
    /** The time in which the core asks, by the name the window has in the protocol; nothing while it asks by the way. */
    this.time = null;
    /** Whether something was used since the attack was declared. */
    this.answered = false;
    this.links = 0;
    this.phase = 'main';
    /** The effects that the core has put on a Chain. */
    this.used = new Set();
    this.given = [];
    this.build();
    this.begin();
    this.given = [];
  }
  /** Takes back the latest answers of a command, down to this many: the core cannot, so the duel is played again. */
  rewind(to) {
    const given = this.given.slice(0, to);
    this.end();
    this.start();
    for (const r of given) this.answer(r);
  }
  /** The id of the monster at a place. */
  at({ controller, location, sequence }) {
    const q = this.lib.duelQuery(this.handle, { flags: 1, controller, location, sequence, overlaySequence: 0 });
    return (q && this.idOf(q.code)) ?? undefined;
  }

  player(side) {
    return this.sides.indexOf(side);
  }
  codeOf(id) {
    const at = this.position.cards.findIndex((c) => c.id === id);
    if (at >= 0) return MONSTERS + at;
    return EFFECTS + this.position.effects.findIndex((e) => e.id === id);
  }
  idOf(code) {
    return code >= EFFECTS ? this.position.effects[code - EFFECTS]?.id : this.position.cards[code - MONSTERS]?.id;
  }

  build() {
    const { position, lib } = this;
    const placed = [];
    const place = (code, player, location, sequence, pos) =>
      placed.push({ team: player, duelist: 0, code, controller: player, location, sequence, position: pos });
    position.cards.forEach((c, i) => {
      const code = MONSTERS + i;
      if (c.attacks.count > 0 && c.attacks.turn === position.turn.number)
        throw new Unsupported('attacks declared before the duel begins: the core counts its own');
      if (c.direct === position.turn.number)
        throw new Unsupported('a direct attack made before the duel begins: the core remembers its own');
      if (c.owner !== c.side) throw new Unsupported('a monster that begins with another player than its owner');
      if (c.abilities.attacksWithDef && !c.abilities.attacksFromDefense)
        throw new Unsupported(
          'DEF as the value of an attacker that may not attack from Defense Position: the core has one effect for both',
        );
      const able = Object.keys(c.abilities).length > 0;
      this.cards.set(code, card(code, able ? EFFECT_MONSTER : NORMAL_MONSTER, c.atk, c.def));
      if (able) this.scripts.set(`c${code}.lua`, monsterScript(code, c.abilities));
      const where = c.zone === 'monsters' ? LOCATION.monsters : LOCATION[c.zone];
      place(code, this.player(c.side), where, Math.max(0, c.slot - 1), c.zone === 'monsters' ? POSITION[`${c.position} ${c.face}`] : 8);
    });
    const zones = [0, 0];
    const trap = (code, player, script) => {
      this.cards.set(code, card(code, TRAP));
      this.scripts.set(`c${code}.lua`, script);
      if (zones[player] === SPELL_ZONES) throw new Unsupported('more effects of one player than the core has zones for');
      place(code, player, LOCATION.spells, zones[player]++, POSITION['defense down']);
    };
    for (const player of [0, 1]) trap(BYSTANDER + player, player, bystander(BYSTANDER + player));
    position.effects.forEach((e, i) => {
      if (e.used) return;
      const script = effectScript(
        EFFECTS + i,
        e,
        (id) => this.codeOf(id),
        (side) => this.player(side),
      );
      if (script === undefined) throw new Unsupported(`the effect ${e.id}`);
      trap(EFFECTS + i, this.player(e.side), script);
    });
    this.cards.set(FILLER, card(FILLER, NORMAL_MONSTER));
    for (const player of [0, 1]) place(FILLER, player, LOCATION.deck, 0, POSITION['defense down']);

    const team = (player) => ({ drawCountPerTurn: 0, startingDrawCount: 0, startingLP: position.players[this.sides[player]].lp });
    this.handle = lib.createDuel({
      // Battle in the first turn: a position says nothing of turns before.
      flags: OcgDuelMode.MODE_MR5 | OcgDuelMode.ATTACK_FIRST_TURN,
      seed: [1n, 2n, 3n, 4n],
      team1: team(0),
      team2: team(1),
      cardReader: (code) => this.cards.get(code) ?? null,
      scriptReader: (name) => this.scripts.get(name) ?? '',
      errorHandler: (type, text) => {
        if (type === core.OcgLogType.FROM_SCRIPT) this.said.push(text);
        else throw new Error(`the core says: ${text}`);
      },
    });
    if (this.handle === null) throw new Error('the core made no duel');
    lib.loadScript(this.handle, 'clausewise.lua', helpers);
    for (const p of placed) lib.duelNewCard(this.handle, p);
    lib.startDuel(this.handle);
  }
  end() {
    this.lib.destroyDuel(this.handle);
  }

  /** Runs to the decision that the position stands at. */
  begin() {
    const { phase } = this.position.turn;
    this.advance();
    this.expect(M.SELECT_IDLECMD);
    if (phase === 'main') return;
    this.answer({ type: R.SELECT_IDLECMD, action: SelectIdleCMDAction.TO_BP });
    while (this.time === 'start') this.answer({ type: R.SELECT_CHAIN, index: null });
    this.expect(M.SELECT_BATTLECMD);
    if (phase === 'battle') return;
    this.answer({ type: R.SELECT_BATTLECMD, action: SelectBattleCMDAction.TO_M2 });
    while (this.asked?.type === M.SELECT_CHAIN) this.answer({ type: R.SELECT_CHAIN, index: null });
    this.expect(M.SELECT_IDLECMD);
  }
  expect(type) {
    if (this.asked?.type !== type)
      throw new Error(`the core does not come to the decision the position stands at: it asks ${this.asked?.type}`);
  }

  answer(response) {
    this.given.push(response);
    this.lib.duelSetResponse(this.handle, response);
    this.advance();
  }

  /** Lets the core go on until it asks something that the protocol asks, too. What it only asks by the way is declined. */
  advance() {
    this.asked = undefined;
    while (this.winner === null) {
      const status = this.lib.duelProcess(this.handle);
      const messages = this.lib.duelGetMessage(this.handle);
      for (const m of messages) this.hear(m);
      if (this.winner !== null || status === OcgProcessResult.END) return;
      if (status === OcgProcessResult.CONTINUE) continue;
      const asked = messages.at(-1);
      if (asked === undefined) throw new Error('the core waits and asks nothing');
      const byTheWay = this.declined(asked);
      if (byTheWay === undefined) {
        this.asked = asked;
        return;
      }
      this.lib.duelSetResponse(this.handle, byTheWay);
    }
  }

  /** The answer to a question that is none of the protocol's; nothing where a command answers. */
  declined(m) {
    switch (m.type) {
      case M.SELECT_CHAIN:
        if (!this.isByTheWay(m)) return undefined;
        break;
      case M.SELECT_PLACE:
        return { type: R.SELECT_PLACE, places: [placeIn(m)] };
      case M.SELECT_POSITION:
        return { type: R.SELECT_POSITION, position: m.positions & -m.positions };
      default:
        return undefined;
    }
    if (m.forced) throw new Error('the core forces an effect upon a player');
    return { type: R.SELECT_CHAIN, index: null };
  }

  /**
   * The core asks more often than the page has it. After every Chain it asks once more, before it looks what became of the
   * attack: only in the Start Step is that a time of the page, and then it is the last one there. Before the Damage Step it
   * asks in any case: the page has that time only after a Chain. In the End Step it asks, too.
   */
  isByTheWay({ hint_timing: one, hint_timing_other: other }) {
    if (this.links > 0) return false;
    const timing = one | other;
    const isAfterChain = (timing & TIMING.chainEnd) !== 0;
    if (this.time === 'start') return this.answered && !isAfterChain;
    if (isAfterChain) return true;
    if ((timing & TIMING.endStep) !== 0) {
      this.phase = 'end';
      this.time = null;
    }
    if ((timing & TIMING.leaving) !== 0) this.time = 'leaving';
    if ((timing & TIMING.beforeDamageStep) !== 0) this.time = this.answered ? 'battle' : null;
    return this.time === null;
  }

  inTheDamageStep(isTime) {
    this.time = isTime ? 'damage' : null;
    this.answered = false;
  }

  /** Follows what the core tells. */
  hear(m) {
    switch (m.type) {
      case M.NEW_PHASE:
        this.attack = null;
        this.time = m.phase === PHASE.battleStart ? 'start' : null;
        this.answered = false;
        if (m.phase === PHASE.battleStart) this.phase = 'start';
        if (m.phase === PHASE.main2 || m.phase === PHASE.end) this.phase = 'end';
        return;
      case M.SELECT_BATTLECMD:
        this.attack = null;
        this.time = null;
        this.phase = 'battle';
        return;
      case M.ATTACK: {
        this.time = this.attack === null ? 'attack' : 'battle';
        this.attack = { attacker: this.at(m.card), target: m.target ? this.at(m.target) : this.sides[1] };
        this.answered = false;
        this.announced += 1;
        return;
      }
      case M.CHAINING: {
        const effect = m.code >= EFFECTS ? this.idOf(m.code) : undefined;
        if (effect === undefined) throw new Error('the core uses what nobody has used');
        this.used.add(effect);
        this.time ??= 'open';
        this.links = m.chain_size;
        this.answered = true;
        return;
      }
      case M.CHAIN_END:
        this.links = 0;
        if (this.time === 'open') this.time = null;
        return;
      case M.DAMAGE_STEP_START:
        this.phase = 'damage';
        return;
      case M.HINT:
        // Each player gets the hint: once is enough.
        if (m.hint_type !== core.OcgHintType.EVENT || m.player !== 0) return;
        if (m.hint === DAMAGE_STEP.start) this.inTheDamageStep(true);
        // What was used at the start of the Damage Step leaves time for more before the calculation.
        if (m.hint === DAMAGE_STEP.beforeCalculation) this.inTheDamageStep(this.answered);
        if (DAMAGE_STEP.later.includes(m.hint)) this.time = null;
        return;
      case M.WIN:
        this.winner = this.sides[m.player] ?? null;
        return;
      default:
    }
  }

  /** Asks the core by a script: what it says, as words. */
  ask(script) {
    this.said = [];
    this.lib.loadScript(this.handle, 'question.lua', script);
    const [said] = this.said;
    if (said === undefined) throw new Error('the core does not answer a script');
    return said.split(' ');
  }

  /** The life points of both players. The core counts on below 0, and leaves it to who shows them to show 0. */
  readPlayers() {
    const lp = this.ask(lifePoints).map((n) => Math.max(0, Number(n)));
    return { [this.sides[0]]: { lp: lp[0] }, [this.sides[1]]: { lp: lp[1] } };
  }

  /** Every card of the position as the core has it now. */
  read() {
    const { lib, handle, position } = this;
    const found = new Map();
    for (const [zone, location] of Object.entries(LOCATION)) {
      if (zone === 'spells') continue;
      this.sides.forEach((side, controller) => {
        lib.duelQueryLocation(handle, { flags: QUERY, controller, location }).forEach((q, sequence) => {
          const id = q && this.idOf(q.code);
          if (id !== undefined && id !== null) found.set(id, { q, side, zone, sequence });
        });
      });
    }
    return position.cards.map((c, i) => {
      const seen = found.get(c.id);
      if (!seen) throw new Error(`the core has lost ${c.id}`);
      const { q, side, zone, sequence } = seen;
      const here = { id: c.id, side, zone };
      if (zone !== 'monsters') return { ...here, slot: 0 };
      const up = (q.position & 5) !== 0;
      const [count, has = ''] = this.ask(question(MONSTERS + i));
      const declared = Number(count);
      return {
        ...here,
        slot: sequence + 1,
        atk: q.attack,
        def: q.defense,
        position: (q.position & 3) !== 0 ? 'attack' : 'defense',
        face: up ? 'up' : 'down',
        // The core knows of no earlier turn: without a declaration in this one there is nothing to report of such a monster.
        ...((declared > 0 || c.attacks.turn === position.turn.number) && { attacks: { turn: position.turn.number, count: declared } }),
        ...(up && {
          abilities: Object.fromEntries(
            has
              .split(',')
              .filter(Boolean)
              .map((a) => [a, true]),
          ),
        }),
      };
    });
  }
}

/** The first place that the mask leaves free: its lower half are the zones of the player who is asked. */
function placeIn({ player, field_mask: mask }) {
  for (const [shift, owner] of [
    [0, player],
    [16, 1 - player],
  ]) {
    for (let sequence = 0; sequence < 5; sequence++) {
      if (((mask >> (shift + sequence)) & 1) === 0) return { player: owner, location: LOCATION.monsters, sequence };
    }
  }
  throw new Error('the core asks for a place and leaves none');
}

/** Whether the core asks for a new target; of a monster that must attack it asks which one, and not whether. */
export const isReplay = (m) => (m?.type === M.SELECT_YESNO && m.description === HINT.replay) || isForcedReplay(m);
/** Between commands the core asks for a target in a replay only. */
export const isForcedReplay = (m) => m?.type === M.SELECT_CARD || asksDirect(m);
/** Whether it asks whether to attack directly. */
export const asksDirect = (m) => m?.type === M.SELECT_YESNO && m.description === HINT.direct;
