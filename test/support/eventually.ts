import { setTimeout as sleep } from "node:timers/promises";

/** Waits for something to come true; says what did not in a time that no machine takes, however much else it does. */
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
