import { expect, test } from "vitest";
import { securityHeaders, securityHeadersFor } from "./security-headers.ts";

const policyFor = (CAPTCHA: "altcha" | "recaptcha" | "off", GOOGLE_ANALYTICS_ID?: string) =>
  securityHeadersFor({ CAPTCHA, GOOGLE_ANALYTICS_ID })["Content-Security-Policy"].split("; ");

test("Google is allowed only where its tick box is chosen", () => {
  const google = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";
  expect(policyFor("recaptcha")).toContain(`script-src 'self' ${google}`);
  expect(policyFor("recaptcha")).toContain(`frame-src ${google}`);
  expect(policyFor("recaptcha")).toContain("default-src 'none'");
  for (const captcha of ["altcha", "off"] as const) {
    expect(securityHeadersFor({ CAPTCHA: captcha })).toEqual(securityHeaders);
    expect(policyFor(captcha)).toContain("script-src 'self'");
  }
});

test("Google Analytics is allowed if its measurement ID is set, with or without the tick box", () => {
  const counts =
    "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";
  const tag = "https://www.googletagmanager.com/gtag/js";
  const alone = policyFor("altcha", "G-TEST1234");
  expect(alone).toContain(`script-src 'self' ${tag}`);
  expect(alone).toContain(`connect-src 'self' ${counts}`);
  expect(alone).toContain(`img-src 'self' ${counts}`);
  expect(alone.join()).not.toMatch(/trusted-types|frame-src/);
  expect(policyFor("recaptcha", "G-TEST1234").join()).toMatch(
    /script-src 'self' [^;,]*recaptcha[^;,]* https:\/\/www\.googletagmanager\.com\/gtag\/js/,
  );
});
