import { fillText } from "#domain/pages/fill-text.ts";
import { content } from "./content.ts";

type FieldTexts = { what: string; example: string };

/** The error of a figure that is missing, or is not a number. */
export const figureError = (code: "missing" | "notANumber", { what, example }: FieldTexts) =>
  fillText(content.messages.figures.errors[code], { what, example });
