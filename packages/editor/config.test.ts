import { globSync, readFileSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { KnownDateSchema } from "../../model/articles/schema.ts";
import { clockFields } from "../../model/dates/clock.ts";
import { ValiditySchema } from "../../model/dates/confirmations.ts";
import { ownContentFolder } from "../../model/load/read-content.ts";
import { editorFiles } from "../../test/support/content/editor-files.ts";
import { editorConfig } from "./config.ts";
import { type Field, fieldsOfRecord } from "./fields.ts";
import { wholeSchema } from "./format.ts";
import { readKinds } from "./kinds.ts";
import { isRecord, type Schema } from "./schema.ts";
import { choiceInWords, words, wordsOf } from "./words.ts";

const { config } = editorConfig(ownContentFolder, { name: "gitlab" });
type Entry = { name: string; format: string; folder?: string; file?: string; fields: Field[] };
const entries: Entry[] = config.collections.flatMap((each): Entry[] =>
  "files" in each ? each.files : [each],
);

/** A part of a page needs no hint: its texts are enough. */
const plain = ["object", "list"];

function unworded(fields: readonly Field[], place: string, isPage: boolean): string[] {
  return fields.flatMap((field) => {
    const at = `${place}.${field.name}`;
    const hasWords =
      field["hint"] !== undefined || (isPage && plain.includes(`${field["widget"]}`));
    return [...(hasWords ? [] : [at]), ...unworded(fieldsWithin(field), at, isPage)];
  });
}

test("each field that an editor sees has a hint", () => {
  expect(
    entries.flatMap(({ name, file, fields }) => unworded(fields, name, file !== undefined)),
  ).toEqual([]);
});

const asField = (value: unknown): Field => {
  if (!isRecord(value)) throw new Error("no field");
  return { ...value, name: String(value["name"]) };
};

/** The fields of a field, in each of its types. */
function fieldsWithin(field: Field): Field[] {
  const types = [field["types"] ?? []].flat().map(asField);
  return [field, ...types].flatMap((each) => [each["fields"] ?? []].flat().map(asField));
}

/** A field and all fields inside it. */
const eachField = (field: Field): [Field, ...Field[]] => [
  field,
  ...fieldsWithin(field).flatMap(eachField),
];
const allFields = entries.flatMap(({ name: entry, fields }) =>
  fields.flatMap(eachField).map(({ hint, label, pattern, format, ...field }) => {
    const [form, sentence] = [pattern ?? []].flat().map(String);
    const example = /such as: (.*?)(?:[.;,] .*|\.?$)/i.exec(String(hint ?? ""))?.[1];
    const isDay = field["widget"] === "datetime" && format === "YYYY-MM-DD";
    const name = `${entry} ${field.name}: ${String(label)}, ${String(hint)}`;
    return { name, hint, form: isDay ? "^\\d{4}-\\d\\d-\\d\\d$" : form, sentence, example };
  }),
);

test("a number says what it counts", () => {
  const numbers = allFields.filter(({ sentence }) => sentence?.startsWith("Must be digits alone"));
  expect(numbers.length).toBeGreaterThan(100);
  expect(numbers.filter(({ hint }) => hint === undefined).map(({ name }) => name)).toEqual([]);
});

test("the example of a field is valid", () => {
  const wrong = allFields.filter(
    ({ form, sentence = "", example }) =>
      example !== undefined &&
      form !== undefined &&
      !sentence.startsWith("Must have") &&
      !new RegExp(form).test(example),
  );
  expect([...new Set(wrong.map(({ name }) => name))]).toEqual([]);
});

/** Multi-line texts in single-line fields. */
function cutTexts(fields: readonly Field[], value: unknown): string[] {
  const values = Array.isArray(value) ? value : [value];
  return fields.flatMap((field) =>
    values.flatMap((each) => {
      const held = isRecord(each) ? each[field.name] : undefined;
      const isCut = typeof held === "string" && held.trim().includes("\n");
      const inner = cutTexts(fieldsWithin(field), held);
      return [...(isCut && field["widget"] === "string" ? [held] : []), ...inner];
    }),
  );
}

test("a multi-line text has a multi-line field", () => {
  const files = readKinds(ownContentFolder).filter(({ isMarkdown }) => !isMarkdown);
  const cut = files.flatMap((kind) =>
    kind.files.flatMap((path) => {
      const value: unknown = parse(readFileSync(join(ownContentFolder, path), "utf8"));
      return cutTexts(fieldsOfRecord(wholeSchema(kind.schema), [], kind), value);
    }),
  );
  expect(cut).toEqual([]);
});

test("the two ends of each range have their own hints", () => {
  const ofPercent = allFields.filter(({ name }) => /^products-borrow\S* (?:from|to):/.test(name));
  expect(new Set(ofPercent.map(({ name }) => name.replace(/^\S+ /, "")))).toEqual(
    new Set([
      "from: From, The smallest amount, digits alone, such as: 100000",
      "to: To, The largest amount, digits alone, such as: 7000000",
      "from: From, The lowest percentage, digits alone, such as: 1.5",
      "to: To, The highest percentage, digits alone, such as: 2.5",
      "from: From, The youngest, in years, such as: 18",
      "to: To, The oldest, in years, such as: 65",
      "from: From, The shortest time",
      "to: To, The longest time",
    ]),
  );
});

test("a text that is called like a figure or a day has no example of one", () => {
  expect(wordsOf("x", ["day"], true)).toEqual({ label: "Day" });
  expect(wordsOf("x", ["day"], false).hint).toContain("Such as");
});

test("a choice of two words has one space", () => {
  expect([choiceInWords("limit", "up to"), choiceInWords("unit", "working day")]).toEqual([
    "Up to",
    "Working day",
  ]);
});

test("each choice of a list has its own label", () => {
  const unsaid: string[] = [];
  JSON.stringify(config.collections, (key, value: unknown) => {
    if ((key !== "options" && key !== "types") || !Array.isArray(value)) return value;
    const labels = value.map((each) => String(Reflect.get(Object(each), "label")));
    unsaid.push(
      ...labels.filter((each, i) => !/^\p{Lu}/u.test(each) || labels.indexOf(each) !== i),
    );
    return value;
  });
  expect(unsaid).toEqual([]);
});

test("a field that refuses a text says what it must be", () => {
  const sentences = new Set<string>();
  JSON.stringify(config.collections, (key, value: unknown) => {
    if (key === "pattern") sentences.add(String([value].flat()[1]));
    return value;
  });
  expect([...sentences].filter((each) => !/^Must (?:be|have|begin|end) /.test(each))).toEqual([]);
  const known = [
    "Must be a time such as 08:30",
    "Must be digits alone, such as 1000 or 12.5",
    "Must be a day, a month or a year: 2024-09-04, 2024-09 or 2024",
    "Must be a day, 2026-12-01, or a time with its offset, 2026-12-01T08:00:00+03:00",
  ];
  expect([...sentences]).toEqual(expect.arrayContaining(known));
});

test.each<[given: Schema, taken: string[], refused: string[]]>([
  [{ type: "number", minimum: 0 }, ["0", "12.5", "1000"], ["1,000", "KES 950", "9 50", "7m", "-1"]],
  [{ type: "integer", exclusiveMinimum: 0 }, ["7"], ["1.5", "7 years", "-7"]],
  [{ type: "number" }, ["-0.5"], ["1e3", "0x1F", "1."]],
  [
    z.toJSONSchema(clockFields.publishAt, { io: "input", unrepresentable: "any" }),
    ["2026-12-01", "2026-12-01T08:00:00+03:00"],
    ["2026-11-30 08:00", "2026-11-30T08:00:00", "2026-02-30"],
  ],
  [
    z.toJSONSchema(KnownDateSchema, { io: "input" }),
    ["2019", "2019-05", "2024-02-29"],
    ["2019-13", "05/2019", "2023-02-29", "last year"],
  ],
  [z.toJSONSchema(ValiditySchema), ["2027-06-30", "always"], ["not always", "2027"]],
])("a field of %o accepts exactly what its format allows", (given, taken, refused) => {
  const schema = { type: "object", properties: { given } } as const;
  const [field] = fieldsOfRecord(schema, [], { path: "given", inKiswahili: false });
  const pattern = new RegExp(String([field?.["pattern"]].flat()[0]));
  expect(field).toMatchObject({ widget: "string" });
  expect([...taken, ...refused].filter((each) => pattern.test(each))).toEqual(taken);
});

test("labels and hints are short and plain", () => {
  const written = Object.values(words).flatMap((ofKind) => Object.values(ofKind));
  const jargon =
    /\b(?:string|enum|regex|null|schema|yaml|array|boolean|integer|object|optional)\b/i;
  expect(written.filter(([label]) => label.length > 40)).toEqual([]);
  expect(written.filter(([, hint]) => hint.length < 6 || hint.length > 120)).toEqual([]);
  expect(written.filter((both) => jargon.test(both.join(" ")))).toEqual([]);
});

test("each content file except pictures has exactly one entry", () => {
  const files = globSync("content/**/*.{yaml,md}");
  const patterns = entries.flatMap(({ folder, file }) => {
    const path = file ?? `${folder}/*.{yaml,md}`;
    return path.includes("{{locale}}")
      ? [path.replace("{{locale}}/", ""), path.replace("{{locale}}", "sw")]
      : [path];
  });
  const others = files.filter(
    (file) => patterns.filter((pattern) => matchesGlob(file, pattern)).length !== 1,
  );
  expect(others).toEqual([]);
});

test("no two entries have the same name, which the CMS uses for a branch", () => {
  expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length);
});

/** Values that the CMS would refuse in a form, though nobody has changed them. */
function refusals(fields: readonly Field[], form: unknown, place: string): string[] {
  const language = place.startsWith("sw/") ? "sw" : "en";
  return fields.flatMap((field) => {
    const { name, required, pattern, options } = field;
    const at = `${place}.${name}`;
    const value: unknown = Reflect.get(Object(form), name);
    if (value === undefined || value === null || value === "")
      return required === true || [required].flat().includes(language) ? [`${at} is required`] : [];
    const isWrong =
      (Array.isArray(pattern) && !new RegExp(String(pattern[0])).test(String(value))) ||
      (Array.isArray(options) &&
        [value].flat().some((each) => options.every((option) => option.value !== String(each))));
    return [...(isWrong ? [`${at}: ${JSON.stringify(value)}`] : []), ...within(field, value, at)];
  });
}

function within(field: Field, value: unknown, at: string): string[] {
  return [value].flat().flatMap((item: unknown) => {
    if (isRecord(field["field"])) return refusals([asField(field["field"])], { item }, at);
    if (Array.isArray(field["fields"])) return refusals(field["fields"].map(asField), item, at);
    if (!Array.isArray(field["types"])) return [];
    const kind: unknown = Reflect.get(Object(item), String(field["typeKey"]));
    const type = field["types"].map(asField).find(({ name }) => name === String(kind));
    if (!type) return [`${at} is of no kind: ${JSON.stringify(item)}`];
    return refusals([type["fields"]].flat().map(asField), item, at);
  });
}

test("the form accepts every unchanged entry", () => {
  const refused = editorFiles().flatMap(({ file, form, kind }) => {
    const entry = entries.find((each) => each.format.replace("-frontmatter", "") === kind);
    return refusals(entry?.fields ?? [], form, file);
  });
  expect(refused).toEqual([]);
});

/** The texts of a Kiswahili form that no field for both languages holds. */
function strays(fields: readonly Field[], form: unknown, place: string): string[] {
  return Object.entries(Object(form)).flatMap(([key, value]: [string, unknown]) => {
    const field = fields.find(({ name }) => name === key);
    const at = `${place}.${key}`;
    if (/^_(?:source|type)$/.test(key)) return [];
    if (!field || field["i18n"] !== true) return [at];
    return [value].flat().flatMap((item: unknown) => {
      const types = [field["types"] ?? []].flat().map(asField);
      const kind: unknown = Reflect.get(Object(item), String(field["typeKey"]));
      const type = types.find(({ name }) => name === String(kind)) ?? types[0];
      const inner = [field["fields"] ?? type?.["fields"] ?? []].flat().map(asField);
      return isRecord(item) && inner.length > 0 ? strays(inner, item, at) : [];
    });
  });
}

test("each Kiswahili text has a field beside its English", () => {
  // The phrases' own page shows both languages.
  const kiswahili = editorFiles().filter(({ file }) => /^sw\/(?!phrases)/.test(file));
  expect(kiswahili.length).toBeGreaterThan(0);
  const others = kiswahili.flatMap(({ file, form, kind }) => {
    const entry = entries.find((each) => each.format.replace("-frontmatter", "") === kind);
    return strays(entry?.fields ?? [], form, file);
  });
  expect(others).toEqual([]);
});
