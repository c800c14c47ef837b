import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { describe, expect, test } from "vitest";
import { openSiteOfCommands, runCommand } from "#test/support/site/command-line.ts";
import { engines, temporaryFolder } from "#test/support/site/databases.ts";
import { applicationRow } from "#test/support/records/records.ts";
import { storedTexts, storeText } from "#test/support/records/stored-files.ts";
import { openFiles } from "../adapters/files/open-files.ts";
import { folderOf } from "../adapters/open-senders.ts";
import { writeDurably } from "../adapters/write-durably.ts";
import { parseConfig } from "../base/config.ts";
import { enqueue } from "../outbox/outbox.store.ts";

async function openSite() {
  const site = await openSiteOfCommands("SQLite");
  return { ...site, files: openFiles(parseConfig(site.env)) };
}

const newFolder = () => join(temporaryFolder(), "export");
const firstSheet = "applications-1970-01-01-03-00-00.csv";
const readRows = (folder: string, sheet = firstSheet): Record<string, string>[] =>
  parse(readFileSync(join(folder, sheet)), { bom: true, columns: true });

describe.each(engines)("on %s", (engine) => {
  test("applications are listed, of all jobs or of one", async () => {
    const { db, run } = await openSiteOfCommands(engine);
    await db
      .insertInto("application")
      .values([
        applicationRow({ reference: "A-1", createdAt: 1 }),
        applicationRow({ reference: "A-2", createdAt: 2, jobId: "driver" }),
      ])
      .execute();
    const { stdout } = await run("applications", "list");
    expect(stdout.split("\n").map((line) => line.slice(0, 3))).toEqual(["ref", "A-2", "A-1", ""]);
    const ofJob: unknown = JSON.parse(
      (await run("applications", "list", "--job", "teller", "--json")).stdout,
    );
    expect(ofJob).toMatchObject([{ reference: "A-1", education: [{ award: "Degree" }] }]);
  });
});

test("applications are exported with their CVs, under safe file names", async () => {
  const { db, run, files } = await openSite();
  const rows = [
    applicationRow({ reference: "A-1", firstName: "../../Wanjikũ", lastName: "Ng'ang'a" }),
    applicationRow({ reference: "A-2", firstName: "李", lastName: "小龙", cvName: "x.DOCX" }),
    applicationRow({ reference: "A-3", firstName: "=1", lastName: "", cvName: "x.pdf/../y.exe" }),
  ];
  for (const row of rows) await storeText(files, row.cvKey, row.reference);
  const scanned = rows.map((row) => ({ ...row, cvScan: "clean" as const }));
  await db.insertInto("application").values(scanned).execute();

  const folder = newFolder();
  const { code, stderr } = await run("applications", "export", "--to", folder);
  expect({ code, stderr }).toEqual({
    code: 0,
    stderr: `3 applications written to ${join(folder, firstSheet)}.\n`,
  });
  const names = ["A-1-wanjiku-ng-ang-a.pdf", "A-2-李-小龙.docx", "A-3-1"];
  expect(readdirSync(join(folder, "cv")).sort()).toEqual(names);
  for (const name of names) {
    expect(readFileSync(join(folder, "cv", name), "utf8")).toBe(name.slice(0, 3));
    expect(statSync(join(folder, "cv", name)).mode & 0o777).toBe(0o600);
  }
  expect(statSync(join(folder, ".exported.json")).mode & 0o777).toBe(0o600);
  expect(readRows(folder)).toMatchObject([
    {
      reference: "A-1",
      cvFile: "cv/A-1-wanjiku-ng-ang-a.pdf",
      previousIndustryExp: "yes",
      workPermit: "",
      education: "Maseno University, Degree",
      workExperience: "",
    },
    { cvFile: "cv/A-2-李-小龙.docx" },
    { firstName: "'=1" },
  ]);
});

test("the columns of the export keep their order, and new ones follow", async () => {
  const { run } = await openSite();
  const folder = newFolder();
  await run("applications", "export", "--to", folder);
  const [header] = readFileSync(join(folder, firstSheet), "utf8").split("\r\n");
  const columns = [
    ...["reference", "createdAt", "jobId", "jobTitle", "firstName", "lastName", "email", "phone"],
    ...["idNumber", "previousSalary", "expectedSalary", "previousIndustryExp", "resident"],
    ...["workPermit", "workPermitExpiry", "education", "workExperience", "cvScan", "cvFile"],
  ];
  expect(header?.replace("\uFEFF", "").split(",").slice(0, columns.length)).toEqual(columns);
});

test("a CV that is infected or not scanned yet is not exported", async () => {
  const { db, run, files } = await openSite();
  const states = ["clean", "unscanned", "waiting", "infected"] as const;
  const rows = states.map((cvScan) => applicationRow({ reference: cvScan, cvScan }));
  for (const row of rows) await storeText(files, row.cvKey, row.reference);
  await db.insertInto("application").values(rows).execute();
  const exported = async (...options: string[]) => {
    const folder = newFolder();
    const { code, stderr } = await run("applications", "export", "--to", folder, ...options);
    return { code, stderr, cvs: readdirSync(join(folder, "cv")).map((name) => name.split("-")[0]) };
  };
  const usual = await exported();
  expect(usual.cvs).toEqual(["clean"]);
  expect(usual.code).toBe(0);
  expect(usual.stderr).toMatch(/--with-unscanned.*infected, unscanned, waiting/);
  const unscanned = await exported("--with-unscanned");
  expect(unscanned.cvs.sort()).toEqual(["clean", "unscanned"]);
});

test("a later export leaves the spreadsheet with staff's notes as it is", async () => {
  const { db, env, run } = await openSite();
  await db.insertInto("application").values(applicationRow()).execute();
  const folder = newFolder();
  await run("applications", "export", "--to", folder);
  writeFileSync(join(folder, firstSheet), "notes");
  const again = (now: number) =>
    runCommand({ env, now: () => now }, "applications", "export", "--to", folder);
  expect(await again(999)).toMatchObject({ code: 1, stderr: expect.stringContaining(firstSheet) });
  expect(await again(1000)).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, firstSheet), "utf8")).toBe("notes");
  expect(readRows(folder, "applications-1970-01-01-03-00-01.csv")).toHaveLength(1);
});

test("changes to the spreadsheet do not cause an application to be exported again", async () => {
  const { db, run, files } = await openSite();
  const row = applicationRow({ cvScan: "clean" });
  await storeText(files, row.cvKey, "a CV");
  await db.insertInto("application").values(row).execute();
  const folder = newFolder();
  await run("applications", "export", "--to", folder);
  rmSync(join(folder, firstSheet));
  const more = await run("applications", "export", "--to", folder, "--new");
  expect(more).toMatchObject({ code: 0, stderr: "No new applications.\n" });
});

test("a CV that is not found is reported, and the rest is exported", async () => {
  const { db, run, files } = await openSite();
  const kept = applicationRow({ reference: "A-2", cvScan: "clean" });
  await storeText(files, kept.cvKey, "kept");
  const lost = applicationRow({ cvScan: "clean" });
  await db.insertInto("application").values([lost, kept]).execute();
  const folder = newFolder();
  const { code, stderr } = await run("applications", "export", "--to", folder);
  expect(code).toBe(1);
  expect(stderr).toContain("The CV was not found of: A-0000-0001");
  expect(readRows(folder)).toHaveLength(2);
  expect(readdirSync(join(folder, "cv"))).toHaveLength(1);
});

test("an export that was interrupted goes on, and copies no CV twice", async () => {
  const { db, run, files } = await openSite();
  const rows = ["A-1", "A-2"].map((reference) => applicationRow({ reference, cvScan: "clean" }));
  for (const row of rows) await storeText(files, row.cvKey, row.reference);
  await db.insertInto("application").values(rows).execute();
  const folder = newFolder();
  await run("applications", "export", "--to", folder);
  const [first = "", second = ""] = readdirSync(join(folder, "cv")).sort();
  // As after the process was killed: one CV is complete, one is not, and there is no spreadsheet yet.
  writeFileSync(join(folder, "cv", first), "whole");
  renameSync(join(folder, "cv", second), join(folder, "cv", `${second}.part`));
  renameSync(join(folder, firstSheet), join(folder, "applications.csv.part"));
  expect(await run("applications", "export", "--to", folder)).toMatchObject({ code: 0 });
  expect(readdirSync(folder).sort()).toEqual([".exported.json", firstSheet, "cv"]);
  const texts = readdirSync(join(folder, "cv")).map((name) =>
    readFileSync(join(folder, "cv", name), "utf8"),
  );
  expect(texts).toEqual(["whole", "A-2"]);
  expect(readRows(folder)).toHaveLength(2);
});

test("--new exports each application once, and again when its CV has been scanned", async () => {
  const { env, db, files } = await openSite();
  const folder = newFolder();
  const add = async (reference: string, cvScan: "clean" | "waiting") => {
    const row = applicationRow({ reference, cvScan });
    await storeText(files, row.cvKey, reference);
    await db.insertInto("application").values(row).execute();
  };
  const exportAt = async (second: number) => {
    const now = () => second * 1000;
    await runCommand({ env, now }, "applications", "export", "--to", folder, "--new");
    const sheet = `applications-1970-01-01-03-00-0${second}.csv`;
    return readRows(folder, sheet).map(({ reference }) => reference);
  };
  await add("A-1", "clean");
  await add("A-2", "waiting");
  expect(await exportAt(1)).toEqual(["A-1", "A-2"]);
  const again = await runCommand(
    { env, now: () => 2000 },
    ...["applications", "export", "--to", folder, "--new"],
  );
  expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining("No new applications.") });
  expect(readdirSync(folder)).toHaveLength(3);
  await add("A-3", "clean");
  expect(await exportAt(2)).toEqual(["A-3"]);
  await db.updateTable("application").set({ cvScan: "clean" }).execute();
  expect(await exportAt(3)).toEqual(["A-2"]);
  expect(readdirSync(join(folder, "cv"))).toHaveLength(3);
  expect(readRows(folder, "applications-1970-01-01-03-00-01.csv")).toHaveLength(2);
});

test("a job for which nobody applied leaves an earlier export as it was", async () => {
  const { db, run } = await openSite();
  const folder = newFolder();
  await db
    .insertInto("application")
    .values(applicationRow({ cvScan: "waiting" }))
    .execute();
  await run("applications", "export", "--to", folder);
  expect(await run("applications", "export", "--to", folder, "--job", "telller")).toMatchObject({
    code: 3,
    stderr: "Nobody applied for a job telller\n",
  });
  expect(readRows(folder)).toHaveLength(1);
});

test("an empty folder name is refused", async () => {
  const { run } = await openSite();
  expect(await run("applications", "export", "--to", "")).toMatchObject({ code: 2 });
});

test("other files of the folder stay as they are", async () => {
  const { run } = await openSite();
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, "note.txt"), "kept");
  expect(await run("applications", "export", "--to", folder)).toMatchObject({ code: 0 });
  expect(readdirSync(folder).sort()).toEqual([".exported.json", firstSheet, "cv", "note.txt"]);
});

test("an application is deleted with its CV and the messages about it", async () => {
  const { db, run, files } = await openSite();
  const [gone, kept] = [applicationRow(), applicationRow({ reference: "A-2" })];
  for (const row of [gone, kept]) await storeText(files, row.cvKey, row.reference);
  await db.insertInto("application").values([gone, kept]).execute();
  await enqueue(db, { channel: "scan", about: gone.reference, payload: {}, now: 0 });
  expect(await run("applications", "delete", "a-0000-0001", "--yes")).toMatchObject({ code: 0 });
  expect(await storedTexts(files)).toEqual({ [kept.cvKey]: "A-2" });
  expect(await db.selectFrom("application").select("reference").execute()).toEqual([
    { reference: "A-2" },
  ]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  expect(await run("applications", "delete", "A-0000-0001", "--yes")).toMatchObject({ code: 3 });
});

test("an application whose CV cannot be deleted is deleted with its emails, and the command reports the CV", async () => {
  const { db, env, run } = await openSite();
  const row = applicationRow();
  await db.insertInto("application").values(row).execute();
  await enqueue(db, { channel: "mail", about: row.reference, payload: {}, now: 0 });
  const [email] = await db.selectFrom("outbox").select("id").execute();
  await writeDurably(folderOf(env, "mail"), `${email?.id}.eml`, "an email");
  // A folder cannot be removed as a file, even by root.
  mkdirSync(join(env.DATA_DIR, "cv", row.cvKey), { recursive: true });
  const { code, stdout, stderr } = await run("applications", "delete", row.reference, "--yes");
  expect({ code, stdout }).toEqual({
    code: 0,
    stdout: `Application ${row.reference} is deleted.\n`,
  });
  expect(stderr).toContain("CV");
  expect(readdirSync(folderOf(env, "mail"))).toEqual([]);
});
