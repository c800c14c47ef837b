import { z } from "zod";
import { isSourced, provenanceFields, unsourced } from "#model/reading/provenance.ts";
import { ShortText, textWith } from "#model/reading/texts.ts";

/** What stands on the page of every account and deposit: how far deposits are insured. */
export const DepositProtectionSchema = z
  .strictObject({
    text: textWith("bank"),
    link: ShortText,
    ...provenanceFields,
  })
  .refine(isSourced, unsourced)
  .refine(({ source }) => source !== undefined, { error: "links to its source", path: ["source"] });
