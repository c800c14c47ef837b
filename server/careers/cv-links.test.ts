import { Readable } from "node:stream";
import { describe, expect, test } from "vitest";
import { keysOf } from "#test/support/content/careers.ts";
import { engines, openTestDatabase } from "#test/support/site/databases.ts";
import { storeApplications } from "#test/support/records/records.ts";
import { cvLinkRoutes } from "./cv-link.routes.ts";
import { createCvLinks } from "./cv-links.ts";

const [clean, waiting] = ["A-0000-0001", "A-0000-0002"];
const origin = "https://www.example.org";

describe.each(engines)("on %s", (engine) => {
  async function open() {
    const db = await openTestDatabase(engine);
    await storeApplications(
      db,
      { reference: clean, cvScan: "clean" },
      { reference: waiting, cvScan: "waiting" },
    );
    const clock = { now: 1_000_000 };
    const store = { isThere: true };
    const links = createCvLinks({
      db,
      files: {
        async get() {
          if (!store.isThere) throw new Error("The store does not answer");
          return Readable.from([Buffer.from("%PDF")]);
        },
      },
      keys: keysOf("secret"),
      now: () => clock.now,
      origin,
    });
    const api = cvLinkRoutes(links);
    const ask = (link: string, method = "GET") =>
      api.request(link.slice(origin.length), { method });
    return { clock, store, links, ask };
  }

  test("a link works once, as a download that is not cached", async () => {
    const { links, ask } = await open();
    const link = links.make(clean);
    expect((await ask(link, "HEAD")).status).toBe(404);
    const [first, second] = await Promise.all([ask(link), ask(link)]);
    expect([first.status, second.status].sort()).toEqual([200, 404]);
    const taken = first.status === 200 ? first : second;
    expect(taken.headers.get("Content-Disposition")).toBe("attachment");
    expect(taken.headers.get("Cache-Control")).toBe("no-store");
    expect(await taken.text()).toBe("%PDF");
    expect((await ask(link)).status).toBe(404);
    expect((await ask(links.make(clean))).status).toBe(200);
  });

  test("a store that does not respond does not use up the link", async () => {
    const { store, links, ask } = await open();
    const link = links.make(clean);
    store.isThere = false;
    expect((await ask(link)).status).toBe(500);
    store.isThere = true;
    expect((await ask(link)).status).toBe(200);
  });

  test("a link is refused after its expiry, for another CV, or for one not known to be clean", async () => {
    const { clock, links, ask } = await open();
    const link = links.make(clean);
    const altered = [
      link.replace(clean, waiting),
      link.replace(/expires=\d+/, "expires=9999999999999"),
      link.replace(/seal=(.)/, (_, first: string) => `seal=${first === "A" ? "B" : "A"}`),
      link.replace(/&seal=.*/, ""),
      links.make(waiting),
      links.make("A-0000-0003"),
    ];
    for (const each of altered) expect((await ask(each)).status, each).toBe(404);
    clock.now += 15 * 60 * 1000;
    expect((await ask(link)).status).toBe(404);
  });
});
