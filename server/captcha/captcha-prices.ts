import { RateLimiterMemory } from "rate-limiter-flexible";
import { networksOf } from "../base/networks.ts";
import type { SecurityLog } from "../security-events/security-log.ts";

const windowSeconds = 60 * 60;
/** Above this number of challenges in an hour the work doubles; at most twice, for the sake of cheap phones. */
const steps = [120, 480] as const;
/** The same for a /64 of IPv6, which one subscriber has. */
const stepsOf64 = [30, 120] as const;

/** The work of a challenge, as a multiple of the usual: 1, 2 or 4. */
export type CaptchaPrices = { next(clientIp: string): Promise<number> };

/**
 * A visitor who shares an IP address with a client that asks for many challenges waits a little longer, and is never
 * refused. Each process counts for itself. It counts requests for challenges, because the price is fixed at the
 * request.
 */
export function createCaptchaPrices(security: SecurityLog): CaptchaPrices {
  // Only counts; never refuses.
  const asked = new RateLimiterMemory({
    points: Number.MAX_SAFE_INTEGER,
    duration: windowSeconds,
  });
  return {
    async next(clientIp) {
      const { shared, own } = networksOf(clientIp);
      const doublings = [doublingsAt(await count(shared), steps)];
      if (own !== undefined) doublings.push(doublingsAt(await count(own), stepsOf64));
      const [most] = doublings.toSorted((a, b) => b.times - a.times);
      if (most?.isNew) security.record("limit-reached", { reason: "captcha-price", clientIp });
      return 2 ** (most?.times ?? 0);
    },
  };

  async function count(network: string) {
    return (await asked.penalty(network)).consumedPoints;
  }
}

function doublingsAt(count: number, all: readonly number[]) {
  return { times: all.filter((step) => count > step).length, isNew: all.includes(count - 1) };
}
