import * as z from "zod/mini";
import { Email, longestEmail } from "#domain/contact/email.ts";
import { seenText } from "#domain/texts/seen-text.ts";
import { choiceOf, lineUpTo } from "#domain/texts/text-schemas.ts";

/** One field of a form. Page, validation, table, export and API description derive from it. */
export type Field<Schema extends z.ZodMiniType = z.ZodMiniType> = {
  /** The type of an input, or another kind of control. */
  readonly control: "text" | "email" | "tel" | "date" | "month" | "textarea" | "yesNo" | "select";
  /** Parses the submitted text. Its messages are error codes. */
  readonly schema: Schema;
  readonly maxLength?: number;
  readonly options?: readonly string[];
  readonly autoComplete?: string;
  readonly isOptional?: boolean;
  /** An optional field that is required in some cases by a rule of its form. */
  readonly isConditional?: boolean;
};
export type Fields = Readonly<Record<string, Field>>;

export const line = (maxLength: number, autoComplete = "off", pattern = /^/) =>
  ({
    control: "text",
    schema: lineUpTo(maxLength).check(z.regex(pattern, "invalid")),
    maxLength,
    autoComplete,
  }) satisfies Field;

export const email = () =>
  ({
    control: "email",
    schema: Email,
    maxLength: longestEmail,
    autoComplete: "email",
  }) satisfies Field;

export const select = <const Options extends readonly string[]>(options: Options) =>
  ({ control: "select", schema: choiceOf(options), options }) satisfies Field;

/** A blank field counts as absent. */
export const unlessBlank = (value: unknown) =>
  typeof value === "string" && seenText(value).trim() === "" ? undefined : value;

/** The same field, which may be left blank. */
export const optional = <Schema extends z.ZodMiniType>(field: Field<Schema>) => ({
  ...field,
  schema: z.optional(z.pipe(z.transform(unlessBlank), z.optional(field.schema))),
  isOptional: true as const,
});

/** The same field, which may be left blank unless a rule of its form asks for it. */
export const conditional = <Schema extends z.ZodMiniType>(field: Field<Schema>) => ({
  ...optional(field),
  isConditional: true as const,
});

export const namesOf = <F extends Fields>(fields: F) =>
  // The cast: the type guarantees that there are no other keys.
  Object.keys(fields) as (keyof F & string)[];

/** Maps each field, by name. */
export const mapFields = <F extends Fields, Made>(
  fields: F,
  make: (name: keyof F & string) => Made,
) =>
  // The cast: fromEntries loses the names of its keys.
  Object.fromEntries(namesOf(fields).map((name) => [name, make(name)])) as Record<
    keyof F & string,
    Made
  >;

export const schemasOf = <F extends Fields>(fields: F) =>
  // The cast: fromEntries loses the names of its keys.
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as {
    [Name in keyof F]: F[Name]["schema"];
  };
