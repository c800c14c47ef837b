import { beforeAll, expect, test } from "vitest";
import { paths } from "#app/pages/paths.ts";
import { content } from "#test/support/content.ts";
import { schemaErrors, typesIn } from "#test/support/schema-org.ts";
import { addresses } from "#test/support/site.ts";
import { complaintsAbout } from "./support/search-engine-rules.ts";
import { serveSite } from "./support/served-site.ts";

const site = serveSite();
/** The data of every address; each page is asked for once. */
const dataOf = new Map<string, unknown[]>();
beforeAll(async () => {
  for (const address of addresses) dataOf.set(address, dataIn(await site.read(address)));
});

test("structured data is schema.org's and complete on every page, with pictures that are there", async () => {
  const errors: string[] = [];
  const types = new Set<string>();
  const pictures = new Set<string>();
  for (const [address, all] of dataOf) {
    for (const data of all) {
      const found = [...schemaErrors(data), ...complaintsAbout(data)];
      errors.push(...found.map((error) => `${address}: ${error}`));
      for (const type of typesIn(data)) types.add(type);
      for (const picture of picturesIn(data)) pictures.add(picture);
    }
  }
  expect(errors).toEqual([]);
  expect([...types]).toEqual(
    expect.arrayContaining(["JobPosting", "NewsArticle", "BreadcrumbList", "BankOrCreditUnion"]),
  );
  expect(pictures.size).toBeGreaterThan(20);
  for (const picture of pictures)
    expect((await site.ask(new URL(picture).pathname)).headers.get("Content-Type")).toMatch(
      /^image/,
    );
});

test("an article says when it was read through, where its record does", () => {
  for (const { path, readOn } of content.articles) {
    const article = dataOf
      .get(paths.article(path))
      ?.find((each) => typesIn(each)[0] === "NewsArticle");
    expect(Object(article)["dateModified"], path).toBe(readOn);
  }
});

test("no specimen number or address is given as a fact", () => {
  const { phone, mail } = content.settings;
  const specimens = [
    ...(phone.provenance === "specimen" ? [phone.dial] : []),
    ...(mail.provenance === "specimen" ? Object.values(mail.mailboxes) : []),
  ];
  for (const [address, all] of dataOf) {
    const text = JSON.stringify(all);
    for (const specimen of specimens) expect(text.includes(specimen), address).toBe(false);
  }
});

function dataIn(html: string): unknown[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...scripts].map(([, text = ""]): unknown => JSON.parse(text));
}

/** Addresses of pictures, wherever in the data. */
const picturesIn = (data: unknown) =>
  JSON.stringify(data).match(/https?:[^"]+\.(?:jpg|png|webp|avif|svg)(?=")/g) ?? [];
