/** A copy that shares nothing. Written out: positions are small, and `structuredClone` is ten times as slow. */
export function copied<T>(x: T): T {
  if (x === null || typeof x !== 'object') return x;
  if (Array.isArray(x)) {
    const list = new Array<unknown>(x.length);
    for (let i = 0; i < x.length; i++) list[i] = copied(x[i]);
    return list as T;
  }
  // Its keys one by one: a spread first keeps the shape of the object, which later reads are fast by.
  const thing = { ...x } as Record<string, unknown>;
  for (const k in thing) {
    const part = thing[k];
    if (part !== null && typeof part === 'object') thing[k] = copied(part);
  }
  return thing as T;
}
