import { describe, expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { dataRequestRow } from "#test/support/records/data-requests.ts";
import { engines } from "#test/support/site/databases.ts";
import { enqueue } from "../outbox/outbox.store.ts";

describe.each(engines)("on %s", (engine) => {
  test("the most urgent requests come first, and closed ones are listed only with --all", async () => {
    const { db, run } = await openSiteOfCommands(engine);
    await db
      .insertInto("dataRequest")
      .values([
        dataRequestRow({ reference: "D-LATER", dueDay: "2026-10-09" }),
        dataRequestRow({
          reference: "D-CLOSED",
          closedAt: 5,
          outcome: "done",
          dueDay: "2026-01-01",
        }),
        dataRequestRow({ reference: "D-SOON", dueDay: "2026-10-08" }),
      ])
      .execute();
    const listed = async (...args: string[]) => {
      const rows: { reference: string }[] = JSON.parse(
        (await run("data-requests", "list", "--json", ...args)).stdout,
      );
      return rows.map(({ reference }) => reference);
    };
    expect(await listed()).toEqual(["D-SOON", "D-LATER"]);
    expect(await listed("--all")).toEqual(["D-SOON", "D-LATER", "D-CLOSED"]);
    const many = Array.from({ length: 51 }, (_, index) =>
      dataRequestRow({ reference: `D-${index}`, dueDay: "2026-10-10" }),
    );
    await db.insertInto("dataRequest").values(many).execute();
    expect(await listed()).toHaveLength(53);
    expect((await run("data-requests", "list")).stdout).toMatch(
      /D-SOON +access +2026-10-08 .*open/,
    );
  });

  test("a closed request keeps only what proves that it was answered", async () => {
    const { db, run } = await openSiteOfCommands(engine);
    await db.insertInto("dataRequest").values(dataRequestRow()).execute();
    await enqueue(db, {
      channel: "mail",
      about: "D-0000-0001",
      payload: { text: "secret" },
      now: 0,
    });
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
    const { db, run } = await openSiteOfCommands(engine);
    await db
      .insertInto("dataRequest")
      .values([
        dataRequestRow(),
        dataRequestRow({ reference: "D-CLOSED", closedAt: 5, outcome: "done" }),
        dataRequestRow({
          reference: "D-OTHER",
          phone: "254700000000",
          email: "a@b.c",
          closedAt: 5,
        }),
      ])
      .execute();
    const { stdout } = await run("person", "erase", "0712345678", "--yes", "--json");
    expect(JSON.parse(stdout)).toMatchObject({ dataRequests: 1 });
    expect(
      await db.selectFrom("dataRequest").select("reference").orderBy("reference").execute(),
    ).toEqual([{ reference: "D-0000-0001" }, { reference: "D-OTHER" }]);
    const exported: unknown = JSON.parse((await run("person", "export", "0712345678")).stdout);
    expect(exported).toMatchObject({ dataRequests: [{ reference: "D-0000-0001" }] });
  });
});
