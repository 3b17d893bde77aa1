// The numbers of the core that its package has no names for, as its script constants have them.
export const EFFECT = {
  immune: 1,
  cannotBeAttacked: 70,
  directAttack: 74,
  cannotAttack: 85,
  attackFinal: 102,
  defenseFinal: 106,
  defenseAttack: 190,
  mustAttack: 191,
  extraAttack: 194,
  pierce: 203,
  extraAttackOnMonsters: 346,
};
export const EVENT = { freeChain: 1002, attackAnnounce: 1130 };
export const LOCATION = { deck: 1, hand: 2, monsters: 4, spells: 8, graveyard: 16, banished: 32 };
export const POSITION = { 'attack up': 1, 'attack down': 2, 'defense up': 4, 'defense down': 8 };
export const HINT = { replay: 30n, direct: 31n };
/** Bits of the timing the core gives when it asks for a Chain. */
export const TIMING = { endStep: 0x10, chainEnd: 0x8000, beforeDamageStep: 0x1000000, leaving: 0x4000000 };
/** Hints of an event: the parts of the Damage Step. */
export const DAMAGE_STEP = { start: 40n, beforeCalculation: 41n, later: [42n, 43n, 44n] };
/** Phases of messages: the Start Step, and the End Phase of the turn. */
export const PHASE = { battleStart: 8, main2: 0x100, end: 0x200 };
/** Query flags: code, position, attack, defense, owner. */
export const QUERY = 0x1 | 0x2 | 0x100 | 0x200 | 0x40000;
