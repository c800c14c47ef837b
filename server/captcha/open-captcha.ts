import type { Config } from "../base/config.ts";
import type { Log } from "../base/log.ts";
import type { Keys } from "../base/secret.ts";
import { createAltcha } from "./altcha.ts";
import { type Captcha, noCaptcha } from "./captcha.ts";
import { createRecaptcha } from "./recaptcha.ts";

type CaptchaConfig = Pick<Config, "CAPTCHA" | "RECAPTCHA_SITE_KEY" | "RECAPTCHA_SECRET">;
/** `origin`: the one that visitors see. */
type Dependencies = { keys: Keys; now: () => number; origin: string; log: Log };

/** The captcha that the configuration names. */
export function openCaptcha(
  config: CaptchaConfig,
  { origin, log, ...rest }: Dependencies,
): Captcha {
  const { CAPTCHA, RECAPTCHA_SITE_KEY: siteKey = "", RECAPTCHA_SECRET: secret = "" } = config;
  if (CAPTCHA === "off") return noCaptcha;
  if (CAPTCHA === "altcha") return createAltcha(rest);
  return createRecaptcha({ siteKey, secret, hostname: new URL(origin).hostname, log });
}
