import { randomUUID } from "node:crypto";
import { z } from "zod";
import type { FileStore } from "../adapters/files/file-store.ts";
import { addIfNew } from "../db/add-if-new.ts";
import type { Database } from "../db/open-database.ts";
import { isSame, type Keys, sign } from "../base/secret.ts";
import { findCleanCv } from "./application.store.ts";

export const cvPath = "/api/careers/cv";

/** Long enough for a receiver that fetches it at once; a message sent again carries a new link. */
const lifetimeMs = 15 * 60 * 1000;

type Options = {
  db: Database;
  files: Pick<FileStore, "get">;
  keys: Keys;
  now: () => number;
  /** The origin that the receivers of webhooks see. */
  origin: string;
};

/** The query of a link. */
export const CvLinkSchema = z.object({
  reference: z.string().meta({ description: "Of the application" }),
  expires: z.string().meta({ description: "Milliseconds since 1970" }),
  id: z.string().meta({ description: "Of this link" }),
  seal: z.string().meta({ description: "Signs the other three" }),
});
type SentLink = z.infer<typeof CvLinkSchema>;

export type CvLinks = ReturnType<typeof createCvLinks>;

/** Signed links to CVs in which no virus was found. Each works once, within a quarter of an hour. */
export function createCvLinks({ db, files, keys, now, origin }: Options) {
  const sealOf = (key: Buffer, { reference, expires, id }: Omit<SentLink, "seal">) =>
    sign(key, reference, expires, id);

  return {
    make(reference: string): string {
      // The id makes two links created in the same millisecond different.
      const link = { reference, expires: String(now() + lifetimeMs), id: randomUUID() };
      const seal = sealOf(keys.current("cv-link"), link);
      return `${origin}${cvPath}?${new URLSearchParams({ ...link, seal })}`;
    },
    /** The file, once; undefined for a link that is made up, used, or too old, and for a CV that is not there. */
    async open({ seal, ...link }: SentLink) {
      const isGenuine = keys.accepted("cv-link").some((key) => isSame(sealOf(key, link), seal));
      const expiresAt = Number(link.expires);
      if (!isGenuine || expiresAt <= now()) return undefined;
      const cv = await findCleanCv(db, link.reference);
      if (!cv) return undefined;
      // Opens the file first: a store that does not respond must not use up the link.
      const file = await files.get(cv.cvKey);
      let isFirst = false;
      try {
        isFirst = await addIfNew(db, "captchaSpent", { signature: seal, expiresAt });
      } finally {
        if (!isFirst) file.destroy();
      }
      return isFirst ? { file, type: cv.cvType, bytes: cv.cvBytes } : undefined;
    },
  };
}
