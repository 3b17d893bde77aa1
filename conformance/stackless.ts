/** Does what is often thrown out of, where nobody reads where: to write down the stack of an error costs more than the work. */
export function stackless<R>(work: () => R): R {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}
