import { Hono } from "hono";

type SitemapOptions = { origin: string; addresses: () => Promise<readonly string[]> };

/** What search engines are told: every address, and where the list of them is. */
export function sitemapRoutes({ origin, addresses }: SitemapOptions) {
  return new Hono()
    .get("/sitemap.xml", async (c) =>
      c.body(sitemapXml(origin, await addresses()), 200, {
        "Content-Type": "application/xml; charset=utf-8",
        // A job that is closed leaves it within the minute.
        "Cache-Control": "public, max-age=0, s-maxage=60",
      }),
    )
    .get("/robots.txt", (c) =>
      c.text(
        `User-agent: *\nDisallow: /api/\nDisallow: /search/\n\nSitemap: ${origin}/sitemap.xml\n`,
      ),
    );
}

function sitemapXml(origin: string, addresses: readonly string[]) {
  // Addresses are made of percent-encoded parts: nothing in them needs escaping in XML.
  const urls = addresses.map((address) => `<url><loc>${origin}${address}</loc></url>`).join("\n");
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}
