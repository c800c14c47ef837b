import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSiteOfCommands, runCommand } from "#test/support/site/command-line.ts";
import { enquiriesIn } from "#test/support/site/backup-site.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import {
  applicationRow,
  storeApplications,
  storeEnquiries,
} from "#test/support/records/records.ts";
import { storedTexts, storeText } from "#test/support/records/stored-files.ts";
import { openFiles } from "../adapters/files/open-files.ts";
import { parseConfig } from "../base/config.ts";

async function siteWithBackup() {
  const { db, env, run } = await openSiteOfCommands("SQLite");
  const application = applicationRow();
  await storeEnquiries(db, {});
  await storeApplications(db, application);
  await storeText(openFiles(parseConfig(env)), application.cvKey, "a cv");
  const file = join(temporaryFolder(), "backup.tar.gz");
  const backup = await run("backup", file);
  return { db, env, run, file, backup, cvKey: application.cvKey };
}

test("backs up while the site runs, and restores to an empty folder without confirmation", async () => {
  const { backup, file, cvKey } = await siteWithBackup();
  expect(backup).toEqual({
    code: 0,
    stdout: `${file}: 1 enquiries, 1 applications, 1 CVs, as of 1970-01-01T00:00:00.000Z.\n`,
    stderr: "",
  });
  const env = { DATA_DIR: join(temporaryFolder(), "new") };
  expect(await runCommand({ env }, "restore", file)).toMatchObject({ code: 0, stderr: "" });
  expect(await enquiriesIn(env.DATA_DIR)).toEqual(["E-0000-0001"]);
  expect(await storedTexts(openFiles(parseConfig(env)))).toEqual({ [cvKey]: "a cv" });
});

test("existing data is replaced only on request, and when no server runs", async () => {
  const { db, env, run, file } = await siteWithBackup();
  await storeEnquiries(db, { reference: "E-2" });
  expect(await run("restore", file)).toMatchObject({ code: 2 });
  const running = await run("restore", file, "--yes");
  expect(running).toMatchObject({ code: 1, stdout: "" });
  expect(running.stderr).toContain("stop the server");
  await db.destroy();
  expect(await runCommand({ env, answer: "no" }, "restore", file)).toMatchObject({ code: 1 });
  expect(await enquiriesIn(env.DATA_DIR)).toHaveLength(2);
  const restored = await runCommand({ env, answer: "YES" }, "restore", file);
  expect(restored).toMatchObject({ code: 0 });
  expect(restored.stderr).toContain("CVs: 1 of 1\n");
  expect(await enquiriesIn(env.DATA_DIR)).toEqual(["E-0000-0001"]);
});

test("a backup is never written over another file", async () => {
  const { run, file } = await siteWithBackup();
  expect(await run("backup", file)).toMatchObject({
    code: 1,
    stderr: `${file} exists: choose a new name\n`,
  });
  expect(await run("backup", "/nowhere/backup.tar.gz")).toMatchObject({ code: 1 });
});

test("on PostgreSQL the commands refer to its own tools", async () => {
  const { run } = await openSiteOfCommands("PostgreSQL");
  const folder = temporaryFolder();
  for (const [command, ...yes] of [["backup"], ["restore", "--yes"]] as const) {
    const { code, stderr } = await run(command, join(folder, "backup.tar.gz"), ...yes);
    expect(code).toBe(2);
    expect(stderr).toContain("pg_dump");
  }
  expect(readdirSync(folder)).toEqual([]);
});
