import { CHOSEN } from '../reference/kernel/door.ts';
import { type Draft, idIn } from './words.ts';

/** A sentence of what an effect does, with an example for the phrasebook. `it` is the card its user chose. */
export type EffectSentence<Primitive> = {
  readonly form: RegExp;
  readonly example: string;
  readonly make: (groups: string[], d: Draft, id: (name: string) => string) => Primitive;
};

/**
 * Reads what an effect does: "deals 10 to Mira, then moves Mira to the Second Line", or with a choice before it,
 * "chooses a Soul of south and deals 10 to it". `choosable` reads what is chosen among.
 */
export function effectOf<Primitive>(
  d: Draft,
  text: string,
  sentences: readonly EffectSentence<Primitive>[],
  choosable: RegExp,
): { does: Primitive[]; chooses: RegExpExecArray | null } {
  const choice = /^chooses (.+?) and (.+)$/.exec(text);
  const chooses = choice ? choosable.exec(choice[1] as string) : null;
  if (choice && !chooses) throw new Error(`no effect chooses "${choice[1]}": expected ${choosable.source.replace(/[\^$()]/g, '')}`);
  const id = (name: string): string => (chooses && name === 'it' ? CHOSEN : idIn(d, name));
  const parts = (choice ? (choice[2] as string) : text).split(', then ');
  return { chooses, does: parts.map((part) => primitive(d, part, sentences, id)) };
}

function primitive<Primitive>(
  d: Draft,
  text: string,
  sentences: readonly EffectSentence<Primitive>[],
  id: (name: string) => string,
): Primitive {
  for (const { form, make } of sentences) {
    const m = form.exec(text);
    if (m) return make(m.slice(1), d, id);
  }
  throw new Error(`no effect does "${text}": known are ${sentences.map((s) => `"${s.example}"`).join(', ')}`);
}
