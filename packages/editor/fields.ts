import { isNoText } from "../../model/kiswahili/translate.ts";
import { keyInForm } from "./form.ts";
import {
  childOf,
  isObject,
  isRecord,
  itemOf,
  propertiesOf,
  type Schema,
  type Union,
  unionOf,
  unwrapped,
} from "./schema.ts";
import { textField } from "./text-field.ts";
import { choiceInWords, keyInWords, wordsOf } from "./words.ts";

/** A field of the CMS's configuration. */
export type Field = Record<string, unknown> & { name: string };

/** A place in the files of a kind: the path of keys and record kinds, such as `facts`, `<money>`, `amount`. */
export type Place = readonly string[];

/** The kind of content that a field belongs to: the path of its files, and whether they exist in Kiswahili. */
export type OfKind = { path: string; inKiswahili: boolean; today?: unknown };

/** The fields of a record, without the one for its kind. */
export function fieldsOfRecord(schema: Schema, place: Place, kind: OfKind, typeKey = ""): Field[] {
  return propertiesOf(schema)
    .filter(([name]) => name !== typeKey)
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([name, each]) =>
      fieldOf(name, each, {
        isRequired: schema.required?.includes(name) ?? false,
        place: [...place, name],
        kind,
      }),
    );
}

/** Names come first; sources and dates last. */
const first = ["translation", "title", "name", "label"];
const last =
  "changed publishAt expireAt owner reviewBy validUntil provenance source asOf note".split(" ");
const rank = (name: string) =>
  first.includes(name) ? first.indexOf(name) - first.length : last.indexOf(name) + 1;

type Options = { isRequired: boolean; place: Place; kind: OfKind };

function fieldOf(name: string, given: Schema, { isRequired, place, kind }: Options): Field {
  const { schema, isNullable } = unwrapped(given);
  const needed = isRequired && given.default === undefined && !isNullable && !mayBeEmpty(schema);
  const base = {
    // The CMS uses a dot for nested fields.
    name: keyInForm(name),
    hint: todayIn(textAt(kind.today, place)),
    ...wordsOf(kind.path, place, isText(schema)),
    // If a file has a Kiswahili version, only the English must be complete.
    required: needed && (kind.inKiswahili ? ["en"] : true),
  };
  return { ...base, ...widgetOf(schema, { isRequired: needed, place, kind }) };
}

/** The first text at a place of a file. */
function textAt(value: unknown, place: Place): string | undefined {
  const [key, ...rest] = place;
  if (Array.isArray(value)) return value.map((each) => textAt(each, place)).find(Boolean);
  if (key === undefined) return typeof value === "string" ? value : undefined;
  if (key.startsWith("<")) return textAt(value, rest);
  return isRecord(value) ? textAt(value[key], rest) : undefined;
}

/** A text without a hint shows its current value. */
const todayIn = (text = "") => {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line === "" ? undefined : `Today: ${line.length > 100 ? `${line.slice(0, 99)}…` : line}`;
};

/** Optional in the form, although the file needs the key. */
const mayBeEmpty = (schema: Schema) =>
  schema.type === "array" ? !schema.minItems : isText(schema) && !schema.minLength;

const setForms = ["pattern", "format", "enum", "const", "allOf"];
/** A free text. */
const isText = (schema: Schema) =>
  schema.type === "string" && setForms.every((form) => schema[form] === undefined);

function widgetOf(schema: Schema, options: Options): Record<string, unknown> {
  const { place, kind } = options;
  const name = place.at(-1) ?? "";
  // Texts by which the site works are the same in every language.
  const isTranslated = schema.type !== "string" || !isNoText(name, "A text");
  const i18n = kind.inKiswahili && { i18n: isTranslated };
  const union = unionOf(schema);
  if (union)
    return { ...i18n, widget: "object", collapsed: "auto", ...typesOf(union, place, kind) };
  if (schema.type === "boolean") return { widget: "boolean", required: false };
  const choices = schema.const === undefined ? schema.enum : [schema.const];
  if (choices)
    return {
      ...selectField(name, choices),
      dropdown_threshold: 4,
      // Each language records whether it was reviewed.
      ...(name === "translation" && { i18n: true }),
    };
  switch (schema.type) {
    case "integer":
    case "number":
      return numberField(schema);
    case "string":
      return { ...i18n, ...textField(schema) };
    case "array":
      return { ...i18n, ...listField(schema, options) };
    case "object":
      return { ...i18n, ...recordField(schema, options) };
    default:
      return choiceField(schema, place);
  }
}

const selectField = (field: string, values: readonly unknown[]) => ({
  widget: "select",
  options: values.map(String).map((value) => ({ value, label: choiceInWords(field, value) })),
});

/**
 * A text field for numbers: the CMS's number field would save unreadable input as 0. The content check knows the
 * bounds.
 */
function numberField({ type, minimum, exclusiveMinimum }: Schema) {
  const sign = Number(minimum ?? exclusiveMinimum ?? -1) < 0 ? "-?" : "";
  const [rest, example] = type === "integer" ? ["", "1000"] : ["(?:\\.\\d+)?", "1000 or 12.5"];
  const sentence = `is digits alone, such as ${example}`;
  return textField({ pattern: `^${sign}\\d+${rest}$`, sentence });
}

function recordField(schema: Schema, { place, kind }: Options) {
  const names = isRecord(schema.propertyNames) ? schema.propertyNames["enum"] : undefined;
  if (!isObject(schema) && !Array.isArray(names)) return { widget: "keyvalue" };
  const keyed = [names ?? []].flat().map((name) => [name, childOf(schema, String(name)) ?? {}]);
  const properties = schema.properties ?? Object.fromEntries(keyed);
  const fields = fieldsOfRecord({ ...schema, properties }, place, kind);
  return { widget: "object", collapsed: "auto", fields };
}

function listField(schema: Schema, { isRequired, place, kind }: Options) {
  const item = itemOf(schema) ?? {};
  const size = { min: isRequired ? schema.minItems : undefined, max: schema.maxItems };
  const name = place.at(-1) ?? "";
  if (item.enum) return { ...selectField(name, item.enum), multiple: true, ...size, i18n: false };
  const list = { widget: "list", collapsed: true, ...size };
  const union = unionOf(item);
  if (union) return { ...list, ...typesOf(union, place, kind) };
  if (isObject(item))
    return { ...list, summary: summaryOf(item), fields: fieldsOfRecord(item, place, kind) };
  // The list's hint is shown below it.
  const { hint: _hint, ...field } = fieldOf("item", item, { isRequired: true, place, kind });
  return { ...list, collapsed: false, field };
}

const typesOf = ({ typeKey, types }: Union, place: Place, kind: OfKind) => ({
  typeKey,
  types: types.map(({ name, schema }) => ({
    name,
    label: choiceInWords(typeKey, name),
    widget: "object",
    summary: summaryOf(schema),
    fields: fieldsOfRecord(schema, [...place, `<${name}>`], kind, typeKey),
  })),
});

/** The words of a closed card: its name and its figure. */
function summaryOf(schema: Schema) {
  const keys = propertiesOf(schema).map(([name]) => name);
  const among = (...names: string[]) => names.find((name) => keys.includes(name));
  const name = among("label", "title", "name", "question", "heading", "text", "from", "id", "path");
  const figure = among("amount", "percent", "length", "years", "count", "figure");
  return [...new Set([name ?? keys[0], figure])]
    .flatMap((key) => (key === undefined ? [] : [`{{fields.${key}}}`]))
    .join(" · ");
}

/** A moment is a day or a time, a date a day, a month or a year. */
function choiceField({ anyOf = [], sentence }: Schema, place: Place) {
  if (!anyOf.every(({ type }) => type === "string" || type === "integer" || type === "number"))
    throw new Error(`No field of the CMS holds ${place.map(keyInWords).join(", ")}`);
  // A number is typed as a text too: a year.
  const texts = anyOf.filter(({ type }) => type === "string");
  const forms = texts.map(({ pattern, const: only = pattern }) => only);
  if (forms.includes(undefined)) return { widget: "string" };
  return textField({ pattern: `^(?:${forms.join("|")})$`, sentence });
}
