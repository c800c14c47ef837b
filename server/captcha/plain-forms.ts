import {
  type AddressLimit,
  limitAddresses,
  limitInMemory,
  type MemoryUse,
} from "../limits/address-limit.ts";
import { limits } from "../limits/limits.ts";

/** Counts forms that came without script, which no captcha guards. */
export type PlainForms = { use(clientAddress: string): Promise<MemoryUse> };

export function limitPlainForms(
  ofAddress: AddressLimit = limitAddresses(limits.plainFormsOfAddress),
): PlainForms {
  const ofSite = limitInMemory(limits.plainFormsOfSite);
  return {
    async use(clientAddress) {
      // The address first: what it refuses uses up nothing of what everybody shares.
      const use = await ofAddress.use(clientAddress);
      return use.isAllowed ? ofSite.use("all") : use;
    },
  };
}
