import { z } from "zod";
import { isSourced, provenanceFields, unsourced } from "#model/reading/provenance.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

/** What stands on the page of every account and deposit: how far deposits are insured. */
export const DepositProtectionSchema = z
  .strictObject({
    /** In whole shillings, for each depositor. */
    limitKes: z.int().positive(),
    text: wordsWith("limit", "bank"),
    link: Words,
    ...provenanceFields,
  })
  .refine(isSourced, unsourced)
  .refine(({ source }) => source !== undefined, { error: "links to its source", path: ["source"] });
