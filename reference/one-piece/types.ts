import type { Stepping } from '../kernel/agenda.ts';
import type { OutcomeOf, Running } from '../kernel/machine.ts';
import type { Event, GameCommand, Id, Side } from '../kernel/types.ts';

export type { Event, Id, Side };

export type Phase = 'refresh' | 'draw' | 'don' | 'main' | 'end';
/** The areas of a player; `revealed` is no area: a Life card stands there while its Trigger is carried out. */
export type Zone = 'leader' | 'characters' | 'stage' | 'life' | 'hand' | 'trash' | 'deck' | 'revealed';
/** Where an effect can put a card. */
export type Destination = 'hand' | 'trash' | 'deck' | 'life';

export type Keywords = { blocker?: true; doubleAttack?: true };

type Common = {
  id: Id;
  side: Side;
  zone: Zone;
  /** In the Life area counted from the bottom, from 1; everywhere else 0. */
  slot: number;
};
export type Leader = Common & { kind: 'leader'; power: number; rested: boolean; keywords: Keywords };
export type Character = Common & {
  kind: 'character';
  /** With everything that counts at the moment, bonuses of a battle included. */
  power: number;
  /** The number beside the Counter symbol; 0 without the symbol. */
  counter: number;
  rested: boolean;
  keywords: Keywords;
};
export type Stage = Common & { kind: 'stage'; rested: boolean };
export type EventCard = Common & { kind: 'event'; cost: number };
export type Card = Leader | Character | Stage | EventCard;
/** What battles are about. */
export type Fighter = Leader | Character;

export type Primitive =
  | { do: 'boost'; card: Id; amount: number }
  | { do: 'set'; card: Id; field: 'power'; value: number }
  | { do: 'deal'; card: Id; amount: number }
  | { do: 'ko'; card: Id }
  | { do: 'move'; card: Id; to: Destination }
  | { do: 'summon'; card: Id }
  | { do: 'turn'; card: Id; rested: boolean }
  | { do: 'grant'; card: Id; keyword: keyof Keywords }
  | { do: 'strip'; card: Id; keyword: keyof Keywords };

export type Timing = 'main' | 'attack' | 'defence' | 'block' | 'counter' | 'trigger' | 'ko' | 'battled';
/** A scripted effect of the card named in `when`. It works once. `chosen` stands for the card its player chooses. */
export type Effect = {
  id: Id;
  side: Side;
  when: { on: Timing; card: Id };
  chooses: { kind: 'character' | 'card'; side: Side } | null;
  does: Primitive[];
  used: boolean;
};

/** The DON!! cards of the cost area. */
export type Player = { activeDon: number; restedDon: number };
export type Position = {
  game: 'one-piece';
  turn: { number: number; player: Side; phase: Phase };
  players: Record<Side, Player>;
  cards: Card[];
  effects: Effect[];
};

export type Command = GameCommand;

export type Outcome = OutcomeOf<Position, Command>;

export type Step = 'attack' | 'block' | 'counter' | 'damage' | 'end';

/** A card that takes part in the battle, and which stay in its area this is. */
export type Participant = { card: Fighter; stay: number };
/** The running battle. Never on the wire. */
export type Battle = { attacker: Participant; target: Participant; blocks: number };

/** What a player is asked. `answer` is what comes of an option. */
export type Asked =
  | { window: 'block' | 'counter'; waiting: Side }
  | { window: 'trigger'; waiting: Side; card: Card; effect: Effect }
  | { window: 'choice'; waiting: Side; kind: Id; options: Id[]; answer: (id: Id) => void };

/** Power that lasts as long as the battle. */
export type Boost = { card: Fighter; amount: number };

export type State = Running &
  Stepping & {
    /** The position that came in: what each card was before anything happened to it. */
    given: Position;
    position: Position;
    battle: Battle | null;
    asked: Asked | null;
    /** Effects that have activated and not been carried out. */
    pending: Effect[];
    boosts: Boost[];
    /** What has changed area, each time. */
    departures: Id[];
  };
