import { setTimeout as sleep } from "node:timers/promises";
import type { Obstacle } from "./health.routes.ts";

/** A balancer that asks does not wait for long. */
const patienceMs = 2000;

type Circumstances = { isStopping: boolean; ping: () => Promise<void> };

/** What keeps this server from taking visitors: it is stopping, or its database does not answer. */
export async function findObstacle({ isStopping, ping }: Circumstances): Promise<Obstacle> {
  if (isStopping) return "stopping";
  const answers = ping().then(
    () => true,
    () => false,
  );
  const isReachable = await Promise.race([answers, sleep(patienceMs, false, { ref: false })]);
  return isReachable ? undefined : "no database";
}
