import { randomBytes } from "node:crypto";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { seededRandom } from "#test/support/seeded-random.ts";
import { temporaryFolder } from "#test/support/databases.ts";
import { available, isDifference, unpacked } from "#test/support/dictionaries.ts";
import { eventually } from "#test/support/eventually.ts";
import { keepConnections } from "#test/support/kept-connections.ts";
import { layOutSite } from "#test/support/whole-site.ts";

/** Each page is asked for about fifteen times with a dictionary of each kind. */
const requests = 4000;
const atOnce = 16;
const readable = ["gzip, deflate, br, zstd, dcb, dcz", "br, dcz;q=0.5", "gzip, dcz", "dcz"];
/** Of those who do not read `dcz`, or name no page as they should. */
const unreadable = ["gzip, deflate, br", "gzip", "identity", "br, dcz;q=0", "*", "br, dcb"];
const malformed = [
  "",
  ":",
  "::",
  ":AAAA:",
  `"${"A".repeat(43)}="`,
  `:${"-".repeat(43)}=:`,
  "\u00ff",
];

/** A server with its own content, whose pages have no changing parts such as the timestamp of a form. */
async function setUp() {
  const content = join(temporaryFolder(), "content");
  cpSync("content", content, { recursive: true });
  const site = await layOutSite("SQLite", { CONTENT_DIR: content, LOG_LEVEL: "error" });
  const { port, pid } = await site.start();
  const ask = keepConnections(port, atOnce);

  const plain = async (path: string) => (await ask(path)).body;
  async function plainPages(paths: readonly string[]) {
    const pages = new Map<string, Buffer>();
    for (const path of paths) pages.set(path, await plain(path));
    return pages;
  }
  async function choosePaths() {
    const listed = await plain("/sitemaps/products.xml");
    const products = [...listed.toString().matchAll(/<loc>https?:\/\/[^/]+([^<]+)/g)];
    const paths = products.flatMap(([, path = ""], n) => (n % 4 === 0 ? path : []));
    return ["/", "/hfc", "/sw/hfc", "/careers", ...paths.slice(0, 36)];
  }
  /** Changes a word that is on every page. */
  async function change(path: string) {
    const before = await plain(path);
    const file = join(content, "site/menus.yaml");
    const text = readFileSync(file, "utf8");
    writeFileSync(file, text.replace(/(?<=^footer:\n\s*- title: ).*$/m, "Another title"));
    process.kill(pid, "SIGHUP");
    await eventually(
      "the server shows the new content",
      async () => !(await plain(path)).equals(before),
    );
  }
  return { ask, plain, plainPages, choosePaths, change };
}

const { next } = seededRandom("dictionaries");
const among = <T>(values: readonly T[]): T => {
  const value = values[Math.floor(next() * values.length)];
  if (value === undefined) throw new Error("There is nothing to choose from");
  return value;
};

test(`of ${requests} requests with known, old, foreign and random dictionaries none gets a wrong byte`, async () => {
  const { ask, plain, plainPages, choosePaths, change } = await setUp();
  const paths = await choosePaths();
  const old = [...(await plainPages(paths)).values()];
  await change("/hfc");
  const pages = await plainPages(paths);
  const now = [...pages.values()];
  const foreign = [
    await plain("/calculators/mortgage?amount=5000000"),
    await plain("/no-such-page"),
    await plain("/robots.txt"),
    (await ask("/hfc", { "X-Page-Part": "1" })).body,
  ];
  const kinds = {
    now: () => ({ had: among(now), accepted: among(readable) }),
    old: () => ({ had: among(old), accepted: among(readable) }),
    foreign: () => ({ had: among(foreign), accepted: among(readable) }),
    random: () => ({ had: randomBytes(40), accepted: among(readable) }),
    unreadable: () => ({ had: among(now), accepted: among(unreadable) }),
    malformed: () => ({
      had: randomBytes(40),
      accepted: among(readable),
      name: among(malformed),
    }),
  };
  const sent: Record<string, number> = {};
  const wrong: string[] = [];

  async function tryOne(kind: keyof typeof kinds) {
    const asked: { had: Buffer; accepted: string; name?: string } = kinds[kind]();
    const path = among(paths);
    const answer = await ask(path, {
      "Accept-Encoding": asked.accepted,
      "Available-Dictionary": asked.name ?? available(asked.had),
    });
    const encoding = answer.headers["content-encoding"] ?? "identity";
    const page = unpacked(answer.body, encoding, asked.had);
    if (answer.status !== 200 || !page.equals(pages.get(path) ?? Buffer.alloc(0)))
      wrong.push(`${path} as ${encoding}, for ${kind}`);
    const counted = `${kind}: ${isDifference(encoding) ? "difference" : "whole"}`;
    sent[counted] = (sent[counted] ?? 0) + 1;
  }
  const names = ["now", "old", "foreign", "random", "unreadable", "malformed"] as const;
  let left = requests;
  const visit = async () => {
    while (left-- > 0) await tryOne(among(names));
  };
  await Promise.all(Array.from({ length: atOnce }, visit));

  console.info(sent);
  expect(wrong).toEqual([]);
  // The share depends on the machine: who comes while two are made gets the whole page.
  expect(sent["now: difference"]).toBeGreaterThan(0);
  expect(sent["old: difference"]).toBeGreaterThan(0);
  for (const kind of ["foreign", "random", "unreadable", "malformed"])
    expect(sent).not.toHaveProperty(`${kind}: difference`);
});
