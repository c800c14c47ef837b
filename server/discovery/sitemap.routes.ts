import { Hono } from "hono";
import { languageOf } from "#domain/texts/language.ts";
import { hasKiswahili, inLanguage } from "#app/pages/languages.ts";
import { revalidated } from "../http/revalidated.ts";

/** A URL for search engines; the date (`YYYY-MM-DD`) is given only if the record has one. */
export type SitemapEntry = { address: string; changedOn?: string | undefined };

/** By the name of the sitemap that lists them. */
export type Sitemaps = Readonly<Record<string, readonly SitemapEntry[]>>;

/** A sitemap may not be empty: with every job closed, there is none for jobs. */
const filled = (sitemaps: Sitemaps) =>
  new Map(Object.entries(sitemaps).filter(([, entries]) => entries.length > 0));

/** The sitemaps for search engines: every URL, by kind of page, and their index. */
export function sitemapRoutes(origin: string, sitemaps: () => Promise<Sitemaps>) {
  return new Hono()
    .get("/sitemap.xml", revalidated, async (c) => {
      const names = filled(await sitemaps()).keys();
      const maps = Array.from(names, (name) => ({ address: `/sitemaps/${name}.xml` }));
      return c.body(xml("sitemapindex", "sitemap", origin, maps), 200, headers);
    })
    .get("/sitemaps/:file{[a-z-]+\\.xml}", revalidated, async (c) => {
      const name = c.req.param("file").replace(/\.xml$/, "");
      const entries = filled(await sitemaps()).get(name);
      if (!entries) return c.notFound();
      return c.body(xml("urlset", "url", origin, entries), 200, headers);
    })
    .get("/robots.txt", revalidated, (c) =>
      c.text(
        `User-agent: *\nDisallow: /api/\nDisallow: /search/\n\nSitemap: ${origin}/sitemap.xml\n`,
        200,
        { "Cache-Control": "public, max-age=86400" },
      ),
    );
}

const headers = {
  "Content-Type": "application/xml; charset=utf-8",
  // A closed job is removed within a minute.
  "Cache-Control": "public, max-age=0, s-maxage=60",
};

function xml(root: string, item: string, origin: string, entries: readonly SitemapEntry[]) {
  const items = entries.map(({ address, changedOn }) => {
    const lastmod = changedOn === undefined ? "" : `<lastmod>${changedOn}</lastmod>`;
    return `<${item}><loc>${origin}${escaped(address)}</loc>${lastmod}${languagesOf(address, origin)}</${item}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join("\n")}\n</${root}>\n`;
}

/** The same page in each language, where there is more than one: search engines show the reader's own. */
function languagesOf(address: string, origin: string) {
  const { address: english } = languageOf(address);
  if (!hasKiswahili(english)) return "";
  const alternates = [
    ["en", english],
    ["sw", inLanguage(english, "sw")],
    ["x-default", english],
  ] as const;
  return alternates
    .map(
      ([language, path]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${origin}${escaped(path)}"/>`,
    )
    .join("");
}

/** Addresses are made of percent-encoded parts: only the ampersand between two parameters needs escaping in XML. */
function escaped(address: string) {
  return address.replaceAll("&", "&amp;");
}
