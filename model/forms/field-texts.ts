import { z } from "zod";
import type { Fields } from "#domain/forms/field.ts";
import { ShortText, textWith } from "#model/reading/texts.ts";

export const textErrors = { missing: ShortText, invalid: ShortText, tooLong: textWith("max") };
/** Of a list, a calendar or yes and no. */
export const choiceErrors = { missing: ShortText, invalid: ShortText };

type FieldTexts = {
  label: string;
  hint?: string | undefined;
  missing: string;
  invalid: string;
  /** Of a field with a longest length. */
  tooLong?: string | undefined;
};

/** The words of each declared field: an editor adds a hint where one helps. */
export function wordsOf<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, { maxLength }]) => {
    const errors = maxLength === undefined ? choiceErrors : textErrors;
    return [name, z.strictObject({ label: ShortText, hint: ShortText.optional(), ...errors })];
  });
  // The cast: fromEntries forgets which names it was given.
  return Object.fromEntries(schemas) as { [Name in keyof F]: z.ZodType<FieldTexts> };
}
