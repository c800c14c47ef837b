import { z } from "zod";
import { arePlacesChecked, placesIn } from "./texts.ts";

type Unfilled = { path: PropertyKey[]; place: string };

/** Placeholders, `{count}`, in texts whose schema does not declare any: visitors would see the braces. */
export function unfilledPlaces(schema: unknown, value: unknown): Unfilled[] {
  return placesBelow(value).filter(({ path }) => !areChecked(schema, value, path));
}

function placesBelow(value: unknown): Unfilled[] {
  if (typeof value === "string") return placesIn(value).map((place) => ({ path: [], place }));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    placesBelow(each).map(({ path, place }) => ({
      path: [Array.isArray(value) ? Number(key) : key, ...path],
      place,
    })),
  );
}

function areChecked(schema: unknown, value: unknown, path: readonly PropertyKey[]): boolean {
  if (!(schema instanceof z.ZodType) || arePlacesChecked(schema)) return true;
  const inner = innerSchema(schema, value);
  if (inner) return areChecked(inner, value, path);
  const [key, ...rest] = path;
  return (
    key !== undefined &&
    areChecked(schemaOf(schema, String(key)), Reflect.get(Object(value), key), rest)
  );
}

/** The schema inside an optional field, a union or a transform. */
function innerSchema(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodUnion)
    return schema.options.find(
      (each) => each instanceof z.ZodType && each.safeParse(value).success,
    );
  if (schema instanceof z.ZodPipe) return schema.in;
  return "unwrap" in schema &&
    !(schema instanceof z.ZodArray) &&
    typeof schema.unwrap === "function"
    ? schema.unwrap()
    : undefined;
}

function schemaOf(schema: z.ZodType, key: string): unknown {
  if (schema instanceof z.ZodObject) return schema.shape[key];
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (schema instanceof z.ZodTuple) return schema.def.items[Number(key)] ?? schema.def.rest;
  return undefined;
}
