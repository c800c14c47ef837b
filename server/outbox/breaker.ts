const failuresToOpen = 5;
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * Keeps a channel that is out of order from being tried for every message: after five failures in a row it opens, and
 * lets one through after each pause, which grows, until one gets through.
 */
export function createBreaker(now: () => number) {
  let failuresInARow = 0;
  let pauseMs = 0;
  let nextProbeAt = 0;
  const isOpen = () => failuresInARow >= failuresToOpen;

  return {
    isOpen,
    /** How many of `most` messages may be tried now. */
    allowed(most: number): number {
      if (!isOpen()) return most;
      return now() >= nextProbeAt ? 1 : 0;
    },
    /** Takes the outcomes of one batch. */
    note(wentWell: readonly boolean[]) {
      for (const went of wentWell) failuresInARow = went ? 0 : failuresInARow + 1;
      pauseMs = isOpen() ? Math.min(longestPauseMs, pauseMs * 2 || firstPauseMs) : 0;
      nextProbeAt = now() + pauseMs;
    },
  };
}
