import type { FormMessages } from "#model/forms/form-messages.ts";
import type { Database } from "../db/open-database.ts";
import { done, refused } from "../http/reply.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { type Captcha, unlimitedPass } from "./captcha.ts";
import type { FormTimestamps } from "./form-timestamp.ts";
import type { PlainForms } from "./plain-forms.ts";

/** The evidence sent with a form. */
type FormEvidence = {
  captchaToken?: unknown;
  /** A field that people do not see. */
  honeypot?: unknown;
  formTimestamp?: unknown;
  clientIp: string;
};

type Dependencies = {
  db: Database;
  captcha: Captcha;
  formTimestamps: FormTimestamps;
  security: SecurityLog;
  /** Read for each form, because the content may change while the site runs. */
  texts: () => FormMessages;
  plainForms: PlainForms;
};

export type FormGuard = ReturnType<typeof createFormGuard>;

/** Guards forms with a captcha or, for forms without script, with a honeypot, a timestamp and their own limits. */
export function createFormGuard(dependencies: Dependencies) {
  const { db, captcha, formTimestamps, security, plainForms } = dependencies;

  /** The refusal of a captcha that is wrong or was used before. */
  const refuseCaptcha = () => {
    const { missing } = dependencies.texts().errors.captcha;
    return refused({ reason: "invalid", message: missing, fields: { captcha: missing } });
  };

  async function verifyCaptcha(token: unknown, clientIp: string) {
    const pass = await captcha.verify(token, clientIp);
    if (pass) return done(pass);
    security.record("post-refused", { reason: "captcha", clientIp });
    return refuseCaptcha();
  }

  /** Checks the evidence; the pass is used up in the transaction of the form. */
  async function verify({ captchaToken, honeypot, formTimestamp, clientIp }: FormEvidence) {
    if (captchaToken !== undefined && captchaToken !== "") {
      return verifyCaptcha(captchaToken, clientIp);
    }
    const { plain, limited } = dependencies.texts();
    const isHoneypotFilled = honeypot !== undefined && honeypot !== "";
    const error = isHoneypotFilled ? "forged" : formTimestamps.findError(formTimestamp);
    if (error) {
      const reason = isHoneypotFilled ? "honeypot" : `timestamp-${error}`;
      security.record("post-refused", { reason, clientIp });
      return refused({ reason: "forbidden", message: plain[wordOf[error]] });
    }
    const use = await plainForms.use(clientIp);
    if (use.isAllowed) return done(unlimitedPass);
    security.record("limit-reached", { reason: "plain-forms", clientIp });
    const { retryAfterSeconds } = use;
    return refused({ reason: "limited", message: limited, retryAfterSeconds });
  }

  return {
    verifyCaptcha,
    verify,
    refuseCaptcha,
    /** The same, and spends the pass at once. */
    async guardForm(evidence: FormEvidence) {
      const verified = await verify(evidence);
      if (!verified.ok) return verified;
      return (await verified.value.spend(db)) ? done("passed") : refuseCaptcha();
    },
  };
}

const wordOf = { old: "tooLate", forged: "notAccepted" } as const;
