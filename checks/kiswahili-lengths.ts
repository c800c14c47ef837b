import { z } from "zod";
import type { Content } from "#model/content.ts";
import type { Texts } from "#model/kiswahili/translate.ts";
import { kiswahiliFolder, readKiswahili } from "#model/load/read-kiswahili.ts";
import { schemasOfKinds } from "#model/load/schemas-of-kinds.ts";

type Schema = z.core.JSONSchema.JSONSchema | boolean;

/** Kiswahili texts that are longer or shorter than their field allows. */
export function checkKiswahiliLengths(root: string, english: Content): string[] {
  const schemas = [...schemasOfKinds(root)];
  return readKiswahili(root, english).flatMap(({ name, texts }) => {
    const [, zod] = schemas.find(([path]) => name === path || name.startsWith(`${path}/`)) ?? [];
    const schema = zod && z.toJSONSchema(zod, { io: "input", unrepresentable: "any" });
    return mistakesIn(texts, schema).map((mistake) => `${kiswahiliFolder}/${name} ${mistake}`);
  });
}

function mistakesIn(
  texts: Texts,
  given: Schema | Schema[] | undefined,
  path: readonly (string | number)[] = [],
): string[] {
  const [schema] = [given].flat();
  if (typeof schema !== "object") return [];
  const choices = schema.anyOf ?? schema.oneOf;
  // Among alternative schemas, the one with the fewest mistakes.
  if (choices)
    return choices
      .map((choice) => mistakesIn(texts, choice, path))
      .reduce((one, other) => (other.length < one.length ? other : one));
  if (typeof texts !== "string")
    return Object.entries(texts).flatMap(([key, each]: [string, Texts]) =>
      mistakesIn(each, schema.items ?? schema.properties?.[key] ?? schema.additionalProperties, [
        ...path,
        key,
      ]),
    );
  const { minLength = 0, maxLength = Infinity } = schema;
  const { length } = texts;
  if (length >= minLength && length <= maxLength) return [];
  const asked =
    length < minLength ? `at least ${minLength}: write more` : `at most ${maxLength}: shorten it`;
  return [`${path.join(".")}: has ${length} characters and needs ${asked}`];
}
