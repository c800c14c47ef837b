import { z } from "zod";

export const ShortText = z.string().min(2);

/** The title of a page or part of one. */
export const Title = z.string().min(3).max(60);

/** Describes a page in search results and previews. */
export const Summary = z.string().min(60).max(160);

/** An id of at least two words, so that translation can distinguish it from a text. */
export const wordsId = (example: string) =>
  z
    .string()
    .regex(/^[a-z]+[A-Z][A-Za-z0-9]*$/, `is two or more words in camelCase, such as ${example}`);

/** Settings that are filled into all texts (`site-words.ts`). */
export const siteWordNames = ["ussd", "paybill"] as const;

/** Schemas whose placeholders are checked by the schema itself or by the code that fills them. */
const checkedElsewhere = z.registry<{ isChecked: true }>();

export const arePlacesChecked = (schema: z.ZodType) => checkedElsewhere.get(schema) !== undefined;

/** A text that refers to figures of its record, `{tenor}`: the check of its kind knows which ones exist. */
export function namingFigures<Schema extends z.ZodType>(schema: Schema): Schema {
  const copy = schema.clone();
  checkedElsewhere.add(copy, { isChecked: true });
  return copy;
}

/** The places for values in a text, `{count}`, that are not filled from the settings. */
export function placesIn(text: string): string[] {
  const places = [...text.matchAll(/\{([\w./-]+)\}/g)].map(([, place = ""]) => place);
  return places.filter((place) => !siteWordNames.some((name) => name === place));
}

export const noPlace = (place: string) => `{${place}} is no place of this text`;

/** The mistakes of a Markdown text after filling: placeholders that are left. */
export const leftPlaces = (text: string, file: string) =>
  placesIn(text).map((place) => `${file} (text): ${noPlace(place)}`);

/** A text with exactly these placeholders, `{min}`. One declared as `total?` is optional. */
export const textWith = (...names: string[]) =>
  namingFigures(
    ShortText.check(({ value, issues }) => {
      const error = (message: string) => issues.push({ code: "custom", message, input: value });
      const places = placesIn(value);
      const missing = names.filter((name) => !name.endsWith("?") && !places.includes(name));
      if (missing.length > 0) error(`needs ${missing.map((name) => `{${name}}`).join(", ")}`);
      for (const place of places)
        if (!names.includes(place) && !names.includes(`${place}?`)) error(noPlace(place));
    }),
  );

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

/** A count in words. */
export const Count = z.strictObject({ one: ShortText, other: textWith("count") });

/** The links between the pages of a list. */
export const Paging = z.strictObject({
  ...textFields("label", "previous", "next"),
  page: textWith("page", "pages"),
});

/** A tool's texts for the top of its page, search results, and its card among the calculators. */
export const toolPageFields = {
  ...textFields("title", "lead", "card"),
  description: Summary,
};

/** A rule or figure from a third party, with its source. */
export const SourcedFact = z.strictObject({
  name: ShortText,
  source: z.url({ protocol: /^https?$/ }),
  asOf: z.iso.date(),
});

/** The texts of a field of a tool; `what` completes "Enter …". */
export const ToolFieldTexts = z.strictObject({
  label: ShortText,
  hint: ShortText.optional(),
  /** Instead of the default unit of its kind. */
  unit: z.string().optional(),
  what: ShortText,
  example: z.string(),
});
