import { expect, test } from "vitest";
import { runCommand } from "#test/support/site/command-line.ts";
import { createPartnerKeys } from "../captcha/partner-keys.ts";
import { parseConfig } from "../base/config.ts";

const make = (...args: string[]) => runCommand({ env: {} }, "partners", "new", ...args, "--json");

test("a new key replaces the captcha, up to its limit", async () => {
  const { code, stdout } = await make("acme", "--limit", "2");
  expect(code).toBe(0);
  const { key, entry } = JSON.parse(stdout);
  const { PARTNER_KEYS } = parseConfig({ NODE_ENV: "test", PARTNER_KEYS: entry });
  const partners = createPartnerKeys(PARTNER_KEYS);
  for (let uses = 0; uses < 2; uses += 1)
    expect(await partners.check(key)).toMatchObject({ ok: true });
  expect(await partners.check(key)).toMatchObject({ refusal: { reason: "limited" } });
});

test.each([["acme, other"], ["a"], ["acme", "--limit", "0"]])("%s is refused", async (...args) => {
  expect(await make(...args)).toMatchObject({ code: 2, stdout: "" });
});

test("the partners are listed with their limits, without their keys", async () => {
  const hash = "a".repeat(64);
  const env = { PARTNER_KEYS: `acme:20:${hash},other:${hash}` };
  const { stdout } = await runCommand({ env }, "partners", "list");
  expect(stdout).toMatch(/acme +20\n *other +600/);
  expect(stdout).not.toContain(hash);
});
