import { expect, test } from "@playwright/test";
import { languageOf, withLanguage } from "#domain/pages/language.ts";
import { link } from "#app/pages/link.ts";
import { available } from "../support/dictionaries.ts";
import { addresses, kindOf } from "../support/site.ts";

/** The budgets of docs/performance.md, in bytes on the wire. */
const budget = { sameKind: 3584, afterHome: 5632 };
type Weight = { kind: keyof typeof budget; address: string; bytes: number };

test("a page is sent as what differs from the page before", async ({ baseURL }) => {
  test.setTimeout(240_000);
  const before = new Map<string, Buffer>();
  const homes = {
    en: await pageAt(link("/hfc")),
    sw: await pageAt(withLanguage(link("/hfc"), "sw")),
  };
  const weights: Weight[] = [];
  for (const address of addresses) {
    const { language } = languageOf(address);
    const place = `${language} ${kindOf(address)}`;
    const another = before.get(place);
    if (another) weights.push(await weigh("sameKind", address, another));
    weights.push(await weigh("afterHome", address, homes[language]));
    before.set(place, await pageAt(address));
  }
  for (const kind of ["sameKind", "afterHome"] as const) {
    const [heaviest] = weights.filter((page) => page.kind === kind).sort(byWeight);
    console.info(`Heaviest page after another, ${kind}: ${heaviest?.address}, ${heaviest?.bytes}`);
  }
  expect(weights.filter(({ kind, bytes }) => bytes > budget[kind]).sort(byWeight)).toEqual([]);

  async function pageAt(address: string) {
    const response = await fetch(`${baseURL}${address}`, { headers: { "Accept-Encoding": "br" } });
    return Buffer.from(await response.arrayBuffer());
  }

  /** As the first visitor gets it, or, where that is over the budget, those who come later. */
  async function weigh(kind: Weight["kind"], address: string, had: Buffer): Promise<Weight> {
    let bytes = await bytesAs("dcz", address, had);
    if (bytes > budget[kind]) bytes = await bytesAs("dcb", address, had);
    return { kind, address, bytes };
  }

  async function bytesAs(encoding: "dcz" | "dcb", address: string, had: Buffer) {
    const headers = {
      "Accept-Encoding": encoding === "dcz" ? "br, dcz" : "br, dcz, dcb",
      "Available-Dictionary": available(had),
    };
    let bytes = 0;
    // Another encoding comes while the server makes those of the tests beside this one.
    await expect(async () => {
      // The platform's fetch reads Brotli alone, and hands out the rest as it came.
      const response = await fetch(`${baseURL}${address}`, { headers });
      bytes = (await response.arrayBuffer()).byteLength;
      expect(response.headers.get("Content-Encoding")).toBe(encoding);
    }).toPass({ intervals: [10, 100], timeout: 20_000 });
    return bytes;
  }
});

const byWeight = (a: Weight, b: Weight) => b.bytes - a.bytes;
