/** Milliseconds that a press waits for a script. Then the fallback without script takes over. */
const patienceMs = 2500;
/**
 * Milliseconds after which a page counts as not left: the connection is lost, or the visitor stopped the navigation.
 */
const leavingMs = 10_000;

/** The value of a promise; rejects if it takes longer than a visitor who pressed a button should wait. */
export function inTime<T>(promise: Promise<T>, ms = patienceMs): Promise<T> {
  return Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, ms))]);
}

/** True if the page is left, as after a form was sent or a link followed; false after ten seconds. */
export function isLeft(): Promise<boolean> {
  const left = new Promise<boolean>((resolve) => {
    addEventListener("pagehide", () => resolve(true), { once: true });
  });
  return inTime(left, leavingMs).catch(() => false);
}
