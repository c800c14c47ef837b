import { expect, test } from "vitest";
import { sitemapPaths } from "#app/pages/page-lists.ts";
import { content } from "#test/support/content/content.ts";
import { sitemapRoutes } from "./sitemap.routes.ts";

const routes = sitemapRoutes("https://www.example.org", async () => ({
  pages: [{ address: "/" }, { address: "/list?year=2024&page=2" }],
  articles: [{ address: "/articles/one", changedOn: "2026-11-21" }],
  languages: [{ address: "/hfc" }, { address: "/sw/hfc" }],
  jobs: [],
}));
const textOf = async (path: string) => (await routes.request(path)).text();

test("the index names each list that is not empty", async () => {
  const xml = await textOf("/sitemap.xml");
  expect(xml).toContain("<sitemapindex");
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual(
    ["pages", "articles", "languages"].map(
      (name) => `https://www.example.org/sitemaps/${name}.xml`,
    ),
  );
});

test("a date appears only where it is known, and the XML is escaped", async () => {
  expect(await textOf("/sitemaps/pages.xml")).toContain(
    "<url><loc>https://www.example.org/list?year=2024&amp;page=2</loc></url>",
  );
  expect(await textOf("/sitemaps/articles.xml")).toContain(
    "<url><loc>https://www.example.org/articles/one</loc><lastmod>2026-11-21</lastmod></url>",
  );
});

test("a page that is in two languages names both", async () => {
  const xml = await textOf("/sitemaps/languages.xml");
  const both = [
    ["en", "/hfc"],
    ["sw", "/sw/hfc"],
    ["x-default", "/hfc"],
  ].map(
    ([language, path]) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="https://www.example.org${path}"/>`,
  );
  for (const address of ["/hfc", "/sw/hfc"])
    expect(xml).toContain(
      `<url><loc>https://www.example.org${address}</loc>${both.join("")}</url>`,
    );
});

// The protocol's schema requires at least one URL in a list.
test.each(["/sitemaps/gone.xml", "/sitemaps/constructor.xml", "/sitemaps/jobs.xml"])(
  "%s is not a list",
  async (path) => {
    expect((await routes.request(path)).status).toBe(404);
  },
);

test("robots.txt names the index, and excludes answers to visitors' input but no page", async () => {
  const text = await textOf("/robots.txt");
  expect(text).toContain("Sitemap: https://www.example.org/sitemap.xml");
  const excluded = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, start = ""]) => start);
  expect(excluded).toEqual(["/api/", "/search/"]);
  const isExcluded = (path: string) => excluded.some((start) => path.startsWith(start));
  expect(sitemapPaths(content).filter(isExcluded)).toEqual([]);
});
