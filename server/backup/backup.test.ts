import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { dayMs } from "#domain/time/nairobi-time.ts";
import {
  emptySite,
  enquiriesIn,
  openSite,
  siteWithBackup,
} from "#test/support/site/backup-site.ts";
import {
  applicationRow,
  storeApplications,
  storeEnquiries,
} from "#test/support/records/records.ts";
import { storedTexts, storeText } from "#test/support/records/stored-files.ts";
import { databaseFile } from "../db/open-database.ts";
import { makeBackup } from "./make-backup.ts";
import { restoreBackup } from "./restore-backup.ts";

test("a backup made during writes restores everything that was stored when it began", async () => {
  const { db, files, ...site } = await openSite();
  const applications = Array.from({ length: 5 }, (_, index) =>
    applicationRow({ reference: `A-${index}` }),
  );
  await storeApplications(db, ...applications);
  for (const { cvKey, reference } of applications) await storeText(files, cvKey, reference);

  const state = { isDone: false };
  const written: string[] = [];
  const writing = (async () => {
    while (!state.isDone) {
      const reference = `E-${String(written.length).padStart(6, "0")}`;
      await storeEnquiries(db, { reference });
      written.push(reference);
      await new Promise(setImmediate);
    }
  })();
  while (written.length < 20) await new Promise(setImmediate);
  const acknowledged = [...written];
  const manifest = await makeBackup({ files, ...site });
  state.isDone = true;
  await writing;
  expect(written.length).toBeGreaterThan(acknowledged.length);

  const other = emptySite();
  await restoreBackup({ ...other, source: site.target });
  const restored = await enquiriesIn(other.dataFolder);
  expect(restored).toEqual(written.slice(0, restored.length));
  expect(restored.length).toBeGreaterThanOrEqual(acknowledged.length);
  expect(manifest.counts["enquiry"]).toBe(restored.length);
  expect(await storedTexts(other.files)).toEqual(
    Object.fromEntries(applications.map(({ cvKey, reference }) => [cvKey, reference])),
  );
});

test("a backup leaves no other files, and only its owner can read it", async () => {
  const { dataFolder, target } = await siteWithBackup();
  expect(readdirSync(dataFolder).filter((name) => name.startsWith("working-"))).toEqual([]);
  expect(readdirSync(join(target, ".."))).toEqual(["backup.tar.gz"]);
  expect(statSync(target).mode & 0o777).toBe(0o600);
});

test("files of a killed process are removed after a day", async () => {
  const { target, now: _, ...site } = await openSite();
  const abandoned = join(site.dataFolder, "working-abandoned");
  mkdirSync(abandoned);
  const { mtimeMs } = statSync(abandoned);
  await makeBackup({ ...site, target, now: () => mtimeMs + dayMs });
  expect(existsSync(abandoned)).toBe(true);
  await makeBackup({ ...site, target, now: () => mtimeMs + dayMs + 1 });
  expect(existsSync(abandoned)).toBe(false);
});

test("a working folder that disappears meanwhile is skipped", async () => {
  const { target, ...site } = await openSite();
  symlinkSync("gone", join(site.dataFolder, "working-gone"));
  await makeBackup({ ...site, target });
  expect(existsSync(target)).toBe(true);
});

test("the tar command can read it", async () => {
  const { target, application } = await siteWithBackup();
  const listed = spawnSync("tar", ["-tzf", target], { encoding: "utf8" });
  expect(listed.stdout.split("\n").filter(Boolean)).toEqual([
    "site.db",
    `cv/${application.cvKey}`,
    "manifest.json",
  ]);
});

test("a CV whose file is missing is reported, and an infected CV's file is not looked for", async () => {
  const { db, files, ...site } = await openSite();
  const lost = applicationRow();
  const infected = applicationRow({ reference: "A-2", cvScan: "infected" });
  await storeApplications(db, lost, infected);
  expect(await makeBackup({ files, ...site })).toMatchObject({ missing: [lost.cvKey] });
});

test("a damaged database is replaced", async () => {
  const { target } = await siteWithBackup();
  const broken = emptySite();
  mkdirSync(broken.dataFolder);
  for (const end of ["", "-wal", "-shm"])
    writeFileSync(databaseFile(broken.dataFolder) + end, "no database at all".repeat(500));
  await restoreBackup({ ...broken, source: target });
  expect(await enquiriesIn(broken.dataFolder)).toEqual(["E-1"]);
});

test("a backup of a newer version that has only added is restored, with what it added", async () => {
  const site = await openSite();
  const file = new DatabaseSync(databaseFile(site.dataFolder));
  file.exec(`
    create table tomorrow (id text); insert into tomorrow values ('kept');
    insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2099');
    insert into compatibility values ('999-of-tomorrow', '001-first-tables')`);
  file.close();
  await storeEnquiries(site.db, { reference: "E-1" });
  await makeBackup(site);
  const other = emptySite();
  await restoreBackup({ ...other, source: site.target });
  expect(await enquiriesIn(other.dataFolder)).toEqual(["E-1"]);
  const restored = new DatabaseSync(databaseFile(other.dataFolder));
  expect(restored.prepare("select id from tomorrow").all()).toEqual([{ id: "kept" }]);
  restored.close();
});

test("a backup of an incompatible newer version is not restored", async () => {
  const site = await openSite();
  const file = new DatabaseSync(databaseFile(site.dataFolder));
  file.exec("insert into kysely_migration (name, timestamp) values ('999-of-tomorrow', '2099')");
  file.close();
  await makeBackup(site);
  const other = emptySite();
  await expect(restoreBackup({ ...other, source: site.target })).rejects.toThrow("999-of-tomorrow");
  expect(existsSync(databaseFile(other.dataFolder))).toBe(false);
});
