import { z } from "zod";
import type { Field, Fields } from "#domain/forms/field.ts";
import { ShortText, textWith } from "#model/reading/texts.ts";

export const textErrors = { missing: ShortText, invalid: ShortText, tooLong: textWith("max") };
/** The errors of a field with a list, a calendar, or yes and no. */
export const choiceErrors = { missing: ShortText, invalid: ShortText };

type FieldTexts<F extends Field> = {
  label: string;
  hint?: string | undefined;
  invalid: string;
  /** The error of a field with a longest length. */
  tooLong?: string | undefined;
} & (F extends NeverMissing ? { missing?: undefined } : { missing: string });

/** A field that every visitor may leave blank. */
type NeverMissing = { isOptional: true; isConditional?: never };

/** The texts of each declared field; a hint is optional. */
export function fieldTexts<F extends Fields>(fields: F) {
  const schemas = Object.entries(fields).map(([name, field]) => {
    const { missing, ...others } = field.maxLength === undefined ? choiceErrors : textErrors;
    const errors = field.isOptional && !field.isConditional ? others : { missing, ...others };
    return [name, z.strictObject({ label: ShortText, hint: ShortText.optional(), ...errors })];
  });
  // The cast: fromEntries loses the names of its keys.
  return Object.fromEntries(schemas) as { [Name in keyof F]: z.ZodType<FieldTexts<F[Name]>> };
}
