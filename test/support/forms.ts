import { join } from "node:path";
import { readOneFile } from "#content/records.ts";
import { FormMessagesSchema } from "#content/schema/form-messages.ts";

export const formWords = readOneFile(
  join(import.meta.dirname, "../../content"),
  "site/form-messages.yaml",
  FormMessagesSchema,
);
