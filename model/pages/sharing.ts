import { z } from "zod";
import { Words } from "#model/reading/words.ts";

/** What stands below an answer that is worth keeping. */
export const SharingSchema = z.strictObject({
  title: Words,
  text: Words,
  whatsapp: Words,
  address: Words,
});
