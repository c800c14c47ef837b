import { RateLimiterMemory } from "rate-limiter-flexible";
import { networksOf } from "../base/networks.ts";
import type { SecurityLog } from "../security-events/security-log.ts";

const windowSeconds = 60 * 60;
/** Above each number of challenges an hour the work doubles; at most twice, so that cheap phones cope. */
const steps = [120, 480] as const;
/** The same for one subscriber's /64 of IPv6. */
const stepsOf64 = [30, 120] as const;

/** The work of a challenge, as a multiple of the usual: 1, 2 or 4. */
export type CaptchaPrices = { next(clientIp: string): Promise<number> };

/**
 * Raises the work for an IP address that asks for many challenges: visitors who share it wait a little longer, and are
 * never refused. Counts requests for challenges, because the price is set then; each process counts separately.
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
