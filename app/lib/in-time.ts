/** How long a press waits for a script. Then what works without one takes over. */
const patienceMs = 2500;
/** A page that is still here then is not left: the line is dead, or the visitor stopped it. */
const leavingMs = 10_000;

/** What a promise brings; throws where it takes longer than a person who pressed a button should wait. */
export function inTime<T>(promise: Promise<T>, ms = patienceMs): Promise<T> {
  return Promise.race([promise, new Promise<never>((_, reject) => setTimeout(reject, ms))]);
}

/** Whether the page is left, as it is once a form was sent or a link followed. */
export function isLeft(): Promise<boolean> {
  const left = new Promise<boolean>((resolve) => {
    addEventListener("pagehide", () => resolve(true), { once: true });
  });
  return inTime(left, leavingMs).catch(() => false);
}
