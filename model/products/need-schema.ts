import { z } from "zod";
import { wordsId } from "#model/reading/texts.ts";

export const NeedId = wordsId("getPaid");

/** The needs of people, in the order of the "Banking For" pages. */
export const NeedsSchema = z.strictObject({
  needs: z.array(z.strictObject({ id: NeedId, title: z.string().min(3).max(40) })).min(1),
});
