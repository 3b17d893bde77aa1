import type { OutcomeOf, Running } from '../kernel/machine.ts';
import type { Event, GameCommand, Id, Side } from '../kernel/types.ts';

export type { Event, Id, Side };

/** Phases around the one this chapter is about. */
export type Phase = 'start' | 'main' | 'combat' | 'end';
export type Line = 'front' | 'second';
/** On the board: the two lines, the Realms' own places, and beside a bearer. Off it: the capture pile and the rest. */
export type Zone = Line | 'realms' | 'attached' | 'captured' | 'left';
/** A place relative to the Soul that prints it, as its controller sees it. */
export type Offset = 'left' | 'right' | 'ahead' | 'behind' | 'realms';

export type Keywords = {
  range?: true;
  dualWielding?: true;
  taunt?: Offset[];
  unyielding?: true;
  precision?: true;
  /** Damage an attacker takes for attacking it. */
  defiance?: number;
  frozen?: true;
  cannotAttack?: true;
};

export type Soul = {
  id: Id;
  kind: 'soul';
  side: Side;
  zone: Zone;
  /** 1 to 5 counted from its controller's left; 0 off the board. */
  slot: number;
  rank: number;
  atk: number;
  def: number;
  defBonus: number;
  hp: number;
  active: boolean;
  /** The turn in which it was recruited; 0 before the first turn. */
  recruited: number;
  /** Attacks declared, and the turn they count for. */
  attacks: { turn: number; count: number };
  keywords: Keywords;
  leader?: true;
};
export type Realm = {
  id: Id;
  kind: 'realm';
  side: Side;
  zone: Zone;
  slot: number;
  atk: number;
  def: number;
  hp: number;
  active: boolean;
};
export type Armament = {
  id: Id;
  kind: 'armament';
  side: Side;
  zone: Zone;
  slot: 0;
  bearer: Id;
  rank: number;
  defBonus: number;
  keywords: Keywords;
};
export type Card = Soul | Realm | Armament;

export type Primitive =
  | { do: 'deal'; card: Id; amount: number }
  | { do: 'heal'; card: Id; amount: number }
  | { do: 'move'; card: Id; zone: 'front' | 'second' | 'realms'; slot: number }
  | { do: 'remove'; card: Id; to: 'left' | 'captured' }
  | { do: 'summon'; card: Id; zone: 'front' | 'second' | 'realms'; slot: number }
  | { do: 'set'; card: Id; field: 'atk' | 'def' | 'defBonus' | 'rank'; value: number }
  | { do: 'grant'; card: Id; keywords: Keywords }
  | { do: 'strip'; card: Id; keyword: keyof Keywords }
  | { do: 'turn'; card: Id; active: boolean }
  | { do: 'take'; card: Id; side: Side; zone: 'front' | 'second' | 'realms'; slot: number }
  | { do: 'mark'; side: Side; zone: Line; slot: number; proactive: boolean }
  | { do: 'battle'; attacker: Id; target: Id; counts: boolean };

export type Trigger = {
  on: 'attacked' | 'damaged' | 'declares' | 'battled' | 'berserk';
  card: Id;
};
/** A scripted effect works once. `chosen` stands for the card named by the choice. */
export type Effect = {
  id: Id;
  side: Side;
  speed: 'fast' | 'slow' | 'ambush' | 'instant' | 'timing';
  when: Trigger | null;
  chooses: { kind: 'soul' | 'realm'; side: Side } | null;
  does: Primitive[];
  used: boolean;
};

export type Player = { proactive: { front: number[]; second: number[] } };
export type Position = {
  game: 'souls';
  turn: { number: number; player: Side; phase: Phase };
  players: Record<Side, Player>;
  cards: Card[];
  effects: Effect[];
};

export type Command = GameCommand;

export type Outcome = OutcomeOf<Position, Command>;

/** Where a card stands, and which stay on the board this is: a card that left and came back is another object. */
export type Standing = { card: Soul | Realm; side: Side; zone: Zone; slot: number; stay: number };

/** A declared attack, from the declaration to the check. Never on the wire. */
export type Attack = {
  attacker: Standing & { card: Soul };
  target: Standing;
  priority: Side;
  passes: number;
  cascade: Use[];
};
/** An effect on its way, with the card it chose. */
export type Use = { effect: Effect; chosen: Id | null };
/** A running battle, from the fight to its end. Never on the wire. */
export type Battle = {
  attacker: Soul;
  target: Soul | Realm;
  /** Declared, or started by an effect, which may say that it counts as an attack. */
  began: 'declared' | 'as an attack' | 'plainly';
  /** HP of the target before the fight. */
  hp: number;
  /** The mark of 9.5.5. */
  felled: boolean;
  /** What the capture step took. */
  taken: Id[];
};
export type State = Running & {
  position: Position;
  attack: Attack | null;
  battle: Battle | null;
  choice: { effect: Effect; options: Id[] } | null;
  /** Instant Effects that have triggered in the present instant. */
  instants: { side: Side; resolve: () => void }[];
  /** Timing Effects that have triggered and not resolved. */
  waiting: Effect[];
  /** What has left the board, each time. */
  departures: Id[];
};
