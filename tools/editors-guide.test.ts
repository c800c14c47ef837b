import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findTerm, indexOf } from "#app/features/site-search/search-index.ts";
import { whatIsDue } from "#checks/due.ts";
import { addressesOf, sitemapPaths } from "#app/pages/page-lists.ts";
import { publishedContentAt } from "#model/published/published-content-at.ts";
import { ProductSchema } from "#model/products/schema.ts";
import { loadLanguages } from "#checks/load-languages.ts";

const guide = readFileSync("docs/content.md", "utf8");
const root = mkdtempSync(join(tmpdir(), "guide-"));
afterAll(() => rmSync(root, { recursive: true }));

/** The example of the guide that begins with these words. */
function example(begins: string) {
  const blocks = [...guide.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = ""]) => text);
  const found = blocks.find((text) => text.startsWith(begins));
  if (found === undefined) throw new Error(`The guide has no example that begins with ${begins}`);
  return found;
}

/** The real content with all that the guide shows: a loan without Kiswahili, a notice, a branch with its machine. */
function changedContent() {
  cpSync("content", root, { recursive: true });
  const read = (file: string) => readFileSync(join(root, file), "utf8");
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  write("products/borrow/for-individuals/water-tank-loan.yaml", example("slug: water-tank-loan"));
  write("site/notices.yaml", `label: Notices\n${example("items:")}`);
  const [branch = ""] = readdirSync(join(root, "branches"));
  const [atm = ""] = readdirSync(join(root, "atms"));
  const copied = read(`branches/${branch}`)
    .replace(/^name: .*$/m, "name: Mlimani")
    .replace(/^clearingCode: .*$/m, 'clearingCode: "61999"');
  write("branches/mlimani.yaml", copied);
  write("atms/mlimani.yaml", read(`atms/${atm}`).replace(/^branch: .*$/m, "branch: mlimani"));
  return loadLanguages(root);
}

/** The fields in a section's table, and which of them are required. */
function tableBelow(heading: string) {
  const section = guide.split(`\n## ${heading}\n`)[1]?.split("\n## ")[0] ?? "";
  const rows = section.matchAll(/^\| (`.*?`) \| (.*?) \| .*\|$/gm);
  return [...rows].flatMap(([, names = "", needed = ""]) =>
    [...names.matchAll(/`(\w+)`/g)].map(([, name = ""]) => ({ name, isNeeded: needed === "yes" })),
  );
}

test("the table of a whole product has each field of the schema, and says which are needed", () => {
  const rows = tableBelow("A whole product");
  const elsewhere = new Set(tableBelow("Times, reviews and owners").map(({ name }) => name));
  const fields = Object.entries(ProductSchema.shape)
    .filter(([name]) => !elsewhere.has(name))
    .map(([name, schema]) => ({ name, isNeeded: !schema.safeParse(undefined).success }));
  const byName = (a: { name: string }, b: { name: string }) => a.name.localeCompare(b.name);
  expect(rows.toSorted(byName)).toEqual(fields.toSorted(byName));
});

const { en, sw } = changedContent();

test("the guide's product is in the sitemap and in the search", () => {
  expect(sitemapPaths(en)).toContain("/borrow/for-individuals/water-tank-loan");
  expect(findTerm(indexOf(en).entries, "gutters").map(({ title }) => title)).toContain(
    "Water tank loan",
  );
});

test("without a translation it is in English on the Kiswahili pages", () => {
  expect(sw.products.find(({ slug }) => slug === "water-tank-loan")?.title).toBe("Water tank loan");
});

test("the guide's branch has its page, its ATM and its entry in the search", () => {
  expect(sitemapPaths(en)).toContain("/ways-to-bank/branch/mlimani");
  expect(findTerm(indexOf(en).entries, "mlimani").length).toBeGreaterThanOrEqual(2);
});

test("the guide's notice is shown between its two times, and its end is reported as due", () => {
  const noticesAt = (time: string) =>
    publishedContentAt(en, Date.parse(time), addressesOf).notices.items.length;
  expect(noticesAt("2026-12-19T23:59:59+03:00")).toBe(0);
  expect(noticesAt("2026-12-20T00:00:00+03:00")).toBe(1);
  expect(noticesAt("2026-12-24T13:00:00+03:00")).toBe(0);
  const due = whatIsDue(en, { now: Date.parse("2026-12-20T00:00:00+03:00"), days: 30 });
  expect(due.map(({ file }) => file)).toContain("site/notices.yaml");
});
