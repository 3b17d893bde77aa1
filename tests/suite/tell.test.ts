// The way back: a case, printed as an example, is the same case when it is read again.
import { describe, expect, test } from 'vitest';
import { load } from '../../cli/load.ts';
import { lexicons } from '../../steps/lexicons.ts';
import { tell, Unsayable } from '../../steps/tell.ts';

const { cases } = load('.');

describe.each(lexicons.map((l) => [l.game.name, l] as const))('%s', (name, lexicon) => {
  test('every example of the features can be told', () => {
    const own = cases.filter((c) => c.game === name);
    const failed: string[] = [];
    for (const c of own) {
      try {
        const told = tell(lexicon, c);
        if (process.env['SHOW'] && Math.random() < Number(process.env['SHOW'])) console.info(told.text);
      } catch (e) {
        if (!(e instanceof Unsayable)) throw e;
        failed.push(`${c.id}: ${e.message}`);
      }
    }
    console.info(`${name}: ${own.length - failed.length} of ${own.length}`);
    expect(failed.slice(0, 10)).toEqual([]);
  }, 120_000);
});
