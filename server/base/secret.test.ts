import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#test/support/site/databases.ts";
import { isSame, openKeys, sign } from "./secret.ts";

const open = (folder: string, more: { APP_SECRET?: string; APP_SECRET_PREVIOUS?: string } = {}) =>
  openKeys({ DATA_DIR: folder, APP_SECRET: undefined, APP_SECRET_PREVIOUS: undefined, ...more });

test("the secret is created on the first start, readable by its owner only, and kept", () => {
  const folder = temporaryFolder();
  const first = open(folder).current("captcha");
  expect(statSync(join(folder, "secret")).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, "secret"), "utf8")).toHaveLength(43);
  expect(open(folder).current("captcha")).toEqual(first);
});

test("an empty secret file stops the start", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "secret"), "");
  expect(() => open(folder)).toThrow("holds no secret");
});

test("each purpose has its own key, and so has each secret", () => {
  const folder = temporaryFolder();
  const [a, b] = ["a".repeat(32), "b".repeat(32)];
  const keys = open(folder, { APP_SECRET: a });
  expect(keys.current("phone-code")).not.toEqual(keys.current("phone-proof"));
  expect(open(folder, { APP_SECRET: b }).current("captcha")).not.toEqual(keys.current("captcha"));
});

test("the previous secret's signatures are accepted, but new ones use the new secret", () => {
  const [old, young] = ["o".repeat(32), "y".repeat(32)];
  const before = open(temporaryFolder(), { APP_SECRET: old });
  const after = open(temporaryFolder(), { APP_SECRET: young, APP_SECRET_PREVIOUS: old });
  expect(after.accepted("phone-proof")).toContainEqual(before.current("phone-proof"));
  expect(after.current("phone-proof")).not.toEqual(before.current("phone-proof"));
});

test("a signature depends on how its parts are split, and comparison covers the whole string", () => {
  const key = open(temporaryFolder()).current("phone-code");
  expect(sign(key, "ab", "c")).not.toBe(sign(key, "a", "bc"));
  expect(isSame("abc", "abc")).toBe(true);
  expect(isSame("abc", "abd")).toBe(false);
  expect(isSame("abc", "abcd")).toBe(false);
});
