import { z } from "zod";
import { haveOwn } from "#model/reading/unique.ts";

const Phrase = z.string().min(1);
/** Kiswahili translations of whole English texts. */
export const PhraseListSchema = z
  .array(z.strictObject({ english: Phrase, kiswahili: Phrase }))
  .refine(haveOwn("english"), "a phrase has one Kiswahili: one `english` appears twice");
