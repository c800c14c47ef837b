import { sql } from "kysely";
import { pino } from "pino";
import { describe, expect, test, vi } from "vitest";
import { dayMs, nairobiDay } from "#domain/time/nairobi-time.ts";
import { storeDataRequests } from "#test/support/records/data-requests.ts";
import { engines, openTestDatabase, temporaryFolder } from "#test/support/site/databases.ts";
import {
  applicationRow,
  referencesIn,
  storeApplications,
  storeEnquiries,
} from "#test/support/records/records.ts";
import { storedTexts, storeText } from "#test/support/records/stored-files.ts";
import { newFileKey } from "../adapters/files/file-store.ts";
import { localFiles } from "../adapters/files/local-files.ts";
import { folderOf } from "../adapters/open-senders.ts";
import { writeDurably } from "../adapters/write-durably.ts";
import { spendCode } from "../careers/phone-code.store.ts";
import type { Database } from "../db/open-database.ts";
import { enqueue } from "../outbox/outbox.store.ts";
import { removeExpired } from "./remove-expired.ts";

const periods = { RETENTION_APPLICATION_DAYS: 365, RETENTION_ENQUIRY_DAYS: 730 };
const log = pino({ level: "silent" });
const today = 1000 * dayMs;

const removeOn = (
  db: Database,
  now: number,
  { files = localFiles(temporaryFolder()), DATA_DIR = temporaryFolder(), evenUnusual = false } = {},
) =>
  removeExpired(
    { db, files, now: () => now, config: { ...periods, DATA_DIR }, log },
    { evenUnusual },
  );

describe.each(engines)("on %s", (engine) => {
  test("applications are deleted with their CVs after the configured days, and not earlier", async () => {
    const db = await openTestDatabase(engine);
    const files = localFiles(temporaryFolder());
    const old = applicationRow({ reference: "A-OLD", createdAt: today - 365 * dayMs - 1 });
    const young = applicationRow({ reference: "A-YOUNG", createdAt: today - 365 * dayMs });
    await storeApplications(db, old, young);
    for (const { cvKey, reference } of [old, young]) await storeText(files, cvKey, reference);
    await enqueue(db, { channel: "mail", about: "A-OLD", payload: {}, now: 0 });

    const removed = await removeOn(db, today, { files });
    expect(removed).toMatchObject({ applications: 1, enquiries: 0, orphans: 0 });
    expect(await referencesIn(db, "application")).toEqual(["A-YOUNG"]);
    expect(await storedTexts(files)).toEqual({ [young.cvKey]: "A-YOUNG" });
    expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  });

  test("enquiries are deleted after their own period, even more than one batch", async () => {
    const db = await openTestDatabase(engine);
    const start = today - 730 * dayMs;
    const old = Array.from({ length: 450 }, (_, i) => ({
      reference: `E-${i}`,
      createdAt: start - 1,
    }));
    await storeEnquiries(db, ...old, { reference: "E-YOUNG", createdAt: start });
    expect(await removeOn(db, today, { evenUnusual: true })).toMatchObject({ enquiries: 450 });
    expect(await referencesIn(db, "enquiry")).toEqual(["E-YOUNG"]);
  });

  test.each([
    { enquiries: [51, 101], applications: [1, 0], unusual: "51 of 152 enquiries" },
    { enquiries: [51, 102], applications: [1, 0], unusual: undefined },
    { enquiries: [50, 0], applications: [1, 0], unusual: undefined },
    { enquiries: [1, 0], applications: [51, 0], unusual: "51 of 51 applications" },
  ])(
    "with $enquiries enquiries and $applications applications (old and new), the unusual number is $unusual",
    async ({ enquiries, applications, unusual }) => {
      const db = await openTestDatabase(engine);
      const momentsOf = ([old = 0, young = 0]: number[]) => [
        ...Array<number>(old).fill(0),
        ...Array<number>(young).fill(today),
      ];
      const sent = momentsOf(enquiries).map((createdAt, i) => ({ reference: `E-${i}`, createdAt }));
      await storeEnquiries(db, ...sent);
      const applied = momentsOf(applications).map((createdAt, i) => ({
        reference: `A-${i}`,
        createdAt,
      }));
      await storeApplications(db, ...applied);
      const said = await removeOn(db, today).then(
        () => "removed",
        (error: Error) => error.message,
      );
      expect(said).toContain(unusual ? `${unusual} would be deleted, by a clock` : "removed");
      expect([
        (await referencesIn(db, "enquiry")).length,
        (await referencesIn(db, "application")).length,
      ]).toEqual(unusual ? [sent.length, applied.length] : [enquiries[1], applications[1]]);
    },
  );

  test("a bucket full of another site's files is left alone", async () => {
    const db = await openTestDatabase(engine);
    const files = localFiles(temporaryFolder());
    for (let index = 0; index < 51; index += 1) await storeText(files, newFileKey(), "another's");
    await expect(removeOn(db, Date.now() + 2 * dayMs, { files })).rejects.toThrow(
      "51 of 51 files that no application names would be deleted",
    );
    expect(Object.keys(await storedTexts(files))).toHaveLength(51);
  });

  test("data requests are deleted the same period after they were closed; open ones stay", async () => {
    const db = await openTestDatabase(engine);
    const old = today - 730 * dayMs;
    await storeDataRequests(
      db,
      { reference: "D-OPEN", createdAt: old - 1 },
      { reference: "D-OLD", createdAt: 0, closedAt: old - 1 },
      { reference: "D-YOUNG", createdAt: 0, closedAt: old },
    );
    expect(await removeOn(db, today)).toMatchObject({ dataRequests: 1 });
    expect(await referencesIn(db, "dataRequest")).toEqual(["D-OPEN", "D-YOUNG"]);
  });

  test("codes, counters and captchas are deleted when they expire", async () => {
    const db = await openTestDatabase(engine);
    for (const expiresAt of [today - 1, today, today + 1]) {
      const name = `${expiresAt}`;
      const code = { phone: name, codeHash: "", attempts: 0, expiresAt };
      await db.insertInto("phoneCode").values(code).execute();
      await db.insertInto("oneTimeCode").values(oneTimeCode(expiresAt)).execute();
      const usage = { name, startedAt: 0, used: 1, expiresAt };
      await db.insertInto("usage").values(usage).execute();
      await db.insertInto("captchaSpent").values({ signature: name, expiresAt }).execute();
    }
    expect(await removeOn(db, today)).toMatchObject({ codes: 4, counters: 2, captchas: 2 });
    for (const table of ["oneTimeCode", "phoneCode", "usage", "captchaSpent"] as const)
      expect(await db.selectFrom(table).select("expiresAt").execute()).toEqual([
        { expiresAt: today + 1 },
      ]);
  });

  test("delivered messages are deleted after 30 days, however many; the others stay", async () => {
    const db = await openTestDatabase(engine);
    for (const about of [...Array<string>(60).fill("E-OLD"), "E-YOUNG", "E-WAITING"])
      await enqueue(db, { channel: "mail", about, payload: {}, now: 0 });
    for (const [about, doneAt] of [
      ["E-OLD", today - 30 * dayMs - 1],
      ["E-YOUNG", today - 30 * dayMs],
    ] as const)
      await db.updateTable("outbox").set({ doneAt }).where("about", "=", about).execute();
    expect(await removeOn(db, today)).toMatchObject({ delivered: 60 });
    const left = await db.selectFrom("outbox").select("about").orderBy("about").execute();
    expect(left).toEqual([{ about: "E-WAITING" }, { about: "E-YOUNG" }]);
  });

  test("emails written as files are deleted after 30 days, and files without an application after one", async () => {
    const db = await openTestDatabase(engine);
    const files = localFiles(temporaryFolder());
    const DATA_DIR = temporaryFolder();
    await storeText(files, newFileKey(), "an orphan");
    // The second file is one that a killed process left half written.
    for (const kind of ["mail", "sms"] as const)
      for (const name of ["email", "email.tmp"])
        await writeDurably(folderOf({ DATA_DIR }, kind), name, "private");
    const after = (days: number) => removeOn(db, Date.now() + days * dayMs, { files, DATA_DIR });
    expect(await after(0)).toMatchObject({ emails: 0, orphans: 0 });
    expect(await after(2)).toMatchObject({ emails: 0, orphans: 1 });
    expect(await after(31)).toMatchObject({ emails: 4, orphans: 0 });
  });

  test("search terms without results are deleted after three months; visit totals stay", async () => {
    const db = await openTestDatabase(engine);
    const term = { page: "nyumba ndogo", event: "search_unfound", count: 1 };
    const kept = [
      { ...term, day: nairobiDay(today) },
      { page: "/", event: "page_view", count: 1, day: "1970-01-01" },
    ];
    await db
      .insertInto("visit")
      .values([...kept, { ...term, day: "1970-01-01" }])
      .execute();
    await removeOn(db, today);
    const left = await db.selectFrom("visit").selectAll().orderBy("event", "desc").execute();
    expect(left).toEqual(kept);
  });
});

test("a code used while old ones are being deleted stays", async () => {
  const db = await openTestDatabase("PostgreSQL");
  const code = oneTimeCode(today);
  await db.insertInto("oneTimeCode").values(code).execute();
  const { removal } = await db.transaction().execute(async (transaction) => {
    const spent = { nonce: code.nonce, now: today, keptUntil: today + 1 };
    await spendCode(transaction, code, spent);
    const removing = removeOn(db, today);
    await vi.waitFor(async () => expect(await waitingForLocks(db)).toHaveLength(1));
    return { removal: removing };
  });
  expect(await removal).toMatchObject({ codes: 0 });
  const kept = await db.selectFrom("oneTimeCode").select("spentAt").execute();
  expect(kept).toEqual([{ spentAt: today }]);
});

const oneTimeCode = (expiresAt: number) => ({
  nonce: `${expiresAt}`,
  phone: "254712345678",
  askedFrom: "",
  codeHash: "",
  createdAt: 0,
  expiresAt,
  guesses: 0,
  guessesWithoutNonce: 0,
});

/** Processes of this database that wait for a lock. */
async function waitingForLocks(db: Database) {
  const { rows } = await sql`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows;
}

test("CVs that cannot be deleted do not stop the other removals, and are deleted on another night", async () => {
  const db = await openTestDatabase("SQLite");
  const store = localFiles(temporaryFolder());
  const application = applicationRow({ createdAt: today - 365 * dayMs - 1 });
  await storeApplications(db, application);
  await storeText(store, application.cvKey, "a CV");
  await storeEnquiries(db, { createdAt: today - 730 * dayMs - 1 });
  const files = { ...store, delete: () => Promise.reject(new Error("no such bucket")) };
  expect(await removeOn(db, today, { files })).toMatchObject({ applications: 1, enquiries: 1 });
  expect(await removeOn(db, Date.now() + 2 * dayMs, { files: store })).toMatchObject({
    orphans: 1,
  });
  expect(await storedTexts(store)).toEqual({});
});
