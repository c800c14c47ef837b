import { z } from "zod";
import type { Fields } from "#domain/forms/field.ts";
import { Words, wordsWith } from "#model/reading/words.ts";

export const textFaults = { missing: Words, invalid: Words, tooLong: wordsWith("max") };
/** Of a list, a calendar or yes and no. */
export const choiceFaults = { missing: Words, invalid: Words };

type FieldWords = {
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
    const faults = maxLength === undefined ? choiceFaults : textFaults;
    return [name, z.strictObject({ label: Words, hint: Words.optional(), ...faults })];
  });
  // The cast: fromEntries forgets which names it was given.
  return Object.fromEntries(schemas) as { [Name in keyof F]: z.ZodType<FieldWords> };
}
