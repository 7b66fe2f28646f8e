/** Time, which tests bring along themselves. */

export type Clock = {
  /** Milliseconds since some moment. */
  now: () => number;
  /** Does something later; what comes back calls it off. */
  after: (ms: number, act: () => void) => () => void;
};

export const clock: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms);
    return () => {
      clearTimeout(timer);
    };
  },
};
