import { z } from "zod";

export const ShortText = z.string().min(2);

/** An id of two words at least, so that a translation knows it from a text. */
export const wordsId = (example: string) =>
  z
    .string()
    .regex(/^[a-z]+[A-Z][A-Za-z0-9]*$/, `is two or more words in camelCase, such as ${example}`);

/** A text with a place for each of these values: `{min}`. */
export const textWith = (...names: string[]) =>
  ShortText.refine((text) => names.every((name) => text.includes(`{${name}}`)), {
    error: `needs ${names.map((name) => `{${name}}`).join(", ")}`,
  });

/** Fields of a strict object that all hold the same. */
export function fieldsOf<Name extends string, Schema extends z.ZodType>(
  schema: Schema,
  ...names: readonly Name[]
) {
  // The cast: Object.fromEntries loses the names of the keys.
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

/** Fields that are all short texts. */
export const textFields = <Name extends string>(...names: readonly Name[]) =>
  fieldsOf(ShortText, ...names);

/** The words above a tool, in search results, and on its card among the calculators. */
export const toolPageFields = {
  ...textFields("title", "lead", "card"),
  description: z.string().min(60).max(160),
};

/** The errors of a typed number; `what` completes "Enter …". */
export const typedNumberErrors = {
  missing: textWith("what"),
  notANumber: textWith("what", "example"),
  tooSmall: textWith("what", "min"),
  tooLarge: textWith("what", "max"),
};
