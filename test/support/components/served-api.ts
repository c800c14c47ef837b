import { afterAll, beforeAll, beforeEach, vi } from "vitest";

type Sent = { url: string; body: unknown; idempotencyKey: string | null };
/** An answer is pending until the test gives one. */
type Give = (answer: Response | Error) => void;

/** Replaces the network below `fetch` in all tests of a file: each request waits until its test answers it. */
export function serveApi() {
  const sent: Sent[] = [];
  const waiting: Give[] = [];
  const request = (url: string, { body, headers }: RequestInit = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    const idempotencyKey = new Headers(headers).get("Idempotency-Key");
    sent.push({ url, body: typeof body === "string" ? JSON.parse(body) : body, idempotencyKey });
    waiting.push((answer) => (answer instanceof Error ? reject(answer) : resolve(answer)));
    return promise;
  };
  beforeAll(() => void vi.stubGlobal("fetch", request));
  beforeEach(() => {
    sent.length = 0;
    waiting.length = 0;
  });
  afterAll(() => void vi.unstubAllGlobals());
  return {
    sent,
    /** Answers the oldest pending request, once there is one. */
    answer: async (given: Response | Error) => {
      await vi.waitFor(() => {
        if (waiting.length === 0) throw new Error("Nothing was asked for");
      });
      waiting.shift()?.(given);
    },
  };
}
