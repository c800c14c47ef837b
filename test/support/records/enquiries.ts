import type { Mail } from "#server/adapters/mail/mail.ts";
import { type Captcha, noCaptcha } from "#server/captcha/captcha.ts";
import { createAltcha } from "#server/captcha/altcha.ts";
import { createFormGuard, type FormGuard } from "#server/captcha/form-guard.ts";
import { createFormTimestamps } from "#server/captcha/form-timestamp.ts";
import { limitPlainForms } from "#server/captcha/plain-forms.ts";
import type { EnquiryRow } from "#server/db/schema.ts";
import { createEnquiries } from "#server/enquiries/enquiry.service.ts";
import { limits } from "#server/limits/limits.ts";
import { limitRecipients } from "#server/limits/recipient-limit.ts";
import { limitByIp } from "#server/limits/ip-rate-limit.ts";
import { keysOf } from "#test/support/content/careers.ts";
import { type Engine, openTestDatabase } from "#test/support/site/databases.ts";
import { formTexts } from "#test/support/content/forms.ts";
import { recordedSecurity } from "./security.ts";

/** The most forms without script from one address before it must wait. */
export const mostPlainForms = limits.plainFormsOfAddress.max;

/** JSON, as the script sends it. */
export const enquiry = {
  name: "Wanjikũ Ng'ang'a",
  email: "wanjiku@mail.example",
  phone: "254712345678",
  messageSection: "Home Loan",
  message: "How do I begin?",
  destinationFlag: "diaspora",
};

const email = (to: string, { reference }: EnquiryRow): Mail => ({
  from: { name: "HFC", address: "site@hfc.example" },
  to: { name: "", address: to },
  subject: reference,
  text: "…",
});

type Setting = {
  captcha?: Captcha | "altcha";
  guard?: FormGuard;
  mostOfAddress?: number;
  randomBytes?: () => Uint8Array;
  emails?: (row: EnquiryRow, how: { isConfirmed: boolean }) => Mail[];
};

/** The enquiry service on a real database, with a clock that a test can set. */
export async function setUpEnquiries(engine: Engine, setting: Setting = {}) {
  const db = await openTestDatabase(engine);
  // The captcha library uses the real clock too, so this one starts at the same time.
  const clock = { now: Date.now() };
  const given = { db, now: () => clock.now, keys: keysOf("secret") };
  const formTimestamps = createFormTimestamps(given);
  const { captcha: chosen = noCaptcha, mostOfAddress = 1000, ...rest } = setting;
  const captcha = chosen === "altcha" ? createAltcha(given) : chosen;
  const notifications = { count: 0 };
  const counted: string[] = [];
  const { security, events } = recordedSecurity();
  const guard = createFormGuard({
    ...{ db, captcha, formTimestamps, security },
    plainForms: limitPlainForms(),
    texts: () => formTexts,
  });
  const enquiries = createEnquiries({
    db,
    now: given.now,
    texts: () => formTexts,
    guard,
    recipients: limitRecipients({ ...given, security }),
    security,
    acts: {
      countEvent: (event, page) => void counted.push(`${event} ${page}`),
      countStep: ({ form, event, fields = [] }, way) =>
        void counted.push([event, form, way, ...fields].join(" ")),
    },
    limit: limitByIp({ max: mostOfAddress, windowSeconds: 3600 }),
    webhooks: () => [],
    emails: (row, { isConfirmed }) => [
      email("bank@hfc.example", row),
      ...(isConfirmed && row.email !== null ? [email(row.email, row)] : []),
    ],
    notifyOutbox: () => {
      notifications.count += 1;
    },
    isKnownDestination: (flag) => ["diaspora", "complaints"].includes(flag),
    holidays: () => new Map([["2026-11-04", "A holiday"]]),
    ...rest,
  });
  const submit = (changes: object = {}, idempotencyKey?: string, clientIp = "192.0.2.1") =>
    enquiries.submit({ ...enquiry, ...changes }, { form: "api", clientIp, idempotencyKey });
  const rows = () => db.selectFrom("enquiry").selectAll().execute();
  const emails = () =>
    db.selectFrom("outbox").select(["channel", "about", "payload", "nextAt"]).execute();
  return {
    db,
    clock,
    enquiries,
    submit,
    rows,
    emails,
    notifications,
    counted,
    captcha,
    formTimestamps,
    guard,
    events,
  };
}
