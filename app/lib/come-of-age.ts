import { setTimeout as pause } from "node:timers/promises";
import type { Services } from "#server/services.ts";

/** Someone who is quicker than people are waits a moment: a browser that fills in forms is not turned away. */
export async function comeOfAge(
  stamp: string,
  stamps: Services["stamps"],
  wait: (ms: number) => Promise<unknown> = pause,
) {
  for (let seconds = 0; seconds < 5 && stamps.findFault(stamp) === "young"; seconds += 1) {
    await wait(1000);
  }
}
