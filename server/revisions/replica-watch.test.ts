import { expect, onTestFinished, test, vi } from "vitest";
import { recordedLog } from "#test/support/careers.ts";
import { engines, openTestDatabase } from "#test/support/databases.ts";
import type { Database } from "../db/open-database.ts";
import { watchReplicas } from "./replica-watch.ts";

function start(db: Database, clock = { now: 1_000_000 }) {
  const served = { build: "b1", content: "c1" };
  const { log, lines } = recordedLog();
  const watch = watchReplicas({ db, served: () => served, now: () => clock.now, everyMs: 5, log });
  watch.start();
  onTestFinished(() => watch.stop());
  const sees = (drift: object) => vi.waitFor(() => expect(watch.drift()).toEqual(drift));
  return { served, watch, lines, sees };
}

test.each(engines)("on %s, each sees what the others serve", async (engine) => {
  const db = await openTestDatabase(engine);
  const [one, two, three] = [start(db), start(db), start(db)];
  await one.sees({ replicas: 3, otherBuild: 0, otherContent: 0 });
  two.served.content = "c2";
  three.served.build = "b2";
  await one.sees({ replicas: 3, otherBuild: 1, otherContent: 1 });
  await two.sees({ replicas: 3, otherBuild: 1, otherContent: 2 });
  await vi.waitFor(() =>
    // A look between the two changes is a line of its own before these.
    expect(one.lines.slice(-2)).toMatchObject([
      { level: 40, msg: "Replicas serve different content", content: "c1" },
      { level: 40, msg: "Replicas run different builds", build: "b1" },
    ]),
  );
  two.served.content = "c1";
  await three.watch.stop();
  await one.sees({ replicas: 2, otherBuild: 0, otherContent: 0 });
  await vi.waitFor(() =>
    expect(one.lines.at(-1)).toMatchObject({ level: 30, msg: "Replicas serve the same" }),
  );
});

test.each(["behind", "ahead"])("one whose last word is far %s is forgotten", async (which) => {
  const db = await openTestDatabase("SQLite");
  const seenAt = which === "behind" ? 1_000_000 - 1000 : 1_000_000 + 3600_000;
  await db
    .insertInto("replica")
    .values({ id: "gone", build: "b0", content: "c0", seenAt })
    .execute();
  const { sees } = start(db);
  const builds = () => db.selectFrom("replica").select("build").execute();
  await vi.waitFor(async () => expect(await builds()).toEqual([{ build: "b1" }]));
  await sees({ replicas: 1, otherBuild: 0, otherContent: 0 });
});

test("trouble with the database is outlived, and logged once", async () => {
  const db = await openTestDatabase("SQLite");
  await db.schema.alterTable("replica").renameTo("mislaid").execute();
  const { lines, sees, served } = start(db);
  await vi.waitFor(() => expect(lines).toHaveLength(1));
  await db.schema.alterTable("mislaid").renameTo("replica").execute();
  const other = start(db);
  other.served.content = "c2";
  await sees({ replicas: 2, otherBuild: 0, otherContent: 1 });
  expect(served.content).toBe("c1");
});
