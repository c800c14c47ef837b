import type { z } from "zod/mini";
import { type Fields, namesOf } from "#domain/forms/field.ts";

type Column<Value> = undefined extends Value
  ? Column<Exclude<Value, undefined>> | null
  : [Value] extends [boolean]
    ? number
    : string;

/** The columns of the fields of a form: yes and no are 1 and 0, a blank field is null. */
export type FieldColumns<F extends Fields> = {
  [Name in keyof F]: Column<z.output<F[Name]["schema"]>>;
};

type FieldValues<F extends Fields> = z.output<
  z.ZodMiniObject<{ -readonly [Name in keyof F]: F[Name]["schema"] }>
>;

export function toColumns<F extends Fields>(fields: F, values: FieldValues<F>): FieldColumns<F> {
  const given: Readonly<Record<string, unknown>> = values;
  const columns = namesOf(fields).map((name) => [name, toColumn(given[name])]);
  // The cast: fromEntries loses the names of its keys.
  return Object.fromEntries(columns) as FieldColumns<F>;
}

function toColumn(value: unknown) {
  return typeof value === "boolean" ? Number(value) : (value ?? null);
}
