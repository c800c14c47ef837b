import { fillText } from "#domain/texts/fill-text.ts";
import { content } from "#test/support/content/content.ts";

type FieldTexts = { what: string; example: string };

/** The error for a missing or invalid figure. */
export const figureError = (code: "missing" | "notANumber", { what, example }: FieldTexts) =>
  fillText(content.messages.figures.errors[code], { what, example });
