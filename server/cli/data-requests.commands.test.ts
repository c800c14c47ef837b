import { describe, expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { storeDataRequests } from "#test/support/records/data-requests.ts";
import { referencesIn } from "#test/support/records/records.ts";
import { engines } from "#test/support/site/databases.ts";
import { enqueue } from "../outbox/outbox.store.ts";

describe.each(engines)("on %s", (engine) => {
  test("the most urgent requests come first, and closed ones are listed only with --all", async () => {
    const { db, run, read } = await openSiteOfCommands(engine);
    await storeDataRequests(
      db,
      { reference: "D-LATER", dueDay: "2026-10-09" },
      { reference: "D-CLOSED", closedAt: 5, outcome: "done", dueDay: "2026-01-01" },
      { reference: "D-SOON", dueDay: "2026-10-08" },
    );
    const open = [{ reference: "D-SOON" }, { reference: "D-LATER" }];
    expect(await read("data-requests", "list")).toMatchObject(open);
    const all = [...open, { reference: "D-CLOSED" }];
    expect(await read("data-requests", "list", "--all")).toMatchObject(all);
    const later = { dueDay: "2026-10-10" };
    const many = Array.from({ length: 51 }, (_, i) => ({ ...later, reference: `D-${i}` }));
    await storeDataRequests(db, ...many);
    expect(await read("data-requests", "list")).toHaveLength(53);
    expect((await run("data-requests", "list")).stdout).toMatch(
      /D-SOON +access +2026-10-08 .*open/,
    );
  });

  test("a closed request keeps only what proves that it was answered", async () => {
    const { db, run } = await openSiteOfCommands(engine);
    await storeDataRequests(db, {});
    await enqueue(db, { channel: "mail", about: "D-0000-0001", payload: {}, now: 0 });
    const close = (...args: string[]) => run("data-requests", "close", ...args);
    expect(await close("d-0000-0001", "--outcome", "partly")).toMatchObject({ code: 2 });
    expect(await close("D-0000-0001", "--outcome", "lost", "--yes")).toMatchObject({ code: 2 });
    expect(await close("d-0000-0001", "--outcome", "partly", "--yes")).toMatchObject({ code: 0 });
    expect(await db.selectFrom("dataRequest").selectAll().execute()).toMatchObject([
      { name: "", email: "", details: "", phone: "254712345678", outcome: "partly", closedAt: 0 },
    ]);
    expect(await db.selectFrom("outbox").select("id").execute()).toEqual([]);
    expect(await close("D-0000-0001", "--outcome", "done", "--yes")).toMatchObject({ code: 3 });
  });

  test("a person's open request outlives their erasure, a closed one does not", async () => {
    const { db, run, read } = await openSiteOfCommands(engine);
    await storeDataRequests(
      db,
      {},
      { reference: "D-CLOSED", closedAt: 5, outcome: "done" },
      { reference: "D-OTHER", phone: "254700000000", email: "a@b.c", closedAt: 5 },
    );
    const erased = await read("person", "erase", "0712345678", "--yes");
    expect(erased).toMatchObject({ dataRequests: 1 });
    expect(await referencesIn(db, "dataRequest")).toEqual(["D-0000-0001", "D-OTHER"]);
    const exported: unknown = JSON.parse((await run("person", "export", "0712345678")).stdout);
    expect(exported).toMatchObject({ dataRequests: [{ reference: "D-0000-0001" }] });
  });
});
