import { lastsFromAnnouncement, lastsFromItsStep, takesPart } from './9.1-declaring.ts';
import { endsWithAttack } from './9.21-ending-an-attack.ts';
import { inField } from './table.ts';
import type { State, Unit, While } from './types.ts';

const kinds: readonly While[] = ['attacking', 'fighting', 'stealing'];

/** 9.5 Whether what lasts while a Unit does this is in force. */
function isDue(s: State, u: Unit, kind: While): boolean {
  if (!inField(u)) return false;
  const { attack } = s;
  if (kind === 'fighting' && s.fighters.includes(u)) return true;
  if (!attack || !takesPart(kind, u, attack)) return false;
  return kind === 'attacking' ? lastsFromAnnouncement(attack.step) : lastsFromItsStep(kind, attack.step);
}

/** Lends the power that is due to those who take part, and takes back what is due no more. */
export function lend(s: State): void {
  const { attack } = s;
  if (attack) {
    lendTo(s, attack.attacker);
    if (typeof attack.target !== 'string') lendTo(s, attack.target);
  }
  for (const u of s.fighters) lendTo(s, u);
  for (const { unit } of s.lent.slice()) lendTo(s, unit);
}
function lendTo(s: State, u: Unit): void {
  if (s.lent.length === 0 && !hasToLend(u)) return;
  for (const kind of kinds) {
    const printed = u.keywords[kind];
    const lent = s.lent.find((l) => l.unit === u && l.kind === kind);
    if (printed === undefined && lent === undefined) continue;
    const amount = isDue(s, u, kind) ? (printed ?? 0) : 0;
    u.power += amount - (lent?.amount ?? 0);
    if (lent) lent.amount = amount;
    else s.lent.push({ unit: u, kind, amount });
  }
}

const hasToLend = ({ keywords: k }: Unit): boolean => k.attacking !== undefined || k.fighting !== undefined || k.stealing !== undefined;

/** What is lent to a Unit at present. */
export const lentTo = (s: State, u: Unit): number => s.lent.reduce((sum, l) => (l.unit === u ? sum + l.amount : sum), 0);

/** 9.24 The durations of the attack end. */
export function endDurations(s: State): void {
  for (const { unit, kind, amount } of s.lent) if (endsWithAttack(kind, s)) unit.power -= amount;
  s.lent = [];
}
