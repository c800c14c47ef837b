import { setTimeout as sleep } from "node:timers/promises";

/** Waits for something to come true, and says what did not when it takes too long. */
export async function eventually(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  seconds = 20,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}`);
    await sleep(50);
  }
}
