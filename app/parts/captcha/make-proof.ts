import { solveChallengeWorkers } from "altcha-lib";
import * as z from "zod/mini";
import { abortAfter } from "#app/lib/abort-after.ts";
import { fetchProofWorker, startProofWorker } from "./proof-worker.ts";

export { fetchProofWorker };

/** `token` is undefined if the browser cannot run the workers. */
export type Proof = { token: string | undefined; madeAt: number };

const patienceMs = 10_000;
const TaskSchema = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});
const Answer = z.object({ code: z.literal(0), data: TaskSchema });

/** Fetches a challenge from the server and solves it in workers; throws if it cannot be fetched. */
export async function makeProof(): Promise<Proof> {
  const madeAt = performance.now();
  const challenge = await fetchTask();
  try {
    const solution = await solveChallengeWorkers({
      challenge,
      // Safari has `hardwareConcurrency` from 15.4 on.
      concurrency: navigator.hardwareConcurrency || 2,
      createWorker: startProofWorker,
    });
    return { token: solution ? btoa(JSON.stringify({ challenge, solution })) : undefined, madeAt };
  } catch {
    return { token: undefined, madeAt };
  }
}

async function fetchTask() {
  const response = await fetch("/api/captcha/challenge", {
    signal: abortAfter(patienceMs),
  });
  return Answer.parse(await response.json()).data;
}
