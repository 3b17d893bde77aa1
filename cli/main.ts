export async function main(argv: string[]): Promise<number> {
  if (argv[0] === 'doors') { const { doors } = await import('./doors.ts'); const r = await doors(process.env['CLAUSEWISE_ROOT']!, new URL('..', import.meta.url).pathname); console.log(r.join('\n')); return 0; }
  return 2;
}
