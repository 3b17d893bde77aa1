import { XMLBuilder } from 'fast-xml-parser';
import { unwell, whatCame } from '../findings.ts';
import { besideCases, type Entry, grouped, hasFailed, type Report, type Row } from '../report.ts';

const builder = new XMLBuilder({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  format: true,
  suppressEmptyNode: true,
  // An attribute without a value, as a note "true" would be written, is no XML.
  suppressBooleanAttributes: false,
});

/**
 * JUnit XML: a suite for each clause, a case for each example. Known failures are skipped, with the reason and the link that the
 * baseline has, and what came. What goes wrong and is no case's doing has a suite of its own: who reads this file alone must not take the run for well.
 */
export function junit(r: Report): string {
  const known = new Map(r.baseline?.failures.map((e) => [e.case, e]));
  const suites = grouped(r.results, (x) => x.clause).map(([clause, rows]) => ({
    '@name': plain(`${clause} ${r.clauses.find((c) => c.clause === clause)?.title ?? ''}`.trim()),
    ...counts(rows),
    testcase: rows.map((x) => caseOf(x, known.get(x.case))),
  }));
  const beside = besideCases(r).map(({ why, cases }, i) => ({
    '@name': `the run as a whole${i === 0 ? '' : ` (${i + 1})`}`,
    '@classname': 'clausewise.run',
    error: { '@type': 'run', '@message': plain(why), '#text': plain([why, ...cases].join('\n')) },
  }));
  const n = beside.length;
  const whole =
    n === 0 ? [] : [{ '@name': 'the run as a whole', '@tests': n, '@failures': 0, '@errors': n, '@skipped': 0, testcase: beside }];
  const { '@tests': tests = 0, '@errors': errors = 0, ...others } = counts(r.results);
  return builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    testsuites: {
      '@name': plain(`clausewise: ${r.engine.name} ${r.engine.version}`),
      ...others,
      '@tests': tests + n,
      '@errors': errors + n,
      testsuite: [...suites, ...whole],
    },
  });
}

const isSkipped = (x: Row): boolean => x.verdict === 'unsupported' || x.verdict === 'not scored' || x.known === true;
const counts = (rows: readonly Row[]): Record<string, number> => ({
  '@tests': rows.length,
  '@failures': rows.filter((x) => x.verdict === 'fail' && !x.known).length,
  '@errors': rows.filter((x) => hasFailed(x.verdict) && x.verdict !== 'fail' && !x.known).length,
  '@skipped': rows.filter(isSkipped).length,
});

function caseOf(x: Row, known: Entry | undefined): object {
  const about = { '@name': plain(x.name), '@classname': plain(`${x.game}.${x.clause}`), '@file': plain(x.uri), '@line': x.line };
  const told = { '@message': plain(whatCame(x)), '#text': plain(unwell(x)) };
  if (x.known) {
    const why = known ? `${known.reason} (${known.link})` : whatCame(x);
    return { ...about, skipped: { '@message': plain(`known: ${why}`), '#text': plain(unwell(x)) } };
  }
  if (isSkipped(x)) return { ...about, skipped: { '@message': plain(x.note ?? x.verdict) } };
  if (x.verdict === 'fail') return { ...about, failure: { '@type': x.verdict, ...told } };
  if (hasFailed(x.verdict)) return { ...about, error: { '@type': x.verdict, ...told } };
  return about;
}

// XML has no way to write most control characters.
const plain = (text: string): string => text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd');
