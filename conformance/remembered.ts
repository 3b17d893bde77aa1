/**
 * The same function, that makes of the same two things the same thing once, and forgets it with them. For what is asked
 * again and again of a suite and costs a second each time. What it gives is shared: nobody changes it.
 */
export function remembered<A extends object, B extends object, R>(make: (a: A, b: B) => R): (a: A, b: B) => R {
  const known = new WeakMap<A, WeakMap<B, { readonly made: R }>>();
  return (a, b) => {
    const of = known.get(a) ?? new WeakMap<B, { readonly made: R }>();
    known.set(a, of);
    const before = of.get(b) ?? { made: make(a, b) };
    of.set(b, before);
    return before.made;
  };
}
