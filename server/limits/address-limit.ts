import { isIPv6 } from "node:net";
import { RateLimiterMemory, RateLimiterRes } from "rate-limiter-flexible";
import type { Limit } from "./limits.ts";

export type AddressLimit = {
  /** Counts one use. */
  use(
    clientAddress: string,
  ): Promise<{ isAllowed: true } | { isAllowed: false; retryAfterSeconds: number }>;
};

/** Counts in this process alone, where a count that is lost costs nothing. */
export function limitAddresses({ max, windowSeconds }: Limit): AddressLimit {
  const counts = new RateLimiterMemory({ points: max, duration: windowSeconds });
  return {
    async use(clientAddress) {
      try {
        await counts.consume(networkOf(clientAddress));
        return { isAllowed: true };
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        return { isAllowed: false, retryAfterSeconds: Math.ceil(error.msBeforeNext / 1000) };
      }
    },
  };
}

/** Whoever has one address of IPv6 has the 2^64 beside it: they count as one. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const groups = (text: string) => text.split(":").filter(Boolean);
  const gap = 8 - groups(head).length - groups(tail).length;
  const all = [...groups(head), ...Array.from({ length: gap }, () => "0"), ...groups(tail)];
  return all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}
