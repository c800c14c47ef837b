import { setTimeout as sleep } from "node:timers/promises";

/** Waits for a condition; names it if it is not met within a time that even a busy machine does not need. */
export async function eventually(
  what: string,
  isTrue: () => boolean | Promise<boolean>,
  seconds = 120,
): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} s: ${what}`);
    await sleep(50);
  }
}
