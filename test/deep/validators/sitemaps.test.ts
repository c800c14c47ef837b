import { readFileSync } from "node:fs";
import { Readable } from "node:stream";
import { parseSitemapIndex } from "sitemap";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { serveSite } from "./support/served-site.ts";

const site = serveSite();
/** The most URLs and bytes of a sitemap. */
const most = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

const readList = async (address: string) => site.read(new URL(address).pathname);
const toStream = (text: string) => Readable.from([Buffer.from(text)]);

async function readIndex() {
  const index = await site.read("/sitemap.xml");
  return parseSitemapIndex(toStream(index));
}

test("every sitemap is valid by the protocol's schema", async () => {
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

const schemaFile = new URL("schema/sitemap.xsd", import.meta.resolve("sitemap/package.json"));
/** The protocol's schema accepts foreign elements if it is given their schema: this covers the XHTML in a sitemap. */
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
