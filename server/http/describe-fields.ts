import { z } from "zod";
import type { Field, Fields } from "#domain/forms/field.ts";

type Notes<F extends Fields> = {
  readonly [Name in keyof F]?: { description?: string; example?: string; default?: string };
};

/**
 * The fields of a form for the API description. The notes are here because only the API needs them: browsers load the
 * declaration.
 */
export function describeFields<F extends Fields>(
  fields: F,
  notes: Notes<F>,
): Record<string, z.ZodType> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const described = typeOf(field).meta(notes[name] ?? {});
      return [name, field.isOptional ? described.optional() : described];
    }),
  );
}

function typeOf({ options, maxLength }: Field): z.ZodType {
  if (options) return z.enum(options);
  return maxLength === undefined ? z.string() : z.string().max(maxLength);
}
