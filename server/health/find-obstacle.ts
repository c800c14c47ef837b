import { setTimeout as sleep } from "node:timers/promises";
import type { Obstacle } from "./health.routes.ts";

/** A load balancer's check does not wait long. */
const patienceMs = 2000;

type Storage = {
  ping: () => Promise<void>;
  tryWriting: () => Promise<void>;
};

/** The reason not to send visitors to this server: its database does not answer, or nothing can be stored. */
export async function findObstacle({ ping, tryWriting }: Storage): Promise<Obstacle> {
  const timeIsUp = sleep(patienceMs, false, { ref: false });
  if (!(await Promise.race([succeeds(ping), timeIsUp]))) return "no database";
  return (await Promise.race([succeeds(tryWriting), timeIsUp])) ? undefined : "cannot store";
}

const succeeds = (work: () => Promise<void>) =>
  work().then(
    () => true,
    () => false,
  );
