import type { Kysely } from "kysely";
import { pino } from "pino";
import { describe, expect, onTestFinished, test } from "vitest";
import {
  emptyPostgres,
  engines,
  openTestDatabase,
  temporaryFolder,
} from "#test/support/site/databases.ts";
import { setUpEnquiries } from "#test/support/records/enquiries.ts";
import { enquiryRow } from "#test/support/records/records.ts";
import { connectDatabase } from "./open-database.ts";
import { migrate } from "./migrate.ts";
import { migrations, type OwnMigration } from "./migrations.ts";

const names = Object.keys(migrations);

const addColumn = async (db: Kysely<unknown>) => {
  await db.schema.alterTable("enquiry").addColumn("channel", "text").execute();
};
const dropSubject = async (db: Kysely<unknown>) => {
  await db.schema.alterTable("enquiry").dropColumn("subject").execute();
};
const newer = (more: Record<string, OwnMigration>) => ({ ...migrations, ...more });
const adds = { up: addColumn, oldestVersion: "001-first-tables" };

describe.each(engines)("on %s", (engine) => {
  test("an older version goes on storing, and starts again, after a newer one's migration that only adds", async () => {
    const { db, submit, rows } = await setUpEnquiries(engine);
    await submit();
    await migrate(db, newer({ "998-channel": adds }));
    expect(await submit()).toMatchObject({ ok: true });
    await migrate(db);
    expect(await submit()).toMatchObject({ ok: true });
    // Upgrading again does not run the migration twice.
    await migrate(db, newer({ "998-channel": adds }));
    expect(await rows()).toHaveLength(3);
  });

  test("an incompatible older version is refused with a clear message", async () => {
    const db = await openTestDatabase(engine);
    const drops = { up: dropSubject, oldestVersion: "998-channel" };
    await migrate(db, newer({ "998-channel": adds, "999-no-subject": drops }));
    await expect(migrate(db)).rejects.toThrow(
      "The database is of a newer version, which has changed it (999-no-subject)",
    );
    // A version that has the required migration may run.
    await migrate(db, newer({ "998-channel": adds }));
  });

  test("a migration without a compatibility record refuses older versions", async () => {
    const db = await openTestDatabase(engine);
    await migrate(db, newer({ "998-channel": adds }));
    await db.schema.dropTable("compatibility").execute();
    await expect(migrate(db)).rejects.toThrow("998-channel");
  });

  test("a migration does not change existing rows", async () => {
    const log = pino({ level: "silent" });
    const DATABASE_URL = engine === "PostgreSQL" ? await emptyPostgres() : undefined;
    const config = { DATA_DIR: temporaryFolder(), DATABASE_CONNECTIONS: 2, DATABASE_URL };
    const db = await connectDatabase(config, log);
    onTestFinished(() => db.destroy());
    const before = Object.entries(migrations).slice(0, names.indexOf("008-complaint-reach"));
    await migrate(db, Object.fromEntries(before));
    const kept = enquiryRow();
    // Leaves out nulls: they may belong to columns that later migrations add.
    for (const [name, value] of Object.entries(kept))
      if (value === null) Reflect.deleteProperty(kept, name);
    await db.insertInto("enquiry").values(kept).execute();
    await migrate(db);
    const complaint = enquiryRow({ reference: "E-0000-0002", email: null, phone: null });
    await db.insertInto("enquiry").values(complaint).execute();
    expect(await db.selectFrom("enquiry").selectAll().orderBy("reference").execute()).toMatchObject(
      [kept, complaint],
    );
  });

  test("an old and a new version can start at the same time", async () => {
    const db = await openTestDatabase(engine);
    const both = [newer({ "998-channel": adds }), migrations];
    const starts = [...both, ...both].map((own) => migrate(db, own));
    await expect(Promise.all(starts)).resolves.toHaveLength(4);
  });
});
