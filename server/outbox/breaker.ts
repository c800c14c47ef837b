const failuresToOpen = 5;
const firstPauseMs = 1000;
const longestPauseMs = 60_000;

/**
 * A circuit breaker for a channel: it opens after five failures in a row. Then it lets one message through after each
 * pause, and the pauses grow until a message is delivered.
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
    /** Records the outcomes of a batch. */
    note(wentWell: readonly boolean[]) {
      for (const went of wentWell) failuresInARow = went ? 0 : failuresInARow + 1;
      pauseMs = isOpen() ? Math.min(longestPauseMs, pauseMs * 2 || firstPauseMs) : 0;
      nextProbeAt = now() + pauseMs;
    },
  };
}
