const firstDelayMs = 5000;
export const longestDelayMs = 60 * 60 * 1000;

export const mostAttempts = 12;

/** Exponential backoff with full jitter, so that messages that failed together are not retried together. */
export function retryDelayMs(attempts: number, random: () => number): number {
  return Math.round(Math.min(longestDelayMs, firstDelayMs * 2 ** (attempts - 1)) * random());
}
