import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { openSqliteFile } from "./sqlite-file.ts";

function open(path: string) {
  const file = openSqliteFile(path);
  onTestFinished(() => file.close());
  return file;
}

/** The locks that the system lists for a file: kind and range. */
function locksOn(path: string) {
  const { ino } = statSync(path);
  return readFileSync("/proc/locks", "utf8")
    .split("\n")
    .filter((line) => line.includes(`:${ino} `))
    .map((line) => line.replace(/^.*(READ|WRITE) \d+ \S+ /, "$1 "));
}

/**
 * Without our lock, another program that closes the file believes it is the last user and deletes the log, and with it
 * every later commit. A process loses its locks on a file when it closes any handle of that file.
 */
test("the file stays locked when the checkpoint thread opens it", () => {
  const path = join(temporaryFolder(), "site.db");
  open(path).exec("create table kept (row integer)");
  const locks = locksOn(path);
  expect(locks).toHaveLength(1);
  open(path);
  expect(locksOn(path)).toEqual(locks);
});

test("only its owner can read the file", () => {
  const path = join(temporaryFolder(), "site.db");
  open(path);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
