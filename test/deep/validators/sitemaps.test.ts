import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { parseSitemap, parseSitemapIndex, type SitemapItem } from "sitemap";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { publicOrigin, serveSite } from "./support/served-site.ts";

const site = serveSite();
/** The most URLs and bytes of a sitemap. */
const most = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const readList = async (address: string) => site.read(new URL(address).pathname);
const toStream = (text: string) => Readable.from([Buffer.from(text)]);

async function readIndex() {
  const index = await site.read("/sitemap.xml");
  return parseSitemapIndex(toStream(index));
}

async function readAll(): Promise<SitemapItem[]> {
  const lists = await Promise.all((await readIndex()).map(({ url }) => readList(url)));
  return (await Promise.all(lists.map((list) => parseSitemap(toStream(list))))).flat();
}

test("every list is valid by the schema of the protocol", async () => {
  const lists = await readIndex();
  expect(lists.length).toBeGreaterThan(3);
  for (const { url } of lists) {
    const xml = await readList(url);
    const { errors } = await validateXML({ xml, schema: languagesSchema, preload: schemas });
    expect(errors, url).toEqual([]);
    expect(Buffer.byteLength(xml)).toBeLessThan(most.bytes);
    expect(xml.match(/<loc>/g)?.length ?? 0).toBeLessThan(most.addresses);
  }
});

test("every address is whole, stands once and answers with a page", async () => {
  const all = await readAll();
  expect(new Set(all.map(({ url }) => url)).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(350);
  for (const { url } of all) {
    expect(url.startsWith(`${publicOrigin}/`), url).toBe(true);
    const { pathname, search } = new URL(url);
    const { status, headers } = await site.ask(pathname + search, { method: "HEAD" });
    expect([status, headers.get("X-Robots-Tag")], url).toEqual([200, null]);
  }
});

test("the languages of a page name each other, and each itself", async () => {
  const all = await readAll();
  const linksOf = new Map(
    all.map(({ url, links }) => [url, links.map((link) => `${link.lang} ${link.url}`)]),
  );
  const translated = all.filter(({ links }) => links.length > 0);
  expect(translated.length).toBeGreaterThan(50);
  for (const { url, links } of translated) {
    expect(
      links.map((link) => link.url),
      url,
    ).toContain(url);
    for (const link of links) expect(linksOf.get(link.url), link.url).toEqual(linksOf.get(url));
  }
});

test("no page changed on a day to come", async () => {
  const days = (await readAll()).flatMap(({ lastmod }) => lastmod ?? []);
  expect(days.length).toBeGreaterThan(180);
  const today = nairobiDay(Date.now());
  for (const day of days) expect(day.slice(0, 10) <= today, day).toBe(true);
});

const schemaFile = new URL("schema/sitemap.xsd", import.meta.resolve("sitemap/package.json"));
/** The protocol's own schema takes foreign elements whose schema it is given: this is all a sitemap has of XHTML. */
const linkSchema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema" targetNamespace="http://www.w3.org/1999/xhtml">
  <xsd:element name="link"><xsd:complexType>
    <xsd:attribute name="rel" type="xsd:string" fixed="alternate" use="required"/>
    <xsd:attribute name="hreflang" type="xsd:language" use="required"/>
    <xsd:attribute name="href" type="xsd:anyURI" use="required"/>
  </xsd:complexType></xsd:element>
</xsd:schema>`;
const languagesSchema = `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">
  <xsd:import namespace="http://www.sitemaps.org/schemas/sitemap/0.9" schemaLocation="sitemap.xsd"/>
  <xsd:import namespace="http://www.w3.org/1999/xhtml" schemaLocation="link.xsd"/>
</xsd:schema>`;
const schemas = [
  { fileName: "sitemap.xsd", contents: readFileSync(schemaFile, "utf8") },
  { fileName: "link.xsd", contents: linkSchema },
];
