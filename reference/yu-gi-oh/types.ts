import type { OutcomeOf, Running } from '../kernel/machine.ts';
import type { Event, GameCommand, Id, Side } from '../kernel/types.ts';

export type { Event, Id, Side };

/** Main Phase 1, and the four steps of the Battle Phase. */
export type Phase = 'main' | 'start' | 'battle' | 'damage' | 'end';
/** On the field: the Monster Zones. Off it: the rest. */
export type OffField = 'hand' | 'deck' | 'graveyard' | 'banished';
export type Zone = 'monsters' | OffField;
export type Stance = 'attack' | 'defense';
export type Face = 'up' | 'down';

/** What cards say of a monster that matters in battle. */
export type Abilities = {
  attacksFromDefense?: true;
  /** Its own effect makes it use DEF when it attacks. */
  attacksWithDef?: true;
  attacksDirectly?: true;
  attacksTwice?: true;
  attacksMonstersTwice?: true;
  mustAttack?: true;
  cannotAttack?: true;
  cannotBeAttacked?: true;
  piercing?: true;
  unaffected?: true;
};

export type Monster = {
  id: Id;
  kind: 'monster';
  owner: Side;
  /** Who controls it; off the field its owner. */
  side: Side;
  zone: Zone;
  /** 1 to 5 counted from its controller's left; 0 off the field. */
  slot: number;
  atk: number;
  def: number;
  position: Stance;
  face: Face;
  /** Attacks declared, and the turn they count for. */
  attacks: { turn: number; count: number };
  /** The turn in which it last attacked directly; 0 for none. */
  direct: number;
  abilities: Abilities;
};
export type Player = { lp: number };

export type Primitive =
  | { do: 'deal'; side: Side; amount: number }
  | { do: 'heal'; side: Side; amount: number }
  | { do: 'remove'; card: Id; to: OffField }
  | { do: 'summon'; card: Id; slot: number; position: Stance }
  | { do: 'turn'; card: Id; position: Stance; face: Face }
  | { do: 'set'; card: Id; field: 'atk' | 'def'; value: number }
  | { do: 'grant'; card: Id; abilities: Abilities }
  | { do: 'strip'; card: Id; ability: keyof Abilities }
  | { do: 'take'; card: Id; side: Side; slot: number }
  | { do: 'end' };

/**
 * When a scripted effect may be used: only in response to an attack; at any time for fast effects; or then and in the
 * Damage Step, too.
 */
export type Speed = 'attack' | 'fast' | 'damage';
/** A scripted effect works once. */
export type Effect = { id: Id; side: Side; speed: Speed; does: Primitive[]; used: boolean };

export type Position = {
  game: 'yu-gi-oh';
  turn: { number: number; player: Side; phase: Phase };
  players: Record<Side, Player>;
  cards: Monster[];
  effects: Effect[];
};

export type Command = GameCommand;

export type Outcome = OutcomeOf<Position, Command>;

/** A monster where an attack found it, and which stay on the field this is: what left and came back is another monster. */
export type Standing = { card: Monster; side: Side; stay: number };
/** A declared attack, up to the end of its Damage Step. Never on the wire. */
export type Attack = {
  attacker: Standing;
  /** Nothing for a direct attack. */
  target: Standing | null;
  /** Comings and goings in each player's Monster Zones, and how many monsters there were, when the target was named. */
  moves: Record<Side, number>;
  numbers: Record<Side, number>;
  /** Whether anything was used in response to the declaration. */
  answered: boolean;
  negated: boolean;
  replayed: boolean;
};
/**
 * A time in which both players may use fast effects: `attack` in response to a declaration, `battle` later before the
 * Damage Step, `damage` in it, `start` in the Start Step, `leaving` when the turn player wants to end the Battle Step,
 * `open` while a Chain is built that the turn player began by themselves.
 */
export type Timing = 'attack' | 'battle' | 'damage' | 'start' | 'leaving' | 'open';
export type Window = { timing: Timing; priority: Side; passes: number };

export type State = Running & {
  position: Position;
  attack: Attack | null;
  window: Window | null;
  /** Effects on the Chain, link 1 first. */
  chain: Effect[];
  /** What may be chosen in a replay. */
  replay: Id[] | null;
  /** How often a monster joined or left each player's Monster Zones. */
  moves: Record<Side, number>;
  departures: Id[];
  /** What monsters were before effects changed their values or abilities. */
  before: Map<Id, Pick<Monster, 'atk' | 'def' | 'abilities'>>;
};
