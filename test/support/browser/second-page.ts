import { expect } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { languageOf, withLanguage } from "#domain/texts/language.ts";
import { available } from "#test/support/site/dictionaries.ts";
import { addresses, kindOf } from "#test/support/site/site.ts";

/** The budgets of docs/performance.md, in bytes on the wire. */
const budget = { sameKind: 3584, afterHome: 5632 };

export type SecondPage = { kind: keyof typeof budget; address: string; before: string };

/** Every page, as the second page after its language's home page, and after the previous page of its kind. */
export const secondPages: readonly SecondPage[] = addresses.flatMap((address, i) => {
  const place = placeOf(address);
  const before = addresses.slice(0, i).findLast((each) => placeOf(each) === place);
  const home = withLanguage(link("/hfc"), languageOf(address).language);
  const afterHome: SecondPage = { kind: "afterHome", address, before: home };
  return before === undefined ? [afterHome] : [afterHome, { kind: "sameKind", address, before }];
});

/** The language and the kind of page: those of one place have the same frame. */
export function placeOf(address: string): string {
  return `${languageOf(address).language} ${kindOf(address)}`;
}

/** Those that are larger than their budget. */
export async function tooLarge(origin: string | undefined, pages: Iterable<SecondPage>) {
  const dictionaries = new Map<string, Promise<Buffer>>();
  const weighed = [];
  for (const page of pages) {
    const before = dictionaries.get(page.before) ?? pageAt(page.before);
    dictionaries.set(page.before, before);
    weighed.push({ ...page, bytes: await weigh(page, await before) });
  }
  for (const kind of ["sameKind", "afterHome"] as const) {
    const [heaviest] = weighed
      .filter((page) => page.kind === kind)
      .toSorted((a, b) => b.bytes - a.bytes);
    console.info(`Heaviest page after another, ${kind}: ${heaviest?.address}, ${heaviest?.bytes}`);
  }
  return weighed.filter(({ kind, bytes }) => bytes > budget[kind]);

  async function pageAt(address: string) {
    const response = await fetch(`${origin}${address}`, { headers: { "Accept-Encoding": "br" } });
    return Buffer.from(await response.arrayBuffer());
  }

  /** As the first visitor gets it or, if that is over the budget, as later ones do. */
  async function weigh({ kind, address }: SecondPage, had: Buffer) {
    const bytes = await bytesAs("dcz", address, had);
    return bytes > budget[kind] ? bytesAs("dcb", address, had) : bytes;
  }

  async function bytesAs(encoding: "dcz" | "dcb", address: string, had: Buffer) {
    const headers = {
      "Accept-Encoding": encoding === "dcz" ? "br, dcz" : "br, dcz, dcb",
      "Available-Dictionary": available(had),
    };
    let bytes = 0;
    // Retries, because the encoding differs while the server makes other tests' differences.
    await expect(async () => {
      // Node's fetch decodes only Brotli, and returns other encodings unchanged.
      const response = await fetch(`${origin}${address}`, { headers });
      bytes = (await response.arrayBuffer()).byteLength;
      expect(response.headers.get("Content-Encoding")).toBe(encoding);
    }).toPass({ intervals: [10, 100], timeout: 60_000 });
    return bytes;
  }
}
