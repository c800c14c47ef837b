import { readFileSync } from "node:fs";

const schema = "http://schema.org/";
const file = new URL(import.meta.resolve("@vocabulary/schema/schema.nq"));
const triples = readFileSync(file, "utf8").matchAll(/^<([^>]+)> <([^>]+)> <([^>]+)>/gm);

const parents = new Map<string, string[]>();
const domains = new Map<string, string[]>();
const ranges = new Map<string, string[]>();
for (const [, subject = "", predicate = "", object = ""] of triples) {
  const list = predicate.endsWith("#subClassOf")
    ? parents
    : predicate === `${schema}domainIncludes`
      ? domains
      : predicate === `${schema}rangeIncludes`
        ? ranges
        : undefined;
  list?.set(shortOf(subject), [...(list.get(shortOf(subject)) ?? []), shortOf(object)]);
}

/** The errors of data for search engines by schema.org's own vocabulary: unknown types, properties of other types. */
export function schemaErrors(data: unknown): string[] {
  if (!isRecord(data) || data["@context"] !== "https://schema.org")
    return ["is no data of https://schema.org"];
  return errorsOf(data, "");
}

/** All type names in it. */
export function typesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(typesIn);
  if (!isRecord(data)) return [];
  return [String(data["@type"]), ...Object.values(data).flatMap(typesIn)].filter(
    (type) => type !== "undefined",
  );
}

function errorsOf(data: Record<string, unknown>, place: string): string[] {
  const type = String(data["@type"]);
  const family = ancestorsOf(type);
  if (!parents.has(type)) return [`${place}: there is no type ${type}`];
  return Object.entries(data).flatMap(([name, value]) => {
    if (name.startsWith("@")) return [];
    const here = `${place}${place && " "}${type}.${name}`;
    // "query-input" names the input of an action; schema.org documents it but has no term for it.
    if (name.endsWith("-input") && family.includes("Action")) return [];
    if (!domains.has(name)) return [`${here}: there is no such property`];
    if (!domains.get(name)?.some((owner) => family.includes(owner)))
      return [`${here}: belongs to ${domains.get(name)?.join(", ")}`];
    const values: unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((each) =>
      isRecord(each) ? nestedErrors(each, name, here) : emptyErrors(each, here),
    );
  });
}

function nestedErrors(data: Record<string, unknown>, property: string, place: string) {
  const family = ancestorsOf(String(data["@type"]));
  const fits = ranges.get(property)?.some((range) => family.includes(range));
  return fits
    ? errorsOf(data, place)
    : [`${place}: holds a ${String(data["@type"])}, not a ${ranges.get(property)?.join(" or ")}`];
}

function emptyErrors(value: unknown, place: string) {
  return value === "" || value === null || value === undefined ? [`${place}: is empty`] : [];
}

/** A type and all above it. */
function ancestorsOf(type: string): string[] {
  return [type, ...(parents.get(type) ?? []).flatMap(ancestorsOf)];
}

function shortOf(name: string) {
  return name.startsWith(schema) ? name.slice(schema.length) : name;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
