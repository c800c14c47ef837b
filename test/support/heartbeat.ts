import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { onTestFinished } from "vitest";
import { z } from "zod";

const HeardSchema = z.object({ slowestMs: z.number() });

/**
 * Asks a server for its health again and again until `stop` is called, which returns the time of the slowest answer.
 * In a thread of its own: a test that floods the server is too busy to measure.
 */
export function watchHeartbeat(origin: string): { stop(): Promise<z.infer<typeof HeardSchema>> } {
  const worker = new Worker(new URL("heartbeat-worker.ts", import.meta.url), {
    workerData: { origin },
  });
  const heard = once(worker, "message");
  // Returned by `stop`, which every test awaits.
  heard.catch(() => undefined);
  onTestFinished(async () => void (await worker.terminate()));
  return {
    async stop() {
      worker.postMessage("stop");
      const [message] = await heard;
      return HeardSchema.parse(message);
    },
  };
}
