const firstDelayMs = 5000;
export const longestDelayMs = 60 * 60 * 1000;

export const mostAttempts = 12;

/** Twice as long after each attempt, at random from 0 on, so that what failed together is not tried together again. */
export function retryDelayMs(attempts: number, random: () => number): number {
  return Math.round(Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1)) * random());
}
