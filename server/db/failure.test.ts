import { createServer } from "node:net";
import { DatabaseSync } from "node:sqlite";
import { Client } from "pg";
import { expect, test } from "vitest";
import { portOf } from "#test/support/programs/listen.ts";
import { isStorageFailure } from "./failure.ts";

const caught = async (act: () => unknown) => {
  try {
    await act();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
};
const postgresError = (code: string) => Object.assign(new Error("from PostgreSQL"), { code });

test("a full SQLite database is storage", async () => {
  const file = new DatabaseSync(":memory:");
  file.exec("create table t (x); pragma max_page_count = 2");
  const error = await caught(() =>
    file.prepare("insert into t values (?)").run("x".repeat(20_000)),
  );
  expect(isStorageFailure(error)).toBe(true);
});

test("a bucket that closes the connection is a storage failure", async () => {
  const server = createServer((socket) => socket.once("data", () => socket.end()));
  const port = await portOf(server);
  const error = await caught(() => fetch(`http://127.0.0.1:${port}`));
  expect(error).toMatchObject({ cause: { code: "UND_ERR_SOCKET" } });
  expect(isStorageFailure(error)).toBe(true);
});

test("a wrong query is a bug", async () => {
  const error = await caught(() =>
    new DatabaseSync(":memory:").exec("select nothing from nowhere"),
  );
  expect(isStorageFailure(error)).toBe(false);
});

test("an unreachable PostgreSQL is a storage failure", async () => {
  const error = await caught(() => new Client("postgres://nobody@127.0.0.1:1/none").connect());
  expect(isStorageFailure(error)).toBe(true);
});

test.each([
  ["57P01", true],
  ["57014", true],
  ["40P01", true],
  ["08006", true],
  ["53100", true],
  ["53300", true],
  ["58030", true],
  ["ENOSPC", true],
  ["UND_ERR_CONNECT_TIMEOUT", true],
  ["UND_ERR_INVALID_ARG", false],
  ["42P01", false],
  ["23505", false],
  ["22021", false],
])("%s: %s", (code, isStorage) => {
  expect(isStorageFailure(postgresError(code))).toBe(isStorage);
});

test.each([undefined, null, "disk full", new TypeError("x is not a function")])(
  "%s counts as a bug, not as a storage failure",
  (error) => {
    expect(isStorageFailure(error)).toBe(false);
  },
);

test("a timeout of the connection pool is a storage failure", () => {
  expect(isStorageFailure(new Error("timeout exceeded when trying to connect"))).toBe(true);
  expect(isStorageFailure(new Error("Query read timeout"))).toBe(true);
});
