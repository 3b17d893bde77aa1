import type { Rule } from '@cucumber/messages';
import type { Atom } from '../conformance/pins.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import { slipsIn } from './checks/slips.ts';
import { checkTags, clauseTag, tagsOf } from './checks/tags.ts';
import type { Complaint, Parsed } from './compile.ts';

/** An example with one of these may stand without an atom: no misreading is owed. */
const unpinned = ['@assumption', '@outside-source'];

type Place = { line: number; column?: number };
/** Where atoms are described and shown, over all features. */
type Seen = { described: Map<string, string>; shown: Set<string> };

/**
 * What is wrong between the features and the list of atoms, and what Gherkin swallowed. Pure; every complaint says
 * where and how to mend it.
 */
export function check(parsed: readonly Parsed[], atoms: readonly Atom[], list = 'tests/clauses.tsv'): Complaint[] {
  const complaints: Complaint[] = [];
  const seen: Seen = { described: new Map(), shown: new Set() };
  for (const p of parsed) {
    const complain = ({ line, column = 1 }: Place, message: string): void => {
      complaints.push({ uri: p.source.uri, line, column, message });
    };
    for (const { message, ...at } of slipsIn(p.feature, p.source.text)) complain(at, message);
    checkTags(p.feature, p.lexicon.game, complain);
    checkAtoms(p, atoms, list, seen, complain);
  }
  return [...complaints, ...missing(parsed, atoms, seen)];
}

/** Atoms that are unknown, stand under another clause, or may not be shown as they are. */
function checkAtoms(p: Parsed, atoms: readonly Atom[], list: string, seen: Seen, complain: (at: Place, message: string) => void): void {
  const { prefix, name: game } = p.lexicon.game;
  const ids = atoms.filter((a) => a.game === game).map((a) => a.id);
  const byId = new Map(atoms.map((a) => [a.id, a]));
  const unknown = (id: string): string =>
    `unknown atom ${id}: found no such row in ${list}${didYouMean(id, ids)}; mend the id, or add the atom there`;
  const rules = p.feature.children.flatMap((c) => c.rule ?? []);
  for (const [i, rule] of rules.entries()) {
    const clause = clauseTag(rule);
    for (const { id, ...at } of atomsIn(rule, rules[i + 1], p.source.text)) {
      const atom = byId.get(id);
      if (!atom) complain(at, unknown(id));
      else if (clause !== undefined && atom.clause !== clause)
        complain(at, `${id} stands under ${clause}: ${list} has it under ${atom.clause}`);
      else if (seen.described.has(id)) complain(at, `${id} is described twice: the other is at ${seen.described.get(id)}`);
      seen.described.set(id, `${p.source.uri}:${at.line}`);
    }
    for (const { scenario } of rule.children) {
      const tags = scenario ? tagsOf(scenario) : [];
      const free = tags.some((t) => t.name.startsWith(`@${prefix}-`) || unpinned.includes(t.name));
      if (scenario && !free && atoms.some((a) => a.clause === clause))
        complain(scenario.location, `"${scenario.name}" shows no atom: tag it with those of ${clause} that it would fail without`);
      for (const t of tags.filter((x) => x.name.startsWith(`@${prefix}-`))) {
        const id = t.name.slice(1);
        const atom = byId.get(id);
        seen.shown.add(id);
        if (!atom) complain(t.location, unknown(id));
        else if (atom.note === 'retired') complain(t.location, `${id} is retired: it has no examples any more`);
        else if (atom.note === 'assumption' && !tags.some((o) => o.name === '@assumption')) {
          complain(t.location, `${id} is an assumption: its examples carry @assumption too`);
        }
      }
    }
  }
}

/** Atoms of the list that no feature describes or no example shows. */
function missing(parsed: readonly Parsed[], atoms: readonly Atom[], { described, shown }: Seen): Complaint[] {
  return atoms.flatMap((a): Complaint[] => {
    const own = parsed.filter((p) => p.lexicon.game.name === a.game);
    if (own.length === 0) return [];
    const at = described.get(a.id);
    if (at === undefined) {
      const home = own.find((p) => p.feature.children.some((c) => c.rule && clauseTag(c.rule) === a.clause)) ?? own[0];
      const rule = home?.feature.children.find((c) => c.rule && clauseTag(c.rule) === a.clause)?.rule;
      const message = `${a.id} is described nowhere: add an item "- \`${a.id}\` …" to the Rule tagged @clause:${a.clause}`;
      return [{ uri: home?.source.uri ?? '', line: rule?.location.line ?? 1, column: 1, message }];
    }
    if (shown.has(a.id) || a.note === 'retired') return [];
    const [uri = '', line = '1'] = at.split(/:(?=\d+$)/);
    return [{ uri, line: Number(line), column: 1, message: `${a.id} has no example: tag one that would fail without it with @${a.id}` }];
  });
}

/**
 * The atoms a rule describes. The syntax tree gives a description no place of its own, so they are looked for in
 * the text between the Rule and its first child, or the next Rule: one that restates another has no examples.
 */
function atomsIn(rule: Rule, next: Rule | undefined, text: string): { id: string; line: number; column: number }[] {
  const first = rule.children[0];
  const child = first?.background ?? first?.scenario;
  const end = child
    ? Math.min(child.location.line, ...(first?.scenario?.tags.map((t) => t.location.line) ?? []))
    : (next?.location.line ?? Number.POSITIVE_INFINITY);
  return text.split('\n').flatMap((row, i) => {
    const line = i + 1;
    const m = line > rule.location.line && line < end ? /^(\s*- )`([A-Z]+-[\w.-]+)`/.exec(row) : null;
    return m ? [{ id: m[2] as string, line, column: (m[1] as string).length + 1 }] : [];
  });
}
