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
import { expect, test } from "vitest";
import { openSiteOfCommands } from "#test/support/site/command-line.ts";
import { engines, temporaryFolder } from "#test/support/site/databases.ts";
import type { ApplicationRow } from "#server/db/schema.ts";
import { applicationRow, referencesIn, storeApplications } from "#test/support/records/records.ts";
import { storedTexts, storeText } from "#test/support/records/stored-files.ts";
import { openFiles } from "../adapters/files/open-files.ts";
import { folderOf } from "../adapters/open-senders.ts";
import { writeDurably } from "../adapters/write-durably.ts";
import { parseConfig } from "../base/config.ts";
import { enqueue } from "../outbox/outbox.store.ts";

async function openSite() {
  const site = await openSiteOfCommands("SQLite");
  const files = openFiles(parseConfig(site.env));
  return {
    ...site,
    files,
    exportTo: (folder: string, ...options: string[]) =>
      site.run("applications", "export", "--to", folder, ...options),
    /** Stores applications with their CVs, in each of which is the reference. */
    async store(...given: Partial<ApplicationRow>[]) {
      const rows = given.map((each) => applicationRow({ cvScan: "clean", ...each }));
      for (const { cvKey, reference } of rows) await storeText(files, cvKey, reference);
      await storeApplications(site.db, ...rows);
    },
  };
}

const newFolder = () => join(temporaryFolder(), "export");
const firstSheet = "applications-1970-01-01-03-00-00.csv";
const readRows = (folder: string, sheet = firstSheet): Record<string, string>[] =>
  parse(readFileSync(join(folder, sheet)), { bom: true, columns: true });

test.each(engines)("on %s applications are listed, of all jobs or of one", async (engine) => {
  const { db, run, read } = await openSiteOfCommands(engine);
  await storeApplications(
    db,
    { reference: "A-1", createdAt: 1 },
    { reference: "A-2", createdAt: 2, jobId: "driver" },
  );
  const { stdout } = await run("applications", "list");
  expect(stdout.split("\n").map((line) => line.slice(0, 3))).toEqual(["ref", "A-2", "A-1", ""]);
  expect(await read("applications", "list", "--job", "teller")).toMatchObject([
    { reference: "A-1", education: [{ award: "Degree" }] },
  ]);
});

test("applications are exported with their CVs, under safe file names", async () => {
  const { store, exportTo } = await openSite();
  await store(
    { reference: "A-1", firstName: "../../Wanjikũ", lastName: "Ng'ang'a" },
    { reference: "A-2", firstName: "李", lastName: "小龙", cvName: "x.DOCX" },
    { reference: "A-3", firstName: "=1", lastName: "", cvName: "x.pdf/../y.exe" },
  );
  const folder = newFolder();
  expect(await exportTo(folder)).toMatchObject({
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
  const { exportTo } = await openSite();
  const folder = newFolder();
  await exportTo(folder);
  const [header] = readFileSync(join(folder, firstSheet), "utf8").split("\r\n");
  const columns = [
    ...["reference", "createdAt", "jobId", "jobTitle", "firstName", "lastName", "email", "phone"],
    ...["idNumber", "previousSalary", "expectedSalary", "previousIndustryExp", "resident"],
    ...["workPermit", "workPermitExpiry", "education", "workExperience", "cvScan", "cvFile"],
  ];
  expect(header?.replace("\uFEFF", "").split(",").slice(0, columns.length)).toEqual(columns);
});

test("a CV that is infected or not scanned yet is not exported", async () => {
  const { store, exportTo } = await openSite();
  for (const cvScan of ["clean", "unscanned", "waiting", "infected"] as const)
    await store({ reference: cvScan, cvScan });
  const exported = async (...options: string[]) => {
    const folder = newFolder();
    const { code, stderr } = await exportTo(folder, ...options);
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
  const { clock, store, exportTo } = await openSite();
  await store({});
  const folder = newFolder();
  await exportTo(folder);
  writeFileSync(join(folder, firstSheet), "notes");
  clock.now = 999;
  const again = await exportTo(folder);
  expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining(firstSheet) });
  clock.now = 1000;
  expect(await exportTo(folder)).toMatchObject({ code: 0 });
  expect(readFileSync(join(folder, firstSheet), "utf8")).toBe("notes");
  expect(readRows(folder, "applications-1970-01-01-03-00-01.csv")).toHaveLength(1);
});

test("changes to the spreadsheet do not cause an application to be exported again", async () => {
  const { store, exportTo } = await openSite();
  await store({});
  const folder = newFolder();
  await exportTo(folder);
  rmSync(join(folder, firstSheet));
  expect(await exportTo(folder, "--new")).toMatchObject({
    code: 0,
    stderr: "No new applications.\n",
  });
});

test("a CV that is not found is reported, and the rest is exported", async () => {
  const { db, store, exportTo } = await openSite();
  await store({ reference: "A-2" });
  await storeApplications(db, { cvScan: "clean" });
  const folder = newFolder();
  const { code, stderr } = await exportTo(folder);
  expect(code).toBe(1);
  expect(stderr).toContain("The CV was not found of: A-0000-0001");
  expect(readRows(folder)).toHaveLength(2);
  expect(readdirSync(join(folder, "cv"))).toHaveLength(1);
});

test("an export that was interrupted goes on, and copies no CV twice", async () => {
  const { store, exportTo } = await openSite();
  await store({ reference: "A-1" }, { reference: "A-2" });
  const folder = newFolder();
  await exportTo(folder);
  const [first = "", second = ""] = readdirSync(join(folder, "cv")).sort();
  // As after the process was killed: one CV is complete, one is not, and there is no spreadsheet yet.
  writeFileSync(join(folder, "cv", first), "whole");
  renameSync(join(folder, "cv", second), join(folder, "cv", `${second}.part`));
  renameSync(join(folder, firstSheet), join(folder, "applications.csv.part"));
  expect(await exportTo(folder)).toMatchObject({ code: 0 });
  expect(readdirSync(folder).sort()).toEqual([".exported.json", firstSheet, "cv"]);
  const texts = readdirSync(join(folder, "cv")).map((name) =>
    readFileSync(join(folder, "cv", name), "utf8"),
  );
  expect(texts).toEqual(["whole", "A-2"]);
  expect(readRows(folder)).toHaveLength(2);
});

test("--new exports each application once, and again when its CV has been scanned", async () => {
  const { clock, db, store, exportTo } = await openSite();
  const folder = newFolder();
  const exportAt = async (second: number) => {
    clock.now = second * 1000;
    await exportTo(folder, "--new");
    const sheet = `applications-1970-01-01-03-00-0${second}.csv`;
    return readRows(folder, sheet).map(({ reference }) => reference);
  };
  await store({ reference: "A-1" }, { reference: "A-2", cvScan: "waiting" });
  expect(await exportAt(1)).toEqual(["A-1", "A-2"]);
  clock.now = 2000;
  const again = await exportTo(folder, "--new");
  expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining("No new applications.") });
  expect(readdirSync(folder)).toHaveLength(3);
  await store({ reference: "A-3" });
  expect(await exportAt(2)).toEqual(["A-3"]);
  await db.updateTable("application").set({ cvScan: "clean" }).execute();
  expect(await exportAt(3)).toEqual(["A-2"]);
  expect(readdirSync(join(folder, "cv"))).toHaveLength(3);
  expect(readRows(folder, "applications-1970-01-01-03-00-01.csv")).toHaveLength(2);
});

test("a job for which nobody applied leaves an earlier export as it was", async () => {
  const { store, exportTo } = await openSite();
  const folder = newFolder();
  await store({});
  await exportTo(folder);
  expect(await exportTo(folder, "--job", "telller")).toMatchObject({
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
  const { exportTo } = await openSite();
  const folder = newFolder();
  mkdirSync(folder);
  writeFileSync(join(folder, "note.txt"), "kept");
  expect(await exportTo(folder)).toMatchObject({ code: 0 });
  expect(readdirSync(folder).sort()).toEqual([".exported.json", firstSheet, "cv", "note.txt"]);
});

test("an application is deleted with its CV and the messages about it", async () => {
  const { db, run, store, files } = await openSite();
  await store({}, { reference: "A-2" });
  await enqueue(db, { channel: "scan", about: "A-0000-0001", payload: {}, now: 0 });
  expect(await run("applications", "delete", "a-0000-0001", "--yes")).toMatchObject({ code: 0 });
  expect(Object.values(await storedTexts(files))).toEqual(["A-2"]);
  expect(await referencesIn(db, "application")).toEqual(["A-2"]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
  expect(await run("applications", "delete", "A-0000-0001", "--yes")).toMatchObject({ code: 3 });
});

test("an application whose CV cannot be deleted is deleted with its emails, and the command reports the CV", async () => {
  const { db, env, run } = await openSite();
  const row = applicationRow();
  await storeApplications(db, row);
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
