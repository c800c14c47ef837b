import { cpSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, extname, join } from "node:path";
import { type Document, isMap, isSeq, parseDocument } from "yaml";
import { filesIn, splitFrontMatter } from "#model/reading/records.ts";
import { leaderSlug } from "#domain/pages/leader-slug.ts";
import { scenes } from "#domain/pages/scene.ts";

const real = join(import.meta.dirname, "../../content");

/** Folders with any number of records, not a fixed set. */
const growing = [
  "products",
  "articles",
  "properties",
  "branches",
  "atms",
  "campaigns",
  "eligibility",
  "jobs",
  "leaders",
  "testimonials",
  "sw/products",
];
/** Fields that tell records apart: no two records may have the same. */
const telling = ["title", "name", "summary", "excerpt", "quote"];

export const times = 10;

/** A copy of the content in which each record of these folders stands ten times. */
export function growContent(): string {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync(real, root, { recursive: true, filter: (path) => extname(path) !== ".ts" });
  const numbers = Array.from({ length: times - 1 }, (_, i) => String(i + 2).padStart(2, "0"));
  for (const folder of growing) {
    for (const [at, path] of filesIn(join(root, folder)).entries())
      for (const number of numbers) copyRecord(folder, path, { number, at });
  }
  return root;
}

type Copy = { number: string; at: number };

function copyRecord(folder: string, path: string, { number, at }: Copy) {
  const { fields, body } = splitFrontMatter(path, path);
  const copy = parseDocument(fields);
  for (const part of [copy.contents, ...partsOf(copy, "groups")]) tellApart(part, number);
  const slug = `${basename(path, extname(path))}-${number}`;
  if (copy.has("slug")) copy.set("slug", slug);
  if (copy.has("clearingCode")) copy.set("clearingCode", clearingCode(number, at));
  // Sorts each copy after all earlier records, so that neighbours in a list stay different.
  if (copy.has("order")) copy.set("order", Number(copy.get("order")) + 1000 * Number(number));
  if (copy.has("scene")) copy.set("scene", otherScene(String(copy.get("scene")), number));
  const isMarkdown = extname(path) === ".md";
  const name = folder === "leaders" ? leaderSlug(String(copy.get("name"))) : slug;
  writeFileSync(
    join(path, "..", name + extname(path)),
    isMarkdown ? `---\n${copy}---\n${body}` : String(copy),
  );
}

/** The entries of a list of the document. */
function partsOf(document: Document, ...at: string[]) {
  const list = document.getIn(at);
  return isSeq(list) ? list.items.filter(isMap) : [];
}

function tellApart(part: unknown, number: string) {
  if (!isMap(part)) return;
  for (const field of telling) {
    const text = part.get(field);
    if (typeof text === "string") part.set(field, numbered(text, number));
  }
}

/** The last two letters give way, so that no text grows too long; names of facts, in braces, stay. */
const numbered = (text: string, number: string) =>
  text.replace(/^(.*(?<![{\w])\w*?)[a-z]{2}(?![\w}])/s, `$1${number}`);

/** 61 and three digits, from the end, where the real ones are not. */
const clearingCode = (number: string, at: number) => String(61_999 - at * times - Number(number));

/** A list that has one record now has ten, and neighbours may not show the same. */
function otherScene(scene: string, number: string) {
  const all = Object.keys(scenes);
  return all[(all.indexOf(scene) + 7 * Number(number)) % all.length];
}
