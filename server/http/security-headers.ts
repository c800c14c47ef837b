import type { Config } from "../config.ts";
import { policyReportsPath } from "../policy-reports/policy-reports-path.ts";

const reporting = [`report-uri ${policyReportsPath}`, "report-to policy"];

/** No text becomes HTML or script, but for the one worker that app/parts/captcha/proof-worker.ts names. */
const trustedTypes = ["require-trusted-types-for 'script'", "trusted-types proof-worker"];

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "media-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
];

/** Sent with every answer. */
export const securityHeaders = {
  "Content-Security-Policy": [...directives, ...trustedTypes, ...reporting].join("; "),
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": "camera=(), geolocation=(self), microphone=(), payment=()",
  // Browsers send `Origin: null` with 'no-referrer', and then every form posted without script is refused.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Reporting-Endpoints": `policy="${policyReportsPath}"`,
  "Speculation-Rules": '"/speculation-rules.json"',
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

export type SecurityHeaders = Readonly<Record<keyof typeof securityHeaders, string>>;

const googleBox = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";

/**
 * Google's tick box, where the bank has chosen it, is a script and a frame of Google's. That script makes others in
 * ways of its own: trusted types are not asked for then.
 */
export function securityHeadersFor(captcha: Config["CAPTCHA"]): SecurityHeaders {
  if (captcha !== "recaptcha") return securityHeaders;
  const policy = [...directives, `frame-src ${googleBox}`, ...reporting]
    .join("; ")
    .replace("script-src 'self'", `$& ${googleBox}`);
  return { ...securityHeaders, "Content-Security-Policy": policy };
}

/** For a page that carries its styles: their hash joins the sources of the policy. */
export function allowStyle(policy: string, hash: string): string {
  return policy.replace("style-src 'self'", `$& '${hash}'`);
}
