import {
  type IpRateLimit,
  limitByIp,
  limitInMemory,
  type MemoryUse,
} from "../limits/ip-rate-limit.ts";
import { limits } from "../limits/limits.ts";

/** Counts forms that came without script, which no captcha guards. */
export type PlainForms = { use(clientIp: string): Promise<MemoryUse> };

export function limitPlainForms(
  ofAddress: IpRateLimit = limitByIp(limits.plainFormsOfAddress),
): PlainForms {
  const ofSite = limitInMemory(limits.plainFormsOfSite);
  return {
    async use(clientIp) {
      // The address first: what it refuses uses up nothing of what everybody shares.
      const use = await ofAddress.use(clientIp);
      return use.isAllowed ? ofSite.use("all") : use;
    },
  };
}
