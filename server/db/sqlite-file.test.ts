import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#test/support/databases.ts";
import { openSqliteFile } from "./sqlite-file.ts";

function open(path: string) {
  const file = openSqliteFile(path);
  onTestFinished(() => file.close());
  return file;
}

/** The system's list of locks on a file: kind and range. */
function locksOn(path: string) {
  const { ino } = statSync(path);
  return readFileSync("/proc/locks", "utf8")
    .split("\n")
    .filter((line) => line.includes(`:${ino} `))
    .map((line) => line.replace(/^.*(READ|WRITE) \d+ \S+ /, "$1 "));
}

/**
 * Without a lock of ours, another program that closes the file takes itself for the last one and deletes the log, and
 * each commit from then on with it. A process loses its locks of a file when it closes any handle of that file.
 */
test("the file stays locked as it is opened again by the thread that moves the log", () => {
  const path = join(temporaryFolder(), "site.db");
  open(path).exec("create table kept (row integer)");
  const locks = locksOn(path);
  expect(locks).toHaveLength(1);
  open(path);
  expect(locksOn(path)).toEqual(locks);
});

test("the file is its owner's alone", () => {
  const path = join(temporaryFolder(), "site.db");
  open(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
