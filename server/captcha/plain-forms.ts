import {
  type AddressLimit,
  limitAddresses,
  limitInMemory,
  type MemoryUse,
} from "../limits/address-limit.ts";
import { limits } from "../limits/limits.ts";

/** Counts forms that came without script, which no captcha guards. */
export type PlainForms = {
  /** `person`: whom it names, by an address or a number; what is abused is bound more tightly than where it comes from. */
  use(from: { clientAddress: string; person?: string | undefined }): Promise<MemoryUse>;
};

export function limitPlainForms(
  ofAddress: AddressLimit = limitAddresses(limits.plainFormsOfAddress),
): PlainForms {
  const ofPerson = limitInMemory(limits.plainFormsOfPerson);
  const ofSite = limitInMemory(limits.plainFormsOfSite);
  return {
    async use({ clientAddress, person }) {
      // From the narrowest on: what one refuses uses up nothing of those that more people share.
      const named = person === undefined ? undefined : await ofPerson.use(person.toLowerCase());
      if (named?.isAllowed === false) return named;
      const sent = await ofAddress.use(clientAddress);
      return sent.isAllowed ? ofSite.use("all") : sent;
    },
  };
}
