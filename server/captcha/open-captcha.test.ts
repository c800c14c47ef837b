import { expect, test } from "vitest";
import { keysOf, recordedLog } from "#test/support/content/careers.ts";
import { openCaptcha } from "./open-captcha.ts";

test.each([
  ["altcha", false, true, undefined],
  ["recaptcha", false, false, "site-key"],
  ["off", true, false, undefined],
] as const)("CAPTCHA=%s", async (CAPTCHA, letsAllThrough, asks, siteKey) => {
  const captcha = openCaptcha(
    { CAPTCHA, RECAPTCHA_SITE_KEY: "site-key", RECAPTCHA_SECRET: "secret" },
    {
      keys: keysOf("secret"),
      now: () => 0,
      origin: "https://www.example.org",
      log: recordedLog().log,
    },
  );
  const pass = await captcha.verify(undefined, "192.0.2.1");
  expect(pass !== undefined).toBe(letsAllThrough);
  expect(captcha.challenge !== undefined).toBe(asks);
  expect(captcha.siteKey).toBe(siteKey);
});
