import type { Stepping } from '../kernel/agenda.ts';
import type { OutcomeOf, Running } from '../kernel/machine.ts';
import type { Event, GameCommand, Id, Side } from '../kernel/types.ts';

export type { Event, Id, Side };

export type Phase = 'start' | 'main' | 'end';
/** The areas this chapter looks at; `left` is anywhere else. */
export type Zone = 'field' | 'legends' | 'gigs' | 'hand' | 'trash' | 'left';
/** What a bonus lasts for. */
export type While = 'attacking' | 'fighting' | 'stealing';
/** The steps of an attack after its announcement. */
export type Step = 'declaration' | 'react' | 'fight' | 'steal';

export type Keywords = {
  blocker?: true;
  cannotAttack?: true;
  cannotBeAttacked?: true;
  cannotBeDefeated?: true;
  /** Rival Units must attack it if they are able to. */
  mustBeAttacked?: true;
  attacksReady?: true;
  /** Power it has more while it attacks, fights or steals. */
  attacking?: number;
  fighting?: number;
  stealing?: number;
};

type Common = {
  id: Id;
  side: Side;
  zone: Zone;
  /** As it is now: bonuses that last for a while are in it while they last. */
  power: number;
  ready: boolean;
  lag: boolean;
  keywords: Keywords;
};
export type Unit = Common & { kind: 'unit' };
export type Legend = Common & { kind: 'legend'; face: 'up' | 'down' };
export type Gear = Common & { kind: 'gear' };
/** A die. `side` is the player in whose Gig area it lies. */
export type Gig = { id: Id; kind: 'gig'; side: Side; zone: Zone; value: number };
export type Program = {
  id: Id;
  kind: 'program';
  side: Side;
  zone: Zone;
  cost: number;
  quick: boolean;
  chooses: Chooses | null;
  does: Primitive[];
};
export type Card = Unit | Legend | Gear | Gig | Program;

export type Primitive =
  | { do: 'raise'; card: Id; amount: number }
  | { do: 'remove'; card: Id; to: 'hand' | 'trash' | 'left' }
  | { do: 'summon'; card: Id }
  | { do: 'grant'; card: Id; keywords: Keywords }
  | { do: 'strip'; card: Id; keyword: keyof Keywords }
  | { do: 'turn'; card: Id; ready: boolean }
  | { do: 'gain'; side: Side; amount: number }
  | { do: 'battle'; attacker: Id; target: Id }
  | { do: 'end' };

export type Chooses = { kind: 'unit' | 'gig'; side: Side };
export type Trigger = {
  on: 'attacks' | 'attacked' | 'spent' | 'blocks' | 'called' | 'played' | 'wins' | 'loses' | 'defeated' | 'steals' | 'stolen';
  card: Id;
};
/** A scripted effect works once. `chosen` stands for the card named by the choice. */
export type Effect = {
  id: Id;
  side: Side;
  speed: 'main' | 'quick' | 'pending';
  when: Trigger | null;
  chooses: Chooses | null;
  does: Primitive[];
  used: boolean;
};

/** `eddies` are those that can still be spent; `called` is the turn of the latest call, 0 before the first. */
export type Player = { eddies: number; called: number };
export type Position = {
  game: 'cyberpunk';
  turn: { number: number; player: Side; phase: Phase };
  players: Record<Side, Player>;
  cards: Card[];
  effects: Effect[];
};

export type Command = GameCommand;

export type Outcome = OutcomeOf<Position, Command>;

/** What is attacked: a Unit, or the Gig area of a player. */
export type Target = Unit | Side;

/** What a player does as a reaction. */
export type Reaction = 'call' | 'block' | 'effect' | 'program';

/** A running attack, from the announcement until its durations end. Never on the wire. */
export type Attack = {
  attacking: Side;
  defending: Side;
  attacker: Unit;
  target: Target;
  step: Step;
  /** A BLOCKER was used: what is attacked now is valid by blocking. */
  blocked: boolean;
  /** The defending player is being asked. */
  asked: boolean;
  /** The React Step has been closed by the defending player. */
  closed: boolean;
  reactions: Reaction[];
  /** An effect has ordered the attack to end. */
  ordered: boolean;
  /** The fight or the theft has taken place: nothing calls it off any more. */
  done: boolean;
  /** The attack has ended; what was pending is still resolved. */
  over: boolean;
};

/** A fight of two Units and how it came out. Both may have lost. */
export type Fight = { attacker: Unit; defender: Unit; powers: readonly [number, number]; losers: readonly Unit[] };

/** Something with a text that resolves: a scripted effect, or a Program. */
export type Source = { id: Id; side: Side; chooses: Chooses | null; does: readonly Primitive[] };

/** A bonus in force: what it lasts for, and how much it is. */
export type Lent = { unit: Unit; kind: While; amount: number };

export type Choice = { kind: string; side: Side; options: Id[]; count: number; answer: (ids: readonly Id[]) => void };

export type State = Running &
  Stepping & {
    position: Position;
    attack: Attack | null;
    choice: Choice | null;
    /** Effects that have triggered and not resolved. */
    pending: Effect[];
    /** Whose pending effects are being resolved. */
    resolving: Side | null;
    /** Units in a fight that goes on. */
    fighters: Unit[];
    /** Power that is lent for a while. */
    lent: Lent[];
  };
