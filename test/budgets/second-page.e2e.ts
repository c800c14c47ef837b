import { expect, test } from "@playwright/test";
import { languageOf, withLanguage } from "#domain/pages/language.ts";
import { link } from "#app/pages/link.ts";
import { available } from "../support/dictionaries.ts";
import { addresses, kindOf } from "../support/site.ts";

/** The budgets of docs/performance.md, in bytes on the wire. */
const budget = { sameKind: 3584, afterHome: 5632 };
/** Pages of the group, which share less with the bank's home. */
const ofGroup = new Map<string, number>([
  [link("/rightsissue"), 6400],
  [link("/about-us"), 5900],
]);

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
    if (another)
      weights.push({ kind: "sameKind", address, bytes: await bytesAfter(another, address) });
    weights.push({ kind: "afterHome", address, bytes: await bytesAfter(homes[language], address) });
    before.set(place, await pageAt(address));
  }
  for (const kind of ["sameKind", "afterHome"] as const) {
    const [heaviest] = weights.filter((page) => page.kind === kind).sort(byWeight);
    console.info(`Heaviest page after another, ${kind}: ${heaviest?.address}, ${heaviest?.bytes}`);
  }
  const most = ({ kind, address }: Weight) =>
    Math.max(budget[kind], (kind === "afterHome" && ofGroup.get(address)) || 0);
  expect(weights.filter((page) => page.bytes > most(page)).sort(byWeight)).toEqual([]);

  async function pageAt(address: string) {
    const response = await fetch(`${baseURL}${address}`, { headers: { "Accept-Encoding": "br" } });
    return Buffer.from(await response.arrayBuffer());
  }

  async function bytesAfter(page: Buffer, address: string) {
    const headers = { "Accept-Encoding": "br, dcz", "Available-Dictionary": available(page) };
    // The platform's fetch reads Brotli alone, and would hand out the rest as it came.
    let response = await fetch(`${baseURL}${address}`, { headers });
    // A server that is making others for the tests beside this one sends the whole page.
    for (let asked = 1; isWhole(response) && asked < 20; asked++)
      response = await fetch(`${baseURL}${address}`, { headers });
    expect([address, response.headers.get("Content-Encoding")]).toEqual([address, "dcz"]);
    return (await response.arrayBuffer()).byteLength;
  }
});

const isWhole = (response: Response) => response.headers.get("Content-Encoding") === "br";
const byWeight = (a: Weight, b: Weight) => b.bytes - a.bytes;
