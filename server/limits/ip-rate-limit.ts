import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import { networksOf } from "../base/networks.ts";
import type { IpRateRule, Limit } from "./limits.ts";

export type MemoryUse = { isAllowed: true } | { isAllowed: false; retryAfterSeconds: number };

export type IpRateLimit = ReturnType<typeof limitByIp>;

/** Counts in this process only: losing the counts does no harm. */
export function limitInMemory({ max, windowSeconds }: Limit) {
  const counts = new RateLimiterMemory({ points: max, duration: windowSeconds });
  const refuse = ({ msBeforeNext }: RateLimiterRes): MemoryUse => {
    // The library reads the clock, which may have been set back since.
    const waitSeconds = Math.min(windowSeconds, Math.ceil(msBeforeNext / 1000));
    return { isAllowed: false, retryAfterSeconds: Math.max(1, waitSeconds) };
  };
  return {
    async use(name: string): Promise<MemoryUse> {
      try {
        await counts.consume(name);
        return { isAllowed: true };
      } catch (error) {
        if (error instanceof RateLimiterRes) return refuse(error);
        throw error;
      }
    },
    async look(name: string): Promise<MemoryUse> {
      const counted = await counts.get(name);
      return counted && counted.consumedPoints >= max ? refuse(counted) : { isAllowed: true };
    },
  };
}

/** The same for each IP address. */
export function limitByIp({ max, maxOf64 = max, windowSeconds }: IpRateRule) {
  const wide = limitInMemory({ max, windowSeconds });
  const narrow = limitInMemory({ max: maxOf64, windowSeconds });
  const ask = async (how: "use" | "look", clientIp: string) => {
    const { shared, own } = networksOf(clientIp);
    // Counts the subscriber's own network first, so that a refused subscriber does not use up the shared limit.
    const asked = own === undefined ? undefined : await narrow[how](own);
    return asked?.isAllowed === false ? asked : wide[how](shared);
  };
  return {
    /** Counts one use. */
    use: (clientIp: string) => ask("use", clientIp),
    /** Returns whether one more use would be allowed, without counting it. */
    look: (clientIp: string) => ask("look", clientIp),
  };
}
