import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { limits } from "../limits/limits.ts";
import { createPartnerKeys, withWays } from "./partner-keys.ts";

const key = "a-key-of-a-partner-with-40-characters-12";
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const setUp = (max: number = limits.requestsOfPartner.max) =>
  createPartnerKeys(`acme:${max}:${hashOf(key)}`);

test("a partner's key replaces the captcha; no key does not", async () => {
  const partners = setUp();
  expect(await partners.check(key)).toEqual({ ok: true, value: true });
  expect(await partners.check(undefined)).toEqual({ ok: true, value: false });
});

test.each(["", "other", hashOf(key), `${key} `])("%j is not a valid key", async (sent) => {
  expect(await setUp().check(sent)).toMatchObject({ ok: false, refusal: { reason: "unproven" } });
});

test("the refusal of a captcha names the alternatives", () => {
  const refusal = { reason: "invalid", message: "Tick", fields: { captcha: "Tick" } } as const;
  expect(withWays(refusal).message).toMatch(/captcha\/challenge.*X-Api-Key/);
  const other = { ...refusal, fields: { email: "Enter" } };
  expect(withWays(other)).toBe(other);
});
