import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { paths, type Receipt } from "#app/pages/paths.ts";
import { isSame, type Keys, sign } from "../base/secret.ts";

export type Receipts = ReturnType<typeof createReceipts>;

/** 96 bits: too many to guess, and the URL stays readable. */
const sealLength = 16;

/**
 * The URLs of receipts. Each has a signature over what it shows, made when the form was stored. An invented URL has no
 * valid signature and reveals nothing: the database is not read.
 */
export function createReceipts({ keys, now }: { keys: Keys; now: () => number }) {
  const sealOf = (key: Buffer, about: readonly string[]) =>
    sign(key, ...about).slice(0, sealLength);
  const seal = (...about: string[]) => sealOf(keys.current("receipt"), about);
  const isGenuine = (sent: string, ...about: string[]) =>
    keys.accepted("receipt").some((key) => isSame(sealOf(key, about), sent));

  return {
    /** On the page of its form; `day` is the last for the answer to a complaint, and empty for other forms. */
    ofEnquiry: (form: string, { reference, day }: Omit<Receipt, "seal">) =>
      paths.enquirySent(form, { reference, day, seal: seal("enquiry", form, reference, day) }),
    isOfEnquiry: (form: string, { reference, day, seal: sent }: Receipt) =>
      isGenuine(sent, "enquiry", form, reference, day),

    /** The receipt of an application of today. */
    ofApplication(jobId: string, reference: string) {
      const day = nairobiDay(now());
      const sealed = seal("application", jobId, reference, day);
      return paths.applicationSent(jobId, { reference, day, seal: sealed });
    },
    isOfApplication: (jobId: string, { reference, day, seal: sent }: Receipt) =>
      isGenuine(sent, "application", jobId, reference, day),

    /** The last day for the answer to a request about data. */
    ofDataRequest: ({ reference, day }: Omit<Receipt, "seal">) =>
      paths.dataRequestSent({ reference, day, seal: seal("data-request", reference, day) }),
    isOfDataRequest: ({ reference, day, seal: sent }: Receipt) =>
      isGenuine(sent, "data-request", reference, day),
  };
}
