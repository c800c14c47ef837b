import type { Config } from "../config.ts";

const contentSecurityPolicy = [
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
].join("; ");

/** Sent with every answer. */
export const securityHeaders = {
  "Content-Security-Policy": contentSecurityPolicy,
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

/** Google's tick box, where the bank has chosen it, is a script and a frame of Google's. */
export function securityHeadersFor(captcha: Config["CAPTCHA"]): Readonly<Record<string, string>> {
  if (captcha !== "recaptcha") return securityHeaders;
  const scripts = contentSecurityPolicy.replace("script-src 'self'", `$& ${googleBox}`);
  return { ...securityHeaders, "Content-Security-Policy": `${scripts}; frame-src ${googleBox}` };
}
