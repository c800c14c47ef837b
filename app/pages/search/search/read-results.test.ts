import { describe, expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { jobWith } from "#test/support/jobs.ts";
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
    expect(articles.shownCount).toBe(all.kinds.find(({ kind }) => kind === "articles")?.count);
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
    const product = content.products.find(({ groups }) => groups.some(({ price }) => price));
    const group = product?.groups.find(({ price }) => price);
    if (!product || !group) throw new Error("The content has no group with a price");
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

describe("jobs", () => {
  test("that are open are found, as the service has them now", async () => {
    const open = [zebras];
    const { search } = site(async () => open);
    expect((await search("zebra")).results.map(({ href }) => href)).toEqual([
      "/careers/zebra-keeper",
    ]);
    open.pop();
    expect((await search("zebra")).count).toBe(0);
  });

  test("that cannot be read are left out, and the failure is reported", async () => {
    const { search, failures } = site(() => Promise.reject(new Error("no database")));
    expect((await search("loan")).count).toBeGreaterThan(0);
    expect(failures).toHaveLength(1);
  });
});

describe("a term without results", () => {
  const { search } = site();

  test("shows the results of its synonym and says so", async () => {
    const found = await search("gari");
    expect(found).toMatchObject({ count: 0, kinds: [], instead: { means: "cars" } });
    expect(found.shownCount).toBeGreaterThan(0);
  });

  test("and without a synonym shows nothing", async () => {
    const found = await search("xylophone");
    expect(found).toMatchObject({ count: 0, shownCount: 0, results: [] });
    expect(found.instead).toBeUndefined();
  });

  test("a term with results keeps them and offers its other meaning separately", async () => {
    const found = await search("nyumba");
    expect(found.instead).toBeUndefined();
    expect(found.also).toEqual({ means: "home loans", term: "home loan" });
  });

  test("a question is read whole: none of its words alone is offered", async () => {
    const found = await search("nimetuma pesa kwa number mbaya");
    expect(found.count).toBeGreaterThan(0);
    expect(found.also).toBeUndefined();
  });
});

describe("suggestions", () => {
  const { services } = site();

  test("are the first results", async () => {
    const { suggestions, note } = await suggest(services, "home lo");
    expect(suggestions).toHaveLength(6);
    expect(suggestions[0]).toMatchObject({ title: "Home loan", opensInNewTab: false });
    expect(note).toBeUndefined();
  });

  test("say if they are for another word", async () => {
    expect(await suggest(services, "ploti")).toMatchObject({
      note: "These speak of plots and land",
    });
  });

  test.each(["", "a", " \u200b ", "xylophone"])("for %j there are none", async (typed) => {
    expect((await suggest(services, typed)).suggestions).toEqual([]);
  });
});

describe("however its dashes are typed, a term", () => {
  const { services, search } = site(async () => []);
  const texts = indexOf(content).flatMap(({ record }) => [record.title, ...record.description]);
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
