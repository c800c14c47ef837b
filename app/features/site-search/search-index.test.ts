import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sitemapPaths } from "#app/pages/page-lists.ts";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content/content.ts";
import { searchKinds } from "#domain/search/search.ts";
import { dictionaryOf } from "./dictionary.ts";
import type { SearchRecord } from "./search-record.ts";
import { findTerm, indexOf, toEntry } from "./search-index.ts";

const record = (title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  kind: "pages",
  href: `/${title}`,
  title,
  description: [],
  texts: [],
  ...more,
});
const titles = (found: readonly SearchRecord[]) => found.map(({ title }) => title);

describe("the results of a term", () => {
  const index = [
    record("elsewhere", { texts: ["a loan", "more"] }),
    record("described", { description: ["Loans of a kind"] }),
    record("Car loan"),
    record("Plot loan", { description: ["a loan"], texts: ["a loan"] }),
    record("Loan"),
    record("nothing"),
  ].map((each) => toEntry(each, dictionaryOf(content.search)));

  test("contain the term in the title, the description or other texts, and are listed once", () => {
    expect(titles(findTerm(index, "LOAN"))).toEqual([
      "elsewhere",
      "described",
      "Car loan",
      "Plot loan",
      "Loan",
    ]);
  });

  test.each(["", "  ", "a loan more", "loan nothing"])("there are none for %j", (term) => {
    expect(findTerm(index, term)).toEqual([]);
  });
});

const index = indexOf(content).entries;
const kindsOf = (term: string) => new Set(findTerm(index, term).map(({ kind }) => kind));

test("every kind of content can be found", () => {
  expect([...kindsOf("a")].toSorted()).toEqual(searchKinds.toSorted());
});

test("a town is found in branches and ATMs", () => {
  const { branch } = content.atms.find((atm) => atm.branch !== undefined) ?? {};
  const { town = "" } = content.branches.find(({ slug }) => slug === branch) ?? {};
  expect([...kindsOf(town)]).toEqual(expect.arrayContaining(["branches", "atms"]));
});

test("a name of two words is found as one", () => {
  const { name = "" } = content.branches.find((branch) => branch.name.includes(" ")) ?? {};
  const found = findTerm(index, name.replaceAll(" ", ""));
  expect(found.map(({ title }) => title)).toContainEqual(expect.stringContaining(name));
});

test("a term across the boundary of two words is not found", () => {
  const entry = toEntry(record("Thika Road branch"), dictionaryOf(content.search));
  expect(findTerm([entry], "thikaroad")).toHaveLength(1);
  expect(findTerm([entry], "karo")).toEqual([]);
});

test("a leader on two boards is found once", () => {
  const leader = content.leaders.find(({ categories }) => categories.length > 1);
  const [board] = leader?.categories ?? [];
  const found = findTerm(index, leader?.name ?? "").filter(({ kind }) => kind === "leaders");
  expect(found.map(({ href }) => href)).toEqual([`/leadership/view/${board}/${leader?.slug}`]);
});

test("a document is found by name or description, not by its text", () => {
  const documents = content.documents.find(({ key }) => key === "terms_and_conditions");
  expect(documents?.html).toContain("arbitration");
  expect(kindsOf("arbitration").has("documents")).toBe(false);
  expect(kindsOf("terms and conditions").has("documents")).toBe(true);
  for (const { name, about, file } of content.documents.flatMap(({ files }) => files))
    for (const term of [name, about.slice(0, 30)])
      expect(findTerm(index, term).map(({ href }) => href)).toContain(paths.documentFile(file));
});

test("no two results of a kind have the same title and path", () => {
  const keys = index.map(({ record: { kind, title, href } }) => `${kind} ${title} ${href}`);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test("every result is a page or a file that is there", () => {
  const pages = new Set<string>(sitemapPaths(content));
  const lost = index.filter(({ record: { href } }) => {
    const [path = ""] = href.split("?");
    return !pages.has(path) && !existsSync(`public${path}`);
  });
  expect(lost).toEqual([]);
});

test("an index is made once for each content", () => {
  expect(indexOf(content)).toBe(indexOf(content));
  const leaders = content.leaders.map((each, i) =>
    i === 0 ? { ...each, name: "Zawadi New" } : each,
  );
  expect(titles(findTerm(indexOf({ ...content, leaders }).entries, "zawadi new"))).toEqual([
    "Zawadi New",
  ]);
});
