import { z } from "zod";
import { textFields } from "#model/reading/texts.ts";

/** The words below an answer that is worth keeping. */
export const SharingSchema = z.strictObject(textFields("title", "text", "whatsapp", "address"));
