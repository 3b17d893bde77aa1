import { type AnswerTo, type Game, type Question, questions } from '../reference/kernel/game.ts';
import type { GameBook } from './model.ts';
import type { Result } from './states.ts';

/** What proves an answer: the clause that gives it, and an example of it. */
export type Proof = {
  readonly clause: { readonly id: string; readonly number: string; readonly page: string };
  readonly example: { readonly id: string; readonly name: string; readonly result: Result };
};
/** One answer. Without its clause and its example in the features it is shown as unproven. */
export type ComparedAnswer = {
  readonly game: GameBook;
  /** Plain; nothing where the game gives no answer. */
  readonly says: string | undefined;
  readonly proof: Proof | undefined;
};
/** The questions that the games answer differently, each with the answer of every game. */
export type Comparison = readonly { readonly id: string; readonly asks: string; readonly answers: readonly ComparedAnswer[] }[];

export const comparisonOf = (games: readonly Game[], books: readonly GameBook[]): Comparison =>
  (Object.keys(questions) as Question[]).map((id) => ({
    id,
    asks: questions[id],
    answers: books.map((game, i) => {
      const answer = (games[i] as Game).answers[id];
      return { game, says: answer?.says, proof: answer && proofOf(answer, game) };
    }),
  }));

function proofOf({ clause: id, example: name }: AnswerTo, book: GameBook): Proof | undefined {
  for (const { clauses, page } of book.sections) {
    const clause = clauses.find((c) => c.id === id);
    const example = clause?.examples.find((e) => e.name === name);
    if (clause && example)
      return { clause: { id, number: clause.number, page }, example: { id: example.id, name, result: example.result } };
  }
  return undefined;
}
