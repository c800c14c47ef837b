import type { z } from "zod";

export type Schema = z.core.JSONSchema.JSONSchema;
type Given = Schema | boolean | undefined;

const asSchema = (given: Given): Schema | undefined =>
  typeof given === "object" ? given : undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const propertiesOf = (schema: Schema): [string, Schema][] =>
  Object.entries(schema.properties ?? {}).flatMap(([name, given]) => {
    const each = asSchema(given);
    return each ? [[name, each]] : [];
  });

/** The schema of the items of a list. */
export const itemOf = (schema: Schema | undefined) =>
  asSchema([schema?.items ?? schema?.prefixItems ?? []].flat()[0]);

/** The schema of a key, including free keys. */
export const childOf = (schema: Schema | undefined, key: string): Schema | undefined =>
  asSchema(schema?.properties?.[key]) ?? asSchema(schema?.additionalProperties);

export const isObject = (schema: Schema) => schema.type === "object" && !!schema.properties;

/** Without null, which `isNullable` records. */
export function unwrapped(given: Schema): { schema: Schema; isNullable: boolean } {
  const all = given.anyOf ?? given.oneOf ?? [];
  const choices = all.filter(({ type }) => type !== "null");
  const isNullable = choices.length < all.length;
  const { anyOf: _any, oneOf: _one, ...around } = given;
  const [only] = choices;
  return choices.length === 1 && only
    ? { schema: { ...only, ...around }, isNullable }
    : { schema: isNullable ? { ...around, anyOf: choices } : given, isNullable };
}

/** The form's key for the kind of a record that has no such key; files do not have it. */
export const typeKeyOfForm = "_type";

export type Union = { typeKey: string; types: { name: string; schema: Schema }[] };

/** Alternative records under one key, distinguished by a key with a literal, or by a key that only one has. */
export function unionOf(schema: Schema | undefined): Union | undefined {
  const choices = schema?.anyOf ?? schema?.oneOf ?? [];
  const [first] = choices;
  if (!first || choices.length < 2 || !choices.every(isObject)) return undefined;
  const literal = (choice: Schema, key: string) => childOf(choice, key)?.const;
  const names = (choice: Schema) => Object.keys(choice.properties ?? {});
  const key = names(first).find((name) =>
    choices.every((each) => literal(each, name) !== undefined),
  );
  const own = (choice: Schema) =>
    names(choice).find((name) =>
      choices.every((other) => other === choice || !names(other).includes(name)),
    );
  return {
    typeKey: key ?? typeKeyOfForm,
    types: choices.map((choice, i) => ({
      name: key === undefined ? (own(choice) ?? `kind${i + 1}`) : String(literal(choice, key)),
      schema: choice,
    })),
  };
}

/** The schema of a value; of alternatives, the matching one. */
export function schemaFor(given: Schema | undefined, value: unknown) {
  if (!given) return { schema: undefined, isNullable: false };
  const { schema, isNullable } = unwrapped(given);
  const union = unionOf(schema);
  if (!union) return { schema, isNullable };
  const record = isRecord(value) ? value : {};
  const keys = Object.keys(record);
  const { typeKey, types } = union;
  // A translation has only a record's texts: it matches the first kind that has all of them.
  const type =
    types.find(({ name }) => String(record[typeKey]) === name) ??
    types.find(({ name }) => keys.includes(name)) ??
    types.find((each) => keys.every((key) => childOf(each.schema, key)));
  return {
    schema: type?.schema,
    isNullable,
    formType: typeKey === typeKeyOfForm ? type?.name : undefined,
  };
}
