import { limitByIp, limitInMemory, type MemoryUse } from "../limits/ip-rate-limit.ts";
import { limits } from "../limits/limits.ts";

/** Limits forms sent without script, which have no captcha. */
export type PlainForms = { use(clientIp: string): Promise<MemoryUse> };

export function limitPlainForms(): PlainForms {
  const ofAddress = limitByIp(limits.plainFormsOfAddress);
  const ofSite = limitInMemory(limits.plainFormsOfSite);
  return {
    async use(clientIp) {
      // Checks the IP address's limit first, so that a refused one does not use up the shared limit.
      const use = await ofAddress.use(clientIp);
      return use.isAllowed ? ofSite.use("all") : use;
    },
  };
}
