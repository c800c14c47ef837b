import type { Config } from "../base/config.ts";

/** The path to which browsers report breaches of the content policy. */
export const policyReportsPath = "/api/policy-reports";

/** All browsers support `report-uri`; some ignore it next to `report-to`. */
const reporting = [`report-uri ${policyReportsPath}`];

/** No text may become HTML or script, except the worker URL of app/parts/captcha/proof-worker.ts. */
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
  "Speculation-Rules": '"/speculation-rules.json"',
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
} as const;

const googleBox = "https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/";

/** As Google lists them for Google Analytics 4; its pictures are for browsers that send no other way. */
const tagScript = "https://www.googletagmanager.com/gtag/js";
const tagCounts =
  "https://*.google-analytics.com https://*.analytics.google.com https://*.googletagmanager.com";

/**
 * Google's tick box, where the bank has chosen it, is a script and a frame of Google's, and so is the script of Google
 * Analytics. Both make other scripts in ways of their own: trusted types are not asked for then.
 */
export function securityHeadersFor(config: Pick<Config, "CAPTCHA" | "GOOGLE_ANALYTICS_ID">) {
  const hasBox = config.CAPTCHA === "recaptcha";
  const hasTag = config.GOOGLE_ANALYTICS_ID !== undefined;
  if (!hasBox && !hasTag) return securityHeaders;
  const sources: Record<string, readonly (string | false)[]> = {
    "script-src": [hasBox && googleBox, hasTag && tagScript],
    "connect-src": [hasTag && tagCounts],
    "img-src": [hasTag && tagCounts],
  };
  const policy = directives.map((directive) => {
    const [name = ""] = directive.split(" ");
    return [directive, ...(sources[name] ?? [])].filter(Boolean).join(" ");
  });
  if (hasBox) policy.push(`frame-src ${googleBox}`);
  return { ...securityHeaders, "Content-Security-Policy": [...policy, ...reporting].join("; ") };
}

/** For a page with its own styles: adds their hash to the policy. */
export function allowStyle(policy: string, hash: string): string {
  return policy.replace("style-src 'self'", `$& '${hash}'`);
}
