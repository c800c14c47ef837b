import { join } from "node:path";
import { readOneFile } from "#model/reading/records.ts";
import { FormMessagesSchema } from "#model/forms/form-messages.ts";

export const formTexts = readOneFile(
  join(import.meta.dirname, "../../../content"),
  "site/form-messages.yaml",
  FormMessagesSchema,
);
