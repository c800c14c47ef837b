import { z } from "zod";
import { isSourced, provenanceFields, unsourced } from "#model/reading/provenance.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

/** What stands on the page of every account and deposit: how far deposits are insured. */
export const DepositProtectionSchema = z
  .strictObject({
    text: wordsWith("bank"),
    link: Words,
    ...provenanceFields,
  })
  .refine(isSourced, unsourced)
  .refine(({ source }) => source !== undefined, { error: "links to its source", path: ["source"] });
