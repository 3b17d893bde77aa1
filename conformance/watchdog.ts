export type Watchdog = {
  /** Something is owed from now on. */
  readonly wake: () => void;
  /** There was a sign of life. */
  readonly heard: () => void;
  readonly rest: () => void;
};

/** Calls `onSilence` when nothing is heard for `timeout` milliseconds while something is owed. */
export function watchdog(timeout: number, isOwed: () => boolean, onSilence: () => void): Watchdog {
  let heardAt = 0;
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    timer = undefined;
    // What has arrived while this process was busy is read first.
    setImmediate(() => {
      if (!isOwed() || timer) return;
      const left = heardAt + timeout - performance.now();
      if (left > 1) timer = setTimeout(look, left);
      else onSilence();
    });
  };
  const heard = (): void => {
    heardAt = performance.now();
  };
  return {
    heard,
    wake: () => {
      heard();
      timer ??= setTimeout(look, timeout);
    },
    rest: () => clearTimeout(timer),
  };
}
