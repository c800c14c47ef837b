/** Milliseconds for which a press waits for a script. After that the way without script takes over. */
const patienceMs = 2500;
/** A page that is still here then is not left: the line is dead, or the visitor stopped it. */
const leavingMs = 10_000;

/** The value of a promise; throws if it takes longer than a person who pressed a button should wait. */
export function inTime<T>(promise: Promise<T>, ms = patienceMs): Promise<T> {
  return Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, ms))]);
}

/** Resolves to true once the page is left, as it is after a form was sent or a link followed. */
export function isLeft(): Promise<boolean> {
  const left = new Promise<boolean>((resolve) => {
    addEventListener("pagehide", () => resolve(true), { once: true });
  });
  return inTime(left, leavingMs).catch(() => false);
}
