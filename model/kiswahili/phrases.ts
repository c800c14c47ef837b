import { z } from "zod";
import { haveOwn } from "#model/reading/unique.ts";

const Phrase = z.string().min(1);
/** The Kiswahili of texts by the whole English. */
export const PhraseListSchema = z
  .array(z.strictObject({ english: Phrase, kiswahili: Phrase }))
  .refine(haveOwn("english"), "a phrase has one Kiswahili: an English stands twice");
