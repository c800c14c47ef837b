import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dayMs, nairobiDay } from "#domain/time/nairobi-time.ts";
import { openSiteOfCommands, runCommand } from "#test/support/site/command-line.ts";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { referencesIn, storeEnquiries } from "#test/support/records/records.ts";
import { staffLogFolder } from "./staff-log.ts";

const noon = Date.UTC(2026, 10, 22, 9);
const file = "2026-11-22.jsonl";

async function openSite() {
  const { env, db } = await openSiteOfCommands("SQLite");
  const folder = staffLogFolder(env.DATA_DIR);
  return {
    db,
    folder,
    run: (...args: string[]) =>
      runCommand({ env: { ...env, SUDO_USER: "amina" }, now: () => noon }, ...args),
    text: () => readFileSync(join(folder, file), "utf8"),
  };
}

const reasonsIn = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => {
      const { reason, outcome } = JSON.parse(line) as Record<string, unknown>;
      return `${String(reason)}: ${String(outcome)}`;
    });

test("a command is logged as it begins and as it ends, with its operator and no personal data", async () => {
  const { db, run, text, folder } = await openSite();
  await storeEnquiries(db, {});
  await run("person", "export", "0712 345 678");
  await run("person", "erase", "wanjiku@mail.example", "--yes", "--json");
  await run("enquiries", "list", "--limit", "3");
  await run("enquiries", "delete", "E-0000-0009", "--yes");
  await run("enquiries", "delete", "wanjiku@mail.example", "--yes");
  await run("jobs", "publish", "254712345678");
  expect(reasonsIn(text())).toEqual([
    "person export: begun",
    "person export: done",
    "person erase --yes --json: begun",
    "person erase --yes --json: done",
    "enquiries list --limit 3: begun",
    "enquiries list --limit 3: done",
    "enquiries delete E-0000-0009 --yes: begun",
    "enquiries delete E-0000-0009 --yes: failed",
    "enquiries delete --yes: begun",
    "enquiries delete --yes: failed",
    "jobs publish: begun",
    "jobs publish: failed",
  ]);
  expect(JSON.parse(text().split("\n")[0] ?? "")).toEqual({
    level: 30,
    time: "2026-11-22T09:00:00.000Z",
    log: "security",
    event: "staff-command",
    reason: "person export",
    by: `${userInfo().username} for amina`,
    outcome: "begun",
  });
  expect(text()).not.toMatch(/wanjiku|712/i);
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test("files older than a year are deleted, one per command", async () => {
  const { run, folder } = await openSite();
  await run("jobs", "list");
  const dayOf = (days: number) => `${nairobiDay(noon - days * dayMs)}.jsonl`;
  for (const days of [366, 367, 900]) writeFileSync(join(folder, dayOf(days)), "");
  await run("jobs", "list");
  expect(readdirSync(folder)).toEqual([dayOf(367), dayOf(366), file]);
  await run("jobs", "list");
  await run("jobs", "list");
  expect(readdirSync(folder)).toEqual([dayOf(366), file]);
});

test("a command that cannot be recorded is not run", async () => {
  const { db, run, folder } = await openSite();
  await storeEnquiries(db, {});
  writeFileSync(folder, "");
  expect(await run("person", "erase", "wanjiku@mail.example", "--yes")).toMatchObject({ code: 1 });
  expect(await referencesIn(db, "enquiry")).toHaveLength(1);
});

test("without a site nothing is written; wrong use is not logged", async () => {
  const DATA_DIR = join(temporaryFolder(), "mistyped");
  await runCommand({ env: { DATA_DIR } }, "jobs", "list");
  expect(existsSync(DATA_DIR)).toBe(false);
  const { run, folder } = await openSite();
  await run("jobs", "publish");
  await run("content", "due");
  expect(existsSync(folder)).toBe(false);
});
