import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { limits } from "../limits/limits.ts";
import { createPartnerKeys, makePartnerKey, parsePartnerKeys, withWays } from "./partner-keys.ts";

const key = "a-key-of-a-partner-with-40-characters-12";
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const setUp = (max: number = limits.requestsOfPartner.max) =>
  createPartnerKeys(`acme:${max}:${hashOf(key)}`);

test("a partner's key stands in for the captcha, and no key for nothing", async () => {
  const partners = setUp();
  expect(await partners.check(key)).toEqual({ ok: true, value: true });
  expect(await partners.check(undefined)).toEqual({ ok: true, value: false });
});

test.each(["", "other", hashOf(key), `${key} `])("%j is no key", async (sent) => {
  expect(await setUp().check(sent)).toMatchObject({ ok: false, refusal: { reason: "unproven" } });
});

test("a key has a limit of its own", async () => {
  const partners = setUp(3);
  for (let used = 0; used < 3; used += 1)
    expect(await partners.check(key)).toMatchObject({ ok: true });
  expect(await partners.check(key)).toMatchObject({
    ok: false,
    refusal: { reason: "limited", retryAfterSeconds: expect.any(Number) },
  });
});

test("a refused captcha names the other ways", () => {
  const refusal = { reason: "invalid", message: "Tick", fields: { captcha: "Tick" } } as const;
  expect(withWays(refusal).message).toMatch(/captcha\/challenge.*X-Api-Key/);
  const other = { ...refusal, fields: { email: "Enter" } };
  expect(withWays(other)).toBe(other);
});

test("a made key is known by its entry, which does not tell it", async () => {
  const { key: made, entry } = makePartnerKey("acme", 5);
  expect(entry).not.toContain(made);
  const setting = `${entry},other:${hashOf(key)}`;
  expect(parsePartnerKeys(setting)).toEqual([
    { name: "acme", hash: hashOf(made), max: 5 },
    { name: "other", hash: hashOf(key), max: limits.requestsOfPartner.max },
  ]);
  expect(await createPartnerKeys(setting).check(made)).toEqual({ ok: true, value: true });
});
