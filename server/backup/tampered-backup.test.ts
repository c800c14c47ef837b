import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { create, extract } from "tar";
import { expect, test } from "vitest";
import { enquiriesIn, log, now, openSite, siteWithBackup } from "#test/support/site/backup-site.ts";
import { temporaryFile, temporaryFolder } from "#test/support/site/databases.ts";
import { storeEnquiries } from "#test/support/records/records.ts";
import { storedTexts } from "#test/support/records/stored-files.ts";
import { restoreBackup } from "./restore-backup.ts";

/** Unpacks a backup, lets `change` work on it, and packs the named files again. */
const altered =
  (paths: (cv: string) => string[], change: (folder: string, cv: string) => void = () => {}) =>
  async (target: string, key: string) => {
    const folder = temporaryFolder();
    await extract({ file: target, cwd: folder });
    const cv = `cv/${key}`;
    change(folder, join(folder, cv));
    const changed = join(temporaryFolder(), "changed.tar.gz");
    await create({ file: changed, cwd: folder, gzip: true }, paths(cv));
    return changed;
  };

const rewritten = (change: (all: Buffer) => Buffer) => (target: string) =>
  temporaryFile(change(readFileSync(target)));

const plain = (cv: string) => ["site.db", cv, "manifest.json"];
const another = `cv/${randomUUID()}`;
type Tampering = [string, RegExp, (target: string, key: string) => Promise<string> | string];

test.each<Tampering>([
  ["is cut in its middle", /./, rewritten((all) => all.subarray(0, all.length / 2))],
  ["is cut at its end", /./, rewritten((all) => all.subarray(0, -20))],
  ["is cut and packed again", /./, rewritten((all) => gzipSync(gunzipSync(all).subarray(0, 8192)))],
  ["has one bit turned", /./, rewritten(turnBit)],
  ["is empty", /./, rewritten(() => Buffer.alloc(0))],
  ["is no archive", /./, rewritten(() => Buffer.from("hello"))],
  ["has another CV", /was changed/, altered(plain, (_, cv) => writeFileSync(cv, "b cv"))],
  ["lacks a CV", /names 2/, altered(() => ["site.db", "manifest.json"])],
  [
    "has a CV more",
    /holds 3 files/,
    altered(
      (cv) => [...plain(cv), another],
      (folder) => writeFileSync(join(folder, another), "x"),
    ),
  ],
  ["lacks its manifest", /manifest.json is missing/, altered((cv) => ["site.db", cv])],
  ["has another database", /site.db was changed/, altered(plain, deleteEnquiries)],
  [
    "has files of other names",
    /which no backup holds/,
    altered(
      () => ["site.db", "cv", "manifest.json"],
      (folder) => writeFileSync(join(folder, "cv", "..secret"), "x"),
    ),
  ],
  [
    "has a link in the place of a CV",
    /which no backup holds/,
    altered(plain, (_, cv) => {
      rmSync(cv);
      symlinkSync("/etc/passwd", cv);
    }),
  ],
])("a backup that %s changes nothing", async (_, reason, tamper) => {
  const { target, application } = await siteWithBackup();
  const source = await tamper(target, application.cvKey);
  const { dataFolder, db, files } = await openSite();
  await storeEnquiries(db, { reference: "E-9" });
  await db.destroy();
  await expect(restoreBackup({ dataFolder, files, source, now, log })).rejects.toThrow(
    /is no whole backup, and nothing was changed/,
  );
  await expect(restoreBackup({ dataFolder, files, source, now, log })).rejects.toThrow(reason);
  expect(await enquiriesIn(dataFolder)).toEqual(["E-9"]);
  expect(await storedTexts(files)).toEqual({});
  expect(readdirSync(dataFolder).filter((name) => name.startsWith("working-"))).toEqual([]);
});

function turnBit(all: Buffer) {
  const middle = Math.floor(all.length / 2);
  all[middle] = (all[middle] ?? 0) ^ 1;
  return all;
}

function deleteEnquiries(folder: string) {
  const file = new DatabaseSync(join(folder, "site.db"));
  file.exec("delete from enquiry");
  file.close();
}
