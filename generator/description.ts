import { dedent } from './text.ts';

/** What a block quote in a description says it is; `note` when it does not say. */
type NoteKind = 'reading' | 'erratum' | 'stub' | 'note';
type Note = {
  readonly kind: NoteKind;
  /** Id of the reading, where it names one. */
  readonly id: string | undefined;
  /** The Markdown inside the quote. */
  readonly text: string;
  /** The same without what it says it is, and without its confidence. */
  readonly body: string;
  readonly confidence: string | undefined;
};
/** The parts of a description, in their order. */
export type Block =
  | { readonly is: 'prose'; readonly text: string }
  | { readonly is: 'atom'; readonly id: string; readonly text: string }
  | { readonly is: 'note'; readonly note: Note };

const ATOM = /^[-*] `([A-Z]+-[\w.-]+)`\s*(.*)$/;

/** Reads the description of a Rule: list items that begin with an id in backticks are atoms, block quotes are notes. */
export function blocksOf(description: string): Block[] {
  const lines = dedent(description).split('\n');
  const blocks: Block[] = [];
  const take = (from: number, belongs: (line: string, next: string | undefined) => boolean): number => {
    let end = from + 1;
    while (end < lines.length && belongs(lines[end] as string, lines[end + 1])) end++;
    return end;
  };
  for (let i = 0; i < lines.length; ) {
    const line = lines[i] as string;
    const atom = ATOM.exec(line);
    let end: number;
    if (line === '') {
      end = i + 1;
    } else if (atom) {
      // An item goes on in its indented lines, over a blank one too, and in lines that merely were wrapped.
      end = take(i, (l, next) => (l === '' ? next?.startsWith('  ') === true : !/^([-*] |>)/.test(l)));
      const more = lines.slice(i + 1, end).map((l) => l.replace(/^ {1,2}/, ''));
      blocks.push({ is: 'atom', id: atom[1] as string, text: [atom[2], ...more].join('\n').trim() });
    } else if (line.startsWith('>')) {
      end = take(i, (l) => l.startsWith('>'));
      blocks.push({
        is: 'note',
        note: noteOf(
          lines
            .slice(i, end)
            .map((l) => l.replace(/^> ?/, ''))
            .join('\n'),
        ),
      });
    } else {
      end = take(i, (l) => l !== '' && !l.startsWith('>') && !ATOM.test(l));
      blocks.push({ is: 'prose', text: lines.slice(i, end).join('\n') });
    }
    i = end;
  }
  return blocks;
}

/** The atoms of a description, each with its text on one line. */
export const statementsIn = (description: string): { id: string; text: string }[] =>
  blocksOf(description).flatMap((b) => (b.is === 'atom' ? [{ id: b.id, text: b.text.replace(/\s+/g, ' ') }] : []));

const CONFIDENCE = /\*Confidence:\s+([^.*]+)\.?\*/i;

/** `**Reading SOUL-Q0-8.** … *Confidence: medium.*` */
function noteOf(text: string): Note {
  const head = /^\*\*(\w+)(?: ([A-Z]+-[\w-]+))?/.exec(text);
  const kinds: readonly string[] = ['reading', 'erratum', 'stub'];
  const word = head?.[1]?.toLowerCase() ?? 'note';
  return {
    kind: kinds.includes(word) ? (word as NoteKind) : 'note',
    id: head?.[2],
    text,
    body: (head ? text.replace(/^\*\*[^*]*\*\*\s*/, '') : text).replace(CONFIDENCE, '').trim(),
    confidence: CONFIDENCE.exec(text)?.[1]?.trim(),
  };
}
