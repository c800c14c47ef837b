import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { folderSms } from "./folder-sms.ts";

const signal = new AbortController().signal;

test("writes a plain text, readable by its owner alone; names sort by time", async () => {
  const folder = join(temporaryFolder(), "sms");
  let now = Date.UTC(2026, 0, 2, 3, 4, 5);
  const sms = folderSms(folder, () => now);
  expect(await sms.send("254712345678", "Your code is 123456.", signal)).toEqual({ ok: true });
  now += 1;
  await sms.send("254112345678", "Your code is 654321.", signal);
  const [first = "", second = ""] = readdirSync(folder).toSorted();
  expect(first).toMatch(/^2026-01-02T03-04-05\.000Z-\w{8}\.txt$/);
  expect(readFileSync(join(folder, first), "utf8")).toBe(
    "To: +254712345678\n\nYour code is 123456.\n",
  );
  expect(readFileSync(join(folder, second), "utf8")).toContain("654321");
  expect(statSync(join(folder, first)).mode & 0o777).toBe(0o600);
});

test("an unwritable folder is a failure, whose reason omits the number", async () => {
  const file = join(temporaryFolder(), "file");
  writeFileSync(file, "");
  const result = await folderSms(file, () => 0).send("254712345678", "x", signal);
  expect(result).toEqual({ ok: false, reason: "The folder cannot be written: EEXIST" });
});
