import { z } from "zod";
import type { Log } from "../base/log.ts";
import { type Captcha, type CaptchaPass, unlimitedPass } from "./captcha.ts";

const googleUrl = "https://www.google.com/recaptcha/api/siteverify";
/** The longest token sent to Google; real ones have about 2,000 characters. */
const longestToken = 8000;

const AnswerSchema = z.object({ success: z.boolean(), hostname: z.string().optional() });

type Dependencies = {
  siteKey: string;
  secret: string;
  /** The host of this site: a token made on another site is refused. */
  hostname: string;
  log: Log;
  url?: string;
  patienceMs?: number;
};

/** Google's tick box. The form is refused if Google does not answer in time. Google itself allows each token once. */
export function createRecaptcha(dependencies: Dependencies): Captcha {
  async function verify(token: unknown, clientIp: string): Promise<CaptchaPass | undefined> {
    if (typeof token !== "string" || token === "" || token.length > longestToken) return undefined;
    const answer = await ask(dependencies, token, clientIp);
    const isOurs = answer?.success === true && answer.hostname === dependencies.hostname;
    return isOurs ? unlimitedPass : undefined;
  }

  return {
    siteKey: dependencies.siteKey,
    verify,
  };
}

async function ask(
  { secret, log, url = googleUrl, patienceMs = 3000 }: Dependencies,
  response: string,
  remoteip: string,
) {
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ secret, response, remoteip }),
      redirect: "error",
      signal: AbortSignal.timeout(patienceMs),
    });
    return AnswerSchema.parse(await answer.json());
  } catch (error) {
    const reason = error instanceof Error ? error.name : "unknown";
    log.warn({ reason }, "reCAPTCHA cannot be asked");
    return undefined;
  }
}
