import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { gunzipSync, gzipSync } from "node:zlib";
import { create, extract } from "tar";
import { expect, test } from "vitest";
import { enquiriesIn, log, now, openSite, siteWithBackup } from "#test/support/site/backup-site.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { storeEnquiries } from "#test/support/records/records.ts";
import { storedTexts } from "#test/support/records/stored-files.ts";
import { restoreBackup } from "./restore-backup.ts";

/** Unpacks a backup, lets `change` work on it, and packs it again. */
async function altered(target: string, change: (folder: string) => void, paths: string[]) {
  const folder = temporaryFolder();
  await extract({ file: target, cwd: folder });
  change(folder);
  const changed = join(temporaryFolder(), "changed.tar.gz");
  await create({ file: changed, cwd: folder, gzip: true }, paths);
  return changed;
}

const whole = ["site.db", "cv", "manifest.json"];
const plain = (key: string) => ["site.db", `cv/${key}`, "manifest.json"];
const another = randomUUID();
type Tampering = [string, (target: string, cvKey: string) => Promise<string> | string, RegExp];

test.each<Tampering>([
  [
    "is cut in its middle",
    (target) => rewritten(target, (all) => all.subarray(0, all.length / 2)),
    /./,
  ],
  ["is cut at its end", (target) => rewritten(target, (all) => all.subarray(0, -20)), /./],
  [
    "is cut and packed again",
    (target) => rewritten(target, (all) => gzipSync(gunzipSync(all).subarray(0, 8192))),
    /./,
  ],
  ["has one bit turned", (target) => rewritten(target, turnBit), /./],
  ["is empty", (target) => rewritten(target, () => Buffer.alloc(0)), /./],
  ["is no archive", (target) => rewritten(target, () => Buffer.from("hello")), /./],
  [
    "has another CV",
    (target, key) =>
      altered(target, (folder) => writeFileSync(join(folder, "cv", key), "b cv"), plain(key)),
    /was changed/,
  ],
  [
    "lacks a CV",
    (target) => altered(target, () => undefined, ["site.db", "manifest.json"]),
    /names 2/,
  ],
  [
    "has a CV more",
    (target, key) =>
      altered(target, (folder) => writeFileSync(join(folder, "cv", another), "x"), [
        ...plain(key),
        `cv/${another}`,
      ]),
    /holds 3 files/,
  ],
  [
    "lacks its manifest",
    (target, key) => altered(target, () => undefined, plain(key).slice(0, 2)),
    /manifest.json is missing/,
  ],
  [
    "has another database",
    (target, key) =>
      altered(target, (folder) => deleteEnquiries(join(folder, "site.db")), plain(key)),
    /site.db was changed/,
  ],
  [
    "has files of other names",
    (target) =>
      altered(target, (folder) => writeFileSync(join(folder, "cv", "..secret"), "x"), whole),
    /which no backup holds/,
  ],
  [
    "has a link in the place of a CV",
    (target, key) =>
      altered(target, (folder) => linkTo("/etc/passwd", join(folder, "cv", key)), plain(key)),
    /which no backup holds/,
  ],
])("a backup that %s changes nothing", async (_, tamper, reason) => {
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

function rewritten(target: string, change: (all: Buffer) => Buffer) {
  const path = join(temporaryFolder(), "changed.tar.gz");
  writeFileSync(path, change(readFileSync(target)));
  return path;
}

function linkTo(target: string, path: string) {
  rmSync(path);
  symlinkSync(target, path);
}

function turnBit(all: Buffer) {
  const middle = Math.floor(all.length / 2);
  all[middle] = (all[middle] ?? 0) ^ 1;
  return all;
}

function deleteEnquiries(path: string) {
  const file = new DatabaseSync(path);
  file.exec("delete from enquiry");
  file.close();
}
