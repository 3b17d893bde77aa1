import { next } from '../kernel/agenda.ts';
import { afterComparing, defeatedTogether, defeats, hasLost, isKept, isStillDefeated, losersOf, powerInFight } from './11.4-fight.ts';
import { look } from './course.ts';
import { lend, lentTo } from './durations.ts';
import { leaveField, resolvePending, wake } from './effects.ts';
import { emit, inField } from './table.ts';
import type { Fight, State, Unit } from './types.ts';

/** 11.4 (stands in) Two Units compare their power; what that wakes is resolved, and then the losers are defeated. */
export function fight(s: State, attacker: Unit, defender: Unit, why: 'by attack' | 'by effect'): void {
  if (why === 'by effect') s.fighters.push(attacker, defender);
  lend(s);
  s.now += 1;
  emit(s, { kind: 'fight', by: attacker.id, card: defender.id });
  const powers = [powerInFight(attacker, lentTo(s, attacker)), powerInFight(defender, lentTo(s, defender))] as const;
  const losers = losersOf(attacker, defender, powers).filter((u) => hasLost(u));
  const f: Fight = { attacker, defender, powers, losers };
  for (const u of [attacker, defender]) {
    const lost = losers.includes(u);
    if (!lost && losers.length === 0) continue;
    emit(s, { kind: lost ? 'lose' : 'win', card: u.id });
    wake(s, lost ? 'loses' : 'wins', u.id);
  }
  next(s, ...afterComparing().map((step) => (step === 'pending' ? () => resolvePending(s) : () => defeatLosers(s, f))), () =>
    endOfFight(s, f, why),
  );
}

/** Each loser by the other one, all at once. */
function defeatLosers(s: State, f: Fight): void {
  s.now += 1;
  for (const loser of f.losers) {
    const power = f.powers[loser === f.attacker ? 1 : 0];
    if (!inField(loser) || !defeats(power) || isKept(loser) || !isStillDefeated(f, s)) continue;
    leaveField(s, loser, 'trash');
    emit(s, { kind: 'defeat', card: loser.id, by: loser === f.attacker ? f.defender.id : f.attacker.id });
    wake(s, 'defeated', loser.id);
    if (!defeatedTogether()) s.now += 1;
  }
  look(s);
}

function endOfFight(s: State, f: Fight, why: 'by attack' | 'by effect'): void {
  if (why === 'by attack') return;
  s.fighters = s.fighters.filter((u) => u !== f.attacker && u !== f.defender);
  lend(s);
}
