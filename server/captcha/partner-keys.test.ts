import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { onePartner, partnerKey as key } from "#test/support/records/partner.ts";
import { withWays } from "./partner-keys.ts";

const hash = createHash("sha256").update(key).digest("hex");

test("a partner's key replaces the captcha; no key does not", async () => {
  const partners = onePartner();
  expect(await partners.check(key)).toEqual({ ok: true, value: true });
  expect(await partners.check(undefined)).toEqual({ ok: true, value: false });
});

test.each(["", "other", hash, `${key} `])("%j is not a valid key", async (sent) => {
  expect(await onePartner().check(sent)).toMatchObject({
    ok: false,
    refusal: { reason: "unproven" },
  });
});

test("the refusal of a captcha names the alternatives", () => {
  const refusal = { reason: "invalid", message: "Tick", fields: { captcha: "Tick" } } as const;
  expect(withWays(refusal).message).toMatch(/captcha\/challenge.*X-Api-Key/);
  const other = { ...refusal, fields: { email: "Enter" } };
  expect(withWays(other)).toBe(other);
});
