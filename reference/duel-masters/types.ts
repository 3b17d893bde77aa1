import type { Stepping } from '../kernel/agenda.ts';
import type { OutcomeOf, Running } from '../kernel/machine.ts';
import type { Event, GameCommand, Id, Side } from '../kernel/types.ts';

export type { Event, Id, Side };

export type Phase = 'main' | 'attack' | 'end';
export type Zone = 'battle-zone' | 'graveyard' | 'hand' | 'shields' | 'deck';

export type Abilities = {
  blocker?: true;
  winsAllBattles?: true;
  indestructible?: true;
  cannotAttack?: true;
};

export type Creature = {
  id: Id;
  kind: 'creature';
  owner: Side;
  /** Who controls it; off the battle zone that is its owner. */
  side: Side;
  zone: Exclude<Zone, 'shields'>;
  power: number;
  tapped: boolean;
  /** Summoned this turn. */
  sick: boolean;
  abilities: Abilities;
};
export type Shield = { id: Id; kind: 'shield'; owner: Side; side: Side; zone: 'shields' | 'hand' };
export type Card = Creature | Shield;

export type Primitive =
  | { do: 'destroy'; card: Id }
  | { do: 'move'; card: Id; to: 'hand' | 'deck' | 'graveyard' }
  | { do: 'summon'; card: Id }
  | { do: 'withdraw'; card: Id }
  | { do: 'add'; card: Id; amount: number }
  | { do: 'grant'; card: Id; abilities: Abilities }
  | { do: 'strip'; card: Id; ability: keyof Abilities }
  | { do: 'turn'; card: Id; tapped: boolean }
  | { do: 'take'; card: Id; side: Side }
  | { do: 'battle'; one: Id; other: Id };

export type Trigger = { on: 'attacks' | 'blocks' | 'battles' | 'wins' | 'loses' | 'destroyed'; card: Id };
/** A scripted effect works once: a spell that its side uses, or an ability that waits. */
export type Effect = { id: Id; side: Side; when: Trigger | null; does: Primitive[]; used: boolean };

export type Position = {
  game: 'duel-masters';
  turn: { number: number; player: Side; phase: Phase };
  cards: Card[];
  effects: Effect[];
};

export type Command = GameCommand;
export type Outcome = OutcomeOf<Position, Command>;

/** A creature as it entered a battle or an attack: one that left and came back is another object. */
export type Participant = { card: Creature; stay: number; side: Side; power: number };
/** A running attack. Never on the wire. */
export type Attack = {
  attacker: Participant;
  target: Participant | Side;
  blocker: Participant | null;
  /** Whether the block window stands open. */
  asksForBlock: boolean;
  /** Creatures that an effect has taken out of the attack. */
  withdrawn: Id[];
};
/** A battle from its start to its end. Never on the wire. */
export type Battle = { one: Participant; other: Participant; by: 'attack' | 'block' | 'effect' };
export type Result = { winners: readonly Creature[]; losers: readonly Creature[] };

export type State = Running &
  Stepping & {
    position: Position;
    attack: Attack | null;
    /** Abilities that have triggered and not resolved. */
    waiting: Effect[];
    /** Somebody picks: the next ability of theirs, or a shield to break. */
    choice: { side: Side; options: Id[]; settle: (picked: Id) => void } | null;
    /** Creatures that have lost a battle, until the check of 703.4. */
    lost: Creature[];
    /** Players hit by a direct attack with no shield left, until that check. */
    hit: Side[];
    departures: Id[];
  };
