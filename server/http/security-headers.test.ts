import { expect, test } from "vitest";
import { securityHeaders, securityHeadersFor } from "./security-headers.ts";

const policyFor = (captcha: "altcha" | "recaptcha" | "off") =>
  securityHeadersFor(captcha)["Content-Security-Policy"]?.split("; ");

test("Google is let in where its tick box is chosen, and nowhere else", () => {
  const google = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";
  expect(policyFor("recaptcha")).toContain(`script-src 'self' ${google}`);
  expect(policyFor("recaptcha")).toContain(`frame-src ${google}`);
  expect(policyFor("recaptcha")).toContain("default-src 'none'");
  for (const captcha of ["altcha", "off"] as const) {
    expect(securityHeadersFor(captcha)).toEqual(securityHeaders);
    expect(policyFor(captcha)).toContain("script-src 'self'");
  }
});
