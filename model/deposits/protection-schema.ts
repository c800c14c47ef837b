import { SourcedSchema } from "#model/reading/provenance.ts";
import { ShortText, textWith } from "#model/reading/texts.ts";

/** The text on the page of every account and deposit: the limit of deposit insurance. */
export const DepositProtectionSchema = SourcedSchema.safeExtend({
  text: textWith("bank"),
  link: ShortText,
}).refine(({ source }) => source !== undefined, { error: "links to its source", path: ["source"] });
