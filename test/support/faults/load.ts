import { createHash, randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { eventually } from "#test/support/eventually.ts";
import { type Answer, apply, cvOf, provenForm, referenceIn, sendEnquiry } from "./visitors.ts";

/** On a busy machine that keeps restarting a server, an upload may wait minutes for its turn. */
const patienceMs = 180_000;
const retryPauseMs = 30;
const pauseMs = 15;

/** The records that the server has acknowledged, by their key. */
export type Acknowledged = {
  enquiries: Map<string, string>;
  /** Also the expected hash of the file. */
  applications: Map<string, { reference: string; hash: string }>;
};

type LoadOptions = {
  /** Used in turn; read each time, because a restarted server may have another port. */
  origins: readonly string[];
  clients?: number;
  /** Adds one more client, which sends applications. */
  applying?: { jobId: string };
};

/** Visitors who send one enquiry after another, and each again with the same key until it is acknowledged. */
export function startLoad({ origins, clients = 8, applying }: LoadOptions) {
  const acknowledged: Acknowledged = { enquiries: new Map(), applications: new Map() };
  const statuses = new Map<number | "broken", number>();
  const stopping = new AbortController();
  let turn = 0;

  async function untilAcknowledged(send: (origin: string) => Promise<Answer>): Promise<string> {
    const end = Date.now() + patienceMs;
    for (;;) {
      turn += 1;
      const answer = await send(origins[turn % origins.length] ?? "").catch(() => undefined);
      const status = answer?.status ?? "broken";
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (answer?.status === 200) return referenceIn(answer);
      if (answer && answer.status < 500) throw new Error(`Refused: ${JSON.stringify(answer)}`);
      if (Date.now() > end) throw new Error(`Not acknowledged within ${patienceMs / 1000} s`);
      await sleep(retryPauseMs);
    }
  }

  async function keepEnquiring() {
    while (!stopping.signal.aborted) {
      const key = randomUUID();
      const reference = await untilAcknowledged((origin) => sendEnquiry(origin, key, key));
      acknowledged.enquiries.set(key, reference);
      await sleep(pauseMs);
    }
  }

  async function keepApplying({ jobId }: { jobId: string }) {
    while (!stopping.signal.aborted) {
      const [key, cv] = [randomUUID(), cvOf(100_000)];
      const form = await provenForm(jobId, cv);
      const reference = await untilAcknowledged((origin) => apply(origin, jobId, form, key));
      const hash = createHash("sha256").update(cv).digest("hex");
      acknowledged.applications.set(key, { reference, hash });
      await sleep(10 * pauseMs);
    }
  }

  const running = Promise.all([
    ...Array.from({ length: clients }, keepEnquiring),
    ...(applying ? [keepApplying(applying)] : []),
  ]);
  // Reported by `stop`, and to callers that would otherwise wait for ever.
  let failure: { reason: unknown } | undefined;
  running.catch((reason: unknown) => (failure = { reason }));

  return {
    acknowledged,
    /** The count of each status, and of broken connections. */
    statuses: (): Record<string, number> => Object.fromEntries(statuses),
    /** Waits until this number of further enquiries is acknowledged, however fast the machine is. */
    async untilMore(count: number) {
      const before = acknowledged.enquiries.size;
      await eventually(`${count} more enquiries are acknowledged`, () => {
        if (failure) throw failure.reason;
        return acknowledged.enquiries.size >= before + count;
      });
    },
    /** Each visitor finishes the current request. */
    async stop() {
      stopping.abort();
      await running;
    },
  };
}
