import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";
import { z } from "zod";

const pauseMs = 25;
const { origin } = z.object({ origin: z.string() }).parse(workerData);
const stopping = new AbortController();
parentPort?.once("message", () => stopping.abort());

let slowestMs = 0;
while (!stopping.signal.aborted) {
  const startedAt = performance.now();
  const answer = await fetch(`${origin}/livez`);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`/livez answered ${answer.status}`);
  slowestMs = Math.max(slowestMs, Math.round(performance.now() - startedAt));
  await sleep(pauseMs);
}
parentPort?.postMessage({ slowestMs });
