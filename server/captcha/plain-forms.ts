import { limitByIp, limitInMemory, type MemoryUse } from "../limits/ip-rate-limit.ts";
import { limits } from "../limits/limits.ts";

/** Counts forms that came without script, which no captcha guards. */
export type PlainForms = { use(clientIp: string): Promise<MemoryUse> };

export function limitPlainForms(): PlainForms {
  const ofAddress = limitByIp(limits.plainFormsOfAddress);
  const ofSite = limitInMemory(limits.plainFormsOfSite);
  return {
    async use(clientIp) {
      // Counts the IP address first: a refusal by it does not use up the shared limit.
      const use = await ofAddress.use(clientIp);
      return use.isAllowed ? ofSite.use("all") : use;
    },
  };
}
