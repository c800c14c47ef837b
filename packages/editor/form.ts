import { childOf, isRecord, itemOf, type Schema, schemaFor, typeKeyOfForm } from "./schema.ts";

/** The CMS uses a dot for nested fields. */
export const keyInForm = (key: string) => key.replaceAll(".", "__");
const keyInFile = (name: string) => name.replaceAll("__", ".");

export function toForm(value: unknown, given: Schema | undefined): unknown {
  const { schema, formType } = schemaFor(given, value);
  if (Array.isArray(value)) return value.map((each) => toForm(each, itemOf(schema)));
  // A text field of the CMS cannot check a number.
  if (!isRecord(value)) return typeof value === "number" ? String(value) : value;
  const fields = Object.entries(value).map(([key, each]) => [
    keyInForm(key),
    toForm(each, childOf(schema, key)),
  ]);
  return { ...(formType && { [typeKeyOfForm]: formType }), ...Object.fromEntries(fields) };
}

/** A form's keys as in the file, in the schema's order. */
export function fieldsOf(form: Record<string, unknown>, schema: Schema | undefined) {
  const order = Object.keys(schema?.properties ?? {});
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(form)
    .filter(([name]) => name !== typeKeyOfForm)
    .map(([name, each]): [string, unknown] => [keyInFile(name), each])
    .sort(([one], [other]) => place(one) - place(other));
}

export const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

export const itemsOf = (form: readonly unknown[]) =>
  form.filter((each) => each !== null && each !== undefined && each !== "");

/**
 * The value of a form without the form's own defaults. `isWhole` keeps empty values whose key the file needs;
 * translations leave them out.
 */
export function valueOf(form: unknown, given: Schema | undefined, isWhole: boolean): unknown {
  const { schema } = schemaFor(given, form);
  if (Array.isArray(form))
    return itemsOf(form).map((each) => valueOf(each, itemOf(schema), isWhole));
  if (!isRecord(form)) return isFigure(form, schema) ? Number(form) : form;
  return Object.fromEntries(
    fieldsOf(form, schema).flatMap(([key, each]) => {
      const child = childOf(schema, key);
      const value = valueOf(each, child, isWhole);
      const isNeeded = isWhole && isRequired(schema, key);
      if (isNeeded) return value === undefined ? [] : [[key, orNull(value, child)]];
      return isEmpty(value) || isFilledIn(value, child) ? [] : [[key, value]];
    }),
  );
}

const isFigure = (form: unknown, schema: Schema | undefined) =>
  /^(?:number|integer)$/.test(`${schema?.type}`) && /^\s*-?\d+(?:\.\d+)?\s*$/.test(String(form));

export const isRequired = (schema: Schema | undefined, key: string) =>
  schema?.required?.includes(key) ?? false;

/** An empty field is null if its schema allows null. */
export const orNull = (value: unknown, given: Schema | undefined) =>
  value === "" && schemaFor(given, value).isNullable ? null : value;

/** True for the form's default: false for an untouched checkbox, or the schema's default. */
const isFilledIn = (value: unknown, given: Schema | undefined) =>
  JSON.stringify(value) === JSON.stringify(given?.default ?? false);

/** Equal for two values with the same meaning; a number equals its text. */
export const meaning = (value: unknown, given: Schema | undefined) =>
  JSON.stringify(valueOf(value, given, false) ?? null, (_key, each: unknown) =>
    /^(?:number|string)$/.test(typeof each) ? String(each).trimEnd() : each,
  );
