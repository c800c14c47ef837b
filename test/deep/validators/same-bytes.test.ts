import { expect, test } from "vitest";
import { paths } from "#app/pages/paths.ts";
import { addresses } from "#test/support/site/site.ts";
import { serveSite } from "./support/served-site.ts";

/** More than a day, so that everything that depends on the time changes. */
const aheadMs = 26 * 60 * 60_000;
const clockAhead = `const { Date: Own } = globalThis;
globalThis.Date = class extends Own {
  constructor(...given) { given.length === 0 ? super(Own.now() + ${aheadMs}) : super(...given); }
  static now() { return Own.now() + ${aheadMs}; }
};`;
const today = serveSite();
const tomorrow = serveSite(undefined, {
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(clockAhead)}`,
});

/**
 * Files that contain the date, such as a workbook, whose zip entries have a time; and the database's jobs, which
 * replicas share.
 */
const ofTheDay =
  /^(?:\/sw)?\/(?:\.well-known\/security\.txt|calculators\/(?:[^/]+\/cloth\.\w+|cost-of-credit\.xlsx)|sitemaps\/jobs\.xml)/;

/** One URL for each path, because the same code makes it for any query. */
async function filesThatPagesName() {
  const found = new Map<string, string>();
  const note = (html: string, pattern: RegExp) => {
    for (const [, quoted = ""] of html.matchAll(pattern)) {
      const address = quoted.replaceAll("&amp;", "&");
      const [path = ""] = address.split(/[?#]/);
      if (/\.\w+$/.test(path)) found.set(path, address);
    }
  };
  for (const address of addresses) {
    const page = await today.ask(address);
    note(await page.text(), /(?:href|src)="(\/[^"]+)"/g);
  }
  note(await today.read("/sitemap.xml"), /<loc>https:\/\/[^/]+([^<]+)/g);
  const unnamed = ["/robots.txt", "/humans.txt", "/speculation-rules.json", "/api/openapi.json"];
  for (const path of [...unnamed, paths.searchSuggestions("loan")]) found.set(path, path);
  return [...found.values()].filter((address) => !ofTheDay.test(address));
}

test("a file is the same on every replica and every day, and is not sent again to a client that has it", async () => {
  const files = await filesThatPagesName();
  expect(files.length).toBeGreaterThan(100);
  const differing: string[] = [];
  for (const address of files) {
    const [one, other] = await Promise.all([today.ask(address), tomorrow.ask(address)]);
    const [bytes, otherBytes] = await Promise.all([one.arrayBuffer(), other.arrayBuffer()]);
    const tag = one.headers.get("ETag");
    const isSame = Buffer.from(bytes).equals(Buffer.from(otherBytes));
    if (!isSame || tag !== other.headers.get("ETag")) differing.push(`${address} ${one.status}`);
    if (!tag) continue;
    const held = await tomorrow.ask(address, { headers: { "If-None-Match": tag } });
    if (held.status !== 304) differing.push(`${address} ${held.status} to who has it`);
  }
  expect(differing).toEqual([]);
});
