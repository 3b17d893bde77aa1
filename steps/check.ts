import type { Rule, Scenario, Tag } from '@cucumber/messages';
import type { Atom } from '../conformance/pins.ts';
import { didYouMean } from '../reference/kernel/door.ts';
import type { Complaint, Parsed } from './compile.ts';

type Complain = (at: { line: number; column?: number }, message: string) => void;

/**
 * What is wrong between the features and the list of atoms: ids that are unknown or stand at the wrong place,
 * atoms without description or example. Pure; every complaint says where and how to mend it.
 */
export function check(parsed: readonly Parsed[], atoms: readonly Atom[], list = 'tests/clauses.tsv'): Complaint[] {
  const complaints: Complaint[] = [];
  const byId = new Map(atoms.map((a) => [a.id, a]));
  const described = new Map<string, string>();
  const shown = new Set<string>();
  for (const { source, feature, lexicon } of parsed) {
    const { prefix, readings } = lexicon.game;
    const complain: Complain = ({ line, column = 1 }, message) => complaints.push({ uri: source.uri, line, column, message });
    const ids = atoms.filter((a) => a.game === lexicon.game.name).map((a) => a.id);
    const isAtom = (tag: string): boolean => tag.startsWith(`@${prefix}-`);
    const unknown = (id: string): string =>
      `unknown atom ${id}: found no such row in ${list}${didYouMean(id, ids)}; mend the id, or add the atom there`;
    const noAtoms = (tags: readonly Tag[], where: string): void => {
      for (const t of tags)
        if (isAtom(t.name))
          complain(
            t.location,
            `${t.name} on a ${where}: every example below would carry it; move it to the examples that would fail without the atom`,
          );
    };
    noAtoms(feature.tags, 'Feature');
    for (const { rule } of feature.children) {
      if (!rule) continue;
      noAtoms(rule.tags, 'Rule');
      const clause = clauseOf(rule, complain);
      for (const { id, line, column } of atomsIn(rule, source.text)) {
        const atom = byId.get(id);
        if (!atom) complain({ line, column }, unknown(id));
        else if (atom.clause !== clause) complain({ line, column }, `${id} stands under ${clause}: ${list} has it under ${atom.clause}`);
        else if (described.has(id)) complain({ line, column }, `${id} is described twice: the other is at ${described.get(id)}`);
        described.set(id, `${source.uri}:${line}`);
      }
      for (const { scenario } of rule.children) {
        if (!scenario) continue;
        for (const t of tagsOf(scenario)) {
          const name = t.name.slice(1);
          const reading = /^reading:([^=]+)=(.+)$/.exec(name);
          if (reading) {
            const known = readings.find((r) => r.id === reading[1]);
            const answers = known ? [known.recommended, ...known.alternatives.map((a) => a.name)] : readings.map((r) => r.id);
            if (!known)
              complain(
                t.location,
                `unknown reading ${reading[1]}: known are ${answers.join(', ')}${didYouMean(reading[1] as string, answers)}`,
              );
            else if (!answers.includes(reading[2] as string))
              complain(t.location, `unknown answer "${reading[2]}" to ${known.id}: known are ${answers.join(', ')}`);
          } else if (name.startsWith('reading:'))
            complain(t.location, `${t.name} names no answer: write it as @reading:${prefix}-Q0-1=answer`);
          if (!isAtom(t.name)) continue;
          const atom = byId.get(name);
          shown.add(name);
          if (!atom) complain(t.location, unknown(name));
          else if (atom.note === 'retired') complain(t.location, `${name} is retired: it has no examples any more`);
          else if (atom.note === 'assumption' && !tagsOf(scenario).some((o) => o.name === '@assumption'))
            complain(t.location, `${name} is an assumption: its examples carry @assumption too`);
        }
      }
    }
  }
  for (const a of atoms) {
    const parsedOfGame = parsed.find((p) => p.lexicon.game.name === a.game);
    if (!parsedOfGame) continue;
    const at = described.get(a.id);
    const [uri = parsedOfGame.source.uri.replace(/[^/]*$/, ''), line = '1'] = at?.split(/:(?=\d+$)/) ?? [];
    if (!at)
      complaints.push({
        uri,
        line: 1,
        column: 1,
        message: `${a.id} is described nowhere: add an item "- \`${a.id}\` …" to the Rule tagged @clause:${a.clause}`,
      });
    else if (!shown.has(a.id) && a.note !== 'retired')
      complaints.push({
        uri,
        line: Number(line),
        column: 1,
        message: `${a.id} has no example: tag one that would fail without it with @${a.id}`,
      });
  }
  return complaints;
}

const tagsOf = (s: Scenario): readonly Tag[] => [...s.tags, ...s.examples.flatMap((e) => e.tags)];

function clauseOf(rule: Rule, complain: Complain): string {
  const tag = rule.tags.find((t) => t.name.startsWith('@clause:'));
  if (!tag) complain(rule.location, `"${rule.name}" has no @clause tag: write @clause:… with its id above the Rule`);
  return tag?.name.slice('@clause:'.length) ?? '';
}

/**
 * The atoms a rule describes. The syntax tree gives a description no place of its own, so they are looked for in
 * the text between the Rule and its first child.
 */
function atomsIn(rule: Rule, text: string): { id: string; line: number; column: number }[] {
  const first = rule.children[0];
  const child = first?.background ?? first?.scenario;
  const end = child
    ? Math.min(child.location.line, ...(first?.scenario?.tags.map((t) => t.location.line) ?? []))
    : Number.POSITIVE_INFINITY;
  return text.split('\n').flatMap((row, i) => {
    const line = i + 1;
    const m = line > rule.location.line && line < end ? /^(\s*- )`([A-Z]+-[\w.-]+)`/.exec(row) : null;
    return m ? [{ id: m[2] as string, line, column: (m[1] as string).length + 1 }] : [];
  });
}
