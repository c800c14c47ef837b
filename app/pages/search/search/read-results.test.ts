import { describe, expect, test } from "vitest";
import { content, found as existing } from "#test/support/content/content.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { jobWith } from "#test/support/content/jobs.ts";
import type { Job } from "#domain/careers/job.ts";
import { indexOf } from "#app/features/site-search/search-index.ts";
import { shownPrices } from "#app/parts/prices/shown-prices.ts";
import { readResults } from "./read-results.ts";
import { suggest } from "./suggestions.ts";

const zebras = jobWith({
  id: "zebra-keeper",
  title: "Keeper of zebras",
  competencies: ["Steady hoofcare"],
});

function site(listJobs: () => Promise<Job[]> = async () => [zebras]) {
  const failures: string[] = [];
  const services = {
    content,
    jobs: {
      list: async () => ({ jobs: await listJobs(), total: 1 }),
      find: async () => undefined,
    },
    reportFailure: (message: string) => void failures.push(message),
  };
  const search = (term: string, asked: { kind?: string; page?: string } = {}) =>
    readResults(services, { term, kind: asked.kind ?? null, page: asked.page ?? null });
  return { services, failures, search };
}

describe("a page of results", () => {
  const { search } = site();

  test("has seven results, and the next page others", async () => {
    const [first, second] = [await search("loan"), await search("loan", { page: "2" })];
    expect(first.results).toHaveLength(7);
    expect(first.pages).toBe(Math.ceil(first.count / 7));
    const hrefs = new Set([...first.results, ...second.results].map(({ href }) => href));
    expect(hrefs.size).toBe(14);
  });

  test("of one kind has that kind only, with the counts of all", async () => {
    const all = await search("loan");
    const articles = await search("loan", { kind: "articles" });
    expect(articles.kinds).toEqual(all.kinds);
    expect(articles.count).toBe(all.kinds.find(({ kind }) => kind === "articles")?.count);
    expect(new Set(articles.results.map(({ kind }) => kind))).toEqual(new Set(["Articles"]));
    expect(all.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(all.count);
  });

  test.each(["nonsense", "atms"])("of an empty kind (%s) has all kinds", async (kind) => {
    expect((await search("kibaara", { kind })).kind).toBeUndefined();
  });

  test("marks the match in the title and in the passage", async () => {
    const title = content.products[0]?.title ?? "";
    const { results } = await search(title.toLowerCase(), { kind: "products" });
    expect(results.map((result) => result.title)).toContainEqual([{ text: title, isMatch: true }]);
    const [deep] = (await search("Hoofcare")).results;
    expect(deep?.passage).toEqual([
      { text: "Steady ", isMatch: false },
      { text: "hoofcare", isMatch: true },
    ]);
  });

  test("shows the first price of a product, or of the group that was found", async () => {
    const product = existing(
      content.products.find(({ groups }) => groups.some(({ price }) => price)),
    );
    const group = existing(product.groups.find(({ price }) => price));
    const priceOf = async (title: string) => {
      const { results } = await search(title, { kind: "products" });
      return results.find((each) => each.title.map(({ text }) => text).join("") === title)?.price;
    };
    expect(await priceOf(product.title)).toEqual(shownPrices(content, product)[0]);
    expect(await priceOf(group.title)).toEqual(shownPrices(content, product, group)[0]);
  });

  test("opens branches, ATMs and documents in a new tab, and no others", async () => {
    const found = await Promise.all(
      ["branches", "atms", "documents", "products", "pages"].map((kind) => search("a", { kind })),
    );
    expect(found.map(({ results }) => results.every((result) => result.opensInNewTab))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

test("jobs that are open at the moment are found", async () => {
  const open = [zebras];
  const { search } = site(async () => open);
  expect((await search("zebra")).results.map(({ href }) => href)).toEqual([
    "/careers/zebra-keeper",
  ]);
  open.pop();
  expect((await search("zebra")).count).toBe(0);
});

test("jobs that cannot be read are left out, and the failure is reported", async () => {
  const { search, failures } = site(() => Promise.reject(new Error("no database")));
  expect((await search("loan")).count).toBeGreaterThan(0);
  expect(failures).toHaveLength(1);
});

describe("a term that no record contains", () => {
  const { services, search } = site();

  test.each([
    ["a typo", "thikka", "“thika”"],
    ["a typo of a word in Kiswahili", "bimma", "“bima”"],
    ["a question with a typo", "home laon", "“home” and “loan”"],
    ["a question with a typo of two words", "fixd deposit", "“fixed” and “deposit”"],
    ["a word in Kiswahili", "gari", "“car”"],
    ["a word in Kiswahili that people ask with", "akiba", "“save”"],
    ["an everyday word", "ndinga", "“car”"],
    [
      "a question with a word of the dictionary alone",
      "morgage calculater",
      "“mortgage” and “calculator”",
    ],
    ["a name as near as another word", "kibara", "“kibaara”"],
    ["a name as it sounds", "hf wiz", "“whizz”"],
    ["a question with a word as it sounds", "kar loan", "“car” and “loan”"],
    ["a question with a word of no page", "xylophone loan", "“loan”"],
  ])("%s, has results about other words and names them", async (_, term, words) => {
    const { count, results, note } = await search(term);
    expect(note).toBe(fillText(content.search.instead, { term, words }));
    const suggested = await suggest(services, term);
    expect(suggested.note).toBe(note);
    expect(suggested.status).toContain(note);
    const hrefs = suggested.suggestions.map(({ href }) => href);
    expect(hrefs).toEqual(results.map(({ href }) => href).slice(0, 6));
    expect(count).toBeGreaterThanOrEqual(hrefs.length);
    expect(hrefs).not.toEqual([]);
  });

  test("marks the words that were searched for", async () => {
    const titles = (await search("gari")).results.flatMap(({ title }) => title);
    expect(titles).toContainEqual({ text: "Car", isMatch: true });
  });

  // Two other letters in a short word make another word.
  test.each([
    "xylophone",
    "qwrtzpxk",
    "paypal",
    "🏠",
    "hello",
    "a".repeat(5000),
    "x ".repeat(2500),
  ])("%.20j, has no results if it is nonsense", async (term) => {
    expect(await search(term)).toMatchObject({ count: 0, results: [], note: undefined });
    expect((await suggest(services, term)).suggestions).toEqual([]);
  });
});

test.each(["nyumba", "loan", "nimetuma pesa kwa number mbaya"])(
  "%s, which a page contains or which is a question without mistakes, has no note",
  async (term) => {
    const found = await site().search(term);
    expect(found.count).toBeGreaterThan(0);
    expect(found.note).toBeUndefined();
  },
);

describe("suggestions", () => {
  const { services } = site();

  test("are the first results", async () => {
    const { suggestions } = await suggest(services, "home lo");
    expect(suggestions).toHaveLength(6);
    expect(suggestions[0]).toMatchObject({ title: "Home loan", opensInNewTab: false });
  });

  test.each(["", "a", " \u200b "])("for %j there are none", async (typed) => {
    expect((await suggest(services, typed)).suggestions).toEqual([]);
  });
});

describe("whatever dash is typed, a term", () => {
  const { services, search } = site(async () => []);
  const texts = indexOf(content).entries.flatMap(({ record }) => [
    record.title,
    ...record.description,
  ]);
  const dashed = texts.flatMap((text) => text.match(/(?<![\w-])[a-z]+-[a-z]+(?![\w-])/gi) ?? []);
  const terms = [...new Set(dashed)].slice(0, 12);
  const hrefsOf = async (term: string) => {
    const { count, results } = await search(term);
    const { suggestions } = await suggest(services, term);
    return { count, hrefs: [results, suggestions].map((all) => all.map(({ href }) => href)) };
  };

  test.each(terms)("%s finds the same", async (term) => {
    const found = await hrefsOf(term);
    expect(found.count).toBeGreaterThan(0);
    for (const dash of ["\u2010", "\u2011", "\u2013", "\u2212", "\u00ad-", ""])
      expect(await hrefsOf(term.replace("-", dash))).toEqual(found);
  });
});
