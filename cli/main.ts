import { readdirSync, readFileSync } from 'node:fs';
export async function main(argv: string[]): Promise<number> {
  const root = process.env['CLAUSEWISE_ROOT']!;
  if (argv[0] === 'doors') { const { doors } = await import('./doors.ts'); const r = await doors(root, new URL('..', import.meta.url).pathname); console.log(r.join('\n')); return 0; }
  const { compileAll, complaintLine } = await import('../steps/compile.ts');
  const { judge } = await import('../conformance/judge.ts');
  const { reference, gameOf } = await import('../conformance/engines.ts');
  const dir = root + '/features/souls/';
  const out = compileAll(readdirSync(dir).filter((f) => f.endsWith('.feature')).map((f) => ({ uri: 'features/souls/' + f, text: readFileSync(dir + f, 'utf8') })));
  for (const c of out.complaints) console.log(complaintLine(c));
  const game = gameOf('souls');
  let n = 0;
  for (const c of out.cases) { const v = judge(c, reference(game), { frame: game.frame, citations: true }); if (v.verdict === 'pass') n++; else console.log(c.uri + ':' + c.line, c.name, v.verdict, v.note ?? '', JSON.stringify(v.failures, null, 0)); }
  console.log(`${n} of ${out.cases.length} pass`);
  return 0;
}
