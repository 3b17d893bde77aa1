import {
  attempt,
  cardIn,
  command,
  type Draft,
  expect,
  type Fields,
  given,
  idIn,
  type Json,
  otherSide,
  type Phrase,
  shows,
  showsTable,
  sideOf,
  type Table,
  targetIn,
  when,
  wordIn,
} from './words.ts';

const turnPlayer = (d: Draft): 'north' | 'south' => d.position.turn.player;
const attack = (d: Draft, attacker: string, target: string) =>
  ({ do: 'attack', side: sideOf(d, attacker), attacker: idIn(d, attacker), target: targetIn(d, target) }) as const;

/** The sentences all games share. What they mean in a game is up to its lexicon. */
export const sharedPhrases: readonly Phrase[] = [
  given('the attacker {card} with {properties}', 'a card of the turn player, where it can attack', (d, name, p) =>
    d.lexicon.put(d, name, 'attacker', p),
  ),
  given('the target {card} with {properties}', 'a card of the other player, where it can be attacked', (d, name, p) =>
    d.lexicon.put(d, name, 'target', p),
  ),
  given('{card} stands in {place}', 'puts a card elsewhere', (d, name, place) => {
    Object.assign(cardIn(d, name), d.lexicon.place(d, name, place));
  }),
  given('{card} has been used', 'an effect, which works once', (d, name) => {
    const effect = d.position.effects.find((e) => e['id'] === idIn(d, name));
    if (!effect) throw new Error(`"${name}" is a card, not an effect`);
    effect['used'] = true;
  }),
  given("it is {side}'s turn {number}", 'whose turn it is; otherwise it is turn 3, of north', (d, side, number) => {
    Object.assign(d.position.turn, { player: side, number });
  }),

  when('{card} attacks {card}', 'declares the attack and lets everyone decline until it is over', (d, a, t) => {
    command(d, attack(d, a, t));
    command(d, { do: 'settle' });
  }),
  when('{card} attacks {side}', 'attacks a player, and lets everyone decline until it is over', (d, a, side) => {
    command(d, attack(d, a, side));
    command(d, { do: 'settle' });
  }),
  when('{card} declares an attack on {card}', 'declares the attack and stops there', (d, a, t) => command(d, attack(d, a, t))),
  when('{card} declares an attack on {side}', 'declares an attack on a player and stops there', (d, a, side) =>
    command(d, attack(d, a, side)),
  ),
  when('{side} declares an attack on {card} with {card}', 'one side names the attacker, who may have changed hands', (d, side, t, a) =>
    command(d, { ...attack(d, a, t), side }),
  ),
  when('{side} declares an attack on {side} with {card}', 'one side names the attacker, who may have changed hands', (d, side, t, a) =>
    command(d, { ...attack(d, a, t), side }),
  ),
  when('{card} tries to attack {card}', 'declares an attack that must be refused', (d, a, t) => attempt(d, attack(d, a, t))),
  when('{card} tries to attack {side}', 'declares an attack on a player that must be refused', (d, a, side) =>
    attempt(d, attack(d, a, side)),
  ),
  when('{card} tries to attack both {card} and {card}', 'names two targets', (d, a, t, u) =>
    attempt(d, { ...attack(d, a, t), target: [idIn(d, t), idIn(d, u)] }),
  ),
  when('{card} and {card} try to attack {card} together', 'names two attackers', (d, a, b, t) =>
    attempt(d, { ...attack(d, a, t), attacker: [idIn(d, a), idIn(d, b)] }),
  ),
  when('{side} tries to attack {card} with {card}', 'one side names the attacker, whoever owns it', (d, side, t, a) =>
    attempt(d, { ...attack(d, a, t), side }),
  ),
  when('{side} tries to attack {side} with {card}', 'one side names the attacker, whoever owns it', (d, side, t, a) =>
    attempt(d, { ...attack(d, a, t), side }),
  ),
  when('{side} tries to attack {card} without an attacker', 'names a target only', (d, side, t) =>
    attempt(d, { do: 'attack', side, target: idIn(d, t) }),
  ),
  when('{card} tries to attack without a target', 'names an attacker only', (d, a) =>
    attempt(d, { do: 'attack', side: sideOf(d, a), attacker: idIn(d, a) }),
  ),
  when('{side} tries to attack {cards} with {cards} together', 'names several, or nobody', (d, side, targets, attackers) => {
    const said = (part: string, names: readonly string[]): Fields => {
      const ids = names.map((n) => targetIn(d, n));
      return ids.length === 0 ? {} : { [part]: ids.length === 1 ? (ids[0] as string) : ids };
    };
    attempt(d, { do: 'attack', side, ...said('attacker', attackers), ...said('target', targets) });
  }),
  when('{side} passes', 'declines to respond', (d, side) => command(d, { do: 'pass', side })),
  when('{side} tries to pass', 'declines where nothing is asked', (d, side) => attempt(d, { do: 'pass', side })),
  when('both players pass', 'the player with priority passes, then the other one', (d) => {
    command(d, { do: 'pass', side: turnPlayer(d) });
    command(d, { do: 'pass', side: otherSide(turnPlayer(d)) });
  }),
  when('{side} uses {card}', 'uses an effect', (d, side, e) => command(d, { do: 'use', side, effect: idIn(d, e) })),
  when('{side} tries to use {card}', 'uses an effect and must be refused', (d, side, e) =>
    attempt(d, { do: 'use', side, effect: idIn(d, e) }),
  ),
  when('{side} chooses {cards}', 'answers a choice', (d, side, names) =>
    command(d, { do: 'choose', side, ids: names.map((n) => targetIn(d, n)) }),
  ),
  when('{side} tries to choose {cards}', 'answers a choice and must be refused', (d, side, names) =>
    attempt(d, { do: 'choose', side, ids: names.map((n) => targetIn(d, n)) }),
  ),
  when('{side} ends the phase', 'ends the phase in which attacks are declared', (d, side) => command(d, { do: 'end-phase', side })),
  when('{side} tries to end the phase', 'ends the phase and must be refused', (d, side) => attempt(d, { do: 'end-phase', side })),
  when('everyone declines', 'passes until nothing stands open', (d) => command(d, { do: 'settle' })),
  when('everyone tries to decline', 'and must be refused', (d) => attempt(d, { do: 'settle' })),

  shows('it is refused by {clause}', 'what was tried is refused, by that clause', (d, clause) => {
    const last = d.commands.length - 1;
    if (!d.tries.delete(last)) throw new Error('nothing was tried: say "… tries to …" in the When before');
    expect(d, { see: 'refused', command: last, by: `${d.lexicon.game.prefix}-${clause}` });
  }),
  shows('{card} may attack exactly {cards}', 'the whole set of its legal targets; nobody for none', (d, name, targets) =>
    expect(d, {
      see: 'legal',
      given: { do: 'attack', side: sideOf(d, name), attacker: idIn(d, name) },
      field: 'target',
      exactly: targets.map((t) => targetIn(d, t)),
    }),
  ),
  shows(
    '{side} may use exactly {cards}',
    'all effects, and cards with a use of their own, that they may use now; nobody for none',
    (d, side, names) => expect(d, { see: 'legal', given: { do: 'use', side }, field: 'effect', exactly: names.map((n) => targetIn(d, n)) }),
  ),
  shows('{card} has {property} {number}', 'a value of a card', (d, name, property, n) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { [d.lexicon.property(property)]: n } }),
  ),
  shows('{card} has {property} {number} below zero', 'a value that effects have lowered so far', (d, name, property, n) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { [d.lexicon.property(property)]: -n } }),
  ),
  shows('{card} is in slot {number}', 'of whichever row; 0 where there are no slots', (d, name, slot) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { slot } }),
  ),
  shows('{card} has exactly the keywords {text}', 'these and no others, "nothing special" for none', (d, name, text) => {
    const { keywords } = d.lexicon;
    if (!keywords) throw new Error(`cards of ${d.lexicon.game.title} have no keywords`);
    expect(d, { see: 'card', id: idIn(d, name), has: keywords(text) });
  }),
  shows('{card} is in {place}', 'where a card is', (d, name, place) =>
    expect(d, { see: 'card', id: idIn(d, name), has: d.lexicon.place(d, name, place) }),
  ),
  shows('{card} is somewhere in {place}', 'in which row or zone a card is, and no more', (d, name, place) =>
    expect(d, { see: 'card', id: idIn(d, name), has: { zone: d.lexicon.place(d, name, place)['zone'] as Json } }),
  ),
  shows('{side} has priority', 'a response window stands open and waits for that player', (d, side) =>
    expect(d, { see: 'open', is: { window: 'response', waiting: side } }),
  ),
  shows('{card} is attacking {card}', 'the pair of a declared attack, public while its window is open', (d, a, t) =>
    expect(d, { see: 'open', is: { attacker: idIn(d, a), target: idIn(d, t) } }),
  ),
  shows('{card} is attacking {side}', 'the pair of a declared attack on a player', (d, a, side) =>
    expect(d, { see: 'open', is: { attacker: idIn(d, a), target: side } }),
  ),
  shows('no window is open', 'nobody is asked for anything', (d) => expect(d, { see: 'open', is: null })),
  shows('{side} may choose exactly {cards}', 'a choice stands open, with these options and no others', (d, side, names) =>
    expect(d, { see: 'open', is: { window: 'choice', waiting: side, options: names.map((n) => targetIn(d, n)).sort() } }),
  ),
  shows('{side} has to choose {number} of {cards}', 'a choice of so many, of these options and no others', (d, side, n, names) =>
    expect(d, {
      see: 'open',
      is: { window: 'choice', waiting: side, options: names.map((x) => targetIn(d, x)).sort(), min: n, max: n },
    }),
  ),
  shows(
    '{side} may choose up to {number} of {cards}',
    'a choice of so many or fewer, of these options and no others',
    (d, side, n, names) =>
      expect(d, {
        see: 'open',
        is: { window: 'choice', waiting: side, options: names.map((x) => targetIn(d, x)).sort(), min: 0, max: n },
      }),
  ),
  shows('what stands open is called {text}', 'by its kind: a word of the protocol, or what it comes from', (d, kind) =>
    expect(d, { see: 'open', is: { kind: d.ids.get(kind) ?? kind } }),
  ),
  shows('the turn is in its {text} phase', 'as the protocol calls the phase', (d, phase) => expect(d, { see: 'turn', has: { phase } })),
  shows('{side} wins', 'the game is over', (d, side) => expect(d, { see: 'winner', is: side })),
  shows('nobody has won', 'the game goes on', (d) => expect(d, { see: 'winner', is: null })),
  showsTable('these happen in order:', 'events of different instants, one after the other', (d, table) =>
    expect(d, { see: 'events', are: eventsIn(d, table), how: 'in order' }),
  ),
  showsTable('these happen at once:', 'events of one instant', (d, table) =>
    expect(d, { see: 'events', are: eventsIn(d, table), how: 'at once' }),
  ),
  showsTable('none of these happens:', 'events that must not be there', (d, table) =>
    expect(d, { see: 'events', are: eventsIn(d, table), how: 'never' }),
  ),
  shows('nothing else changes', 'every observed field but those named since the last When is as it was', (d) =>
    expect(d, { see: 'unchanged' }),
  ),
];

/** Rows under the heads `event`, `card`, `by`, `amount` and `to`; an empty cell asks nothing. */
function eventsIn(d: Draft, [head = [], ...rows]: Table): Fields[] {
  const known = ['event', 'card', 'by', 'amount', 'to'];
  const odd = head.find((h) => !known.includes(h));
  if (odd !== undefined || !head.includes('event'))
    throw new Error(`a table of events has the columns ${known.join(', ')}, and needs event: found ${head.join(', ')}`);
  return rows.map((row) => {
    const pattern: Fields = {};
    head.forEach((h, i) => {
      const cell = row[i] ?? '';
      if (cell === '') return;
      if (h === 'event') {
        wordIn(d.lexicon.game.events, cell, 'event');
        pattern['kind'] = cell;
      } else if (h === 'amount') {
        if (!/^\d+$/.test(cell)) throw new Error(`an amount is a number: found "${cell}"`);
        pattern['amount'] = Number(cell);
      } else if (h === 'to') pattern['to'] = cell;
      else pattern[h] = targetIn(d, cell);
    });
    return pattern;
  });
}
