import type { FormMessages } from "#model/forms/form-messages.ts";
import { type EnquiryForm, parseEnquiry } from "#domain/forms/enquiry.ts";
import { answerDueDay } from "#domain/forms/complaint-times.ts";
import {
  complaintDestination,
  defaultDestination,
  enquiryFields,
  visitorFields,
} from "#domain/forms/enquiry-fields.ts";
import { incompleteText } from "#domain/forms/enquiry-forms.ts";
import { toErrorMessages } from "#domain/forms/enquiry-texts.ts";
import type { Holidays } from "#domain/time/opening-hours.ts";
import type { Acts } from "../analytics/acts.ts";
import { type CaptchaPass, unlimitedPass } from "../captcha/captcha.ts";
import type { FormGuard } from "../captcha/form-guard.ts";
import { toColumns } from "../db/field-columns.ts";
import type { Database } from "../db/open-database.ts";
import { inSharedCommit } from "../db/shared-commit.ts";
import type { EnquiryRow } from "../db/schema.ts";
import { isIdempotencyKey } from "../http/idempotency-key.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import type { IpRateLimit } from "../limits/ip-rate-limit.ts";
import type { Message } from "../outbox/outbox.store.ts";
import { fingerprintOf, inOrder } from "../records/fingerprint.ts";
import { enqueueFirst, type NewRecordOptions, withReference } from "../records/new-record.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { addEnquiry, findEnquiryByKey } from "./enquiry.store.ts";

type Dependencies = NewRecordOptions<EnquiryRow> & {
  db: Database;
  now: () => number;
  /** Read anew for each enquiry: content may change while the site runs. */
  texts: () => FormMessages;
  guard: FormGuard;
  acts: Pick<Acts, "countEvent" | "countStep">;
  limit: IpRateLimit;
  security: SecurityLog;
  /** Messages to the bank's systems. */
  webhooks: (enquiry: EnquiryRow) => Message[];
  isKnownDestination: (flag: string) => boolean;
  holidays: () => Holidays;
};

/** The raw enquiry: includes `captcha`, and from a page's form `honeypot` and `formTimestamp`. */
type SubmittedJson = Readonly<Record<string, unknown>>;
type Circumstances = {
  form: EnquiryForm;
  /** Sent with a partner's key, which stands in for the captcha. */
  isPartner?: boolean;
  /** The path of the page that it was sent from, if a page sent it. */
  page?: string | undefined;
  clientIp: string;
  /** Identifies an attempt, so that a repeat is stored once. */
  idempotencyKey?: string | undefined;
};
type Draft = Omit<EnquiryRow, "reference">;
/** `answerDueDay`: only for a complaint. */
type Receipt = { reference: string; answerDueDay?: string };
type Kept = Receipt & { isNew?: boolean };

export type Enquiries = ReturnType<typeof createEnquiries>;

export function createEnquiries(dependencies: Dependencies) {
  return {
    /** Stores an enquiry with its emails; both are on the disk when it returns. */
    async submit(sent: SubmittedJson, circumstances: Circumstances): Promise<Outcome<Receipt>> {
      const outcome = await submit(dependencies, sent, circumstances);
      countOutcome(dependencies.acts, outcome, circumstances);
      if (!outcome.ok) return outcome;
      const { isNew: _isNew, ...receipt } = outcome.value;
      return done(receipt);
    },
  };
}

/** Forms sent by a script (`api`) count their own steps. A repeat is not counted. */
function countOutcome(
  acts: Dependencies["acts"],
  outcome: Outcome<Kept>,
  { form, page }: Circumstances,
) {
  if (outcome.ok && outcome.value.isNew) {
    acts.countEvent("enquiry", page);
    if (form !== "api") acts.countStep({ form, event: "form_sent" }, "plain");
  } else if (!outcome.ok && form !== "api") {
    const { refusal } = outcome;
    const fields = refusal.reason === "invalid" ? Object.keys(refusal.fields) : [];
    acts.countStep({ form, event: "form_failed", fields }, "plain");
  }
}

async function submit(
  dependencies: Dependencies,
  sent: SubmittedJson,
  circumstances: Circumstances,
): Promise<Outcome<Kept>> {
  const { db, notifyOutbox, limit, security } = dependencies;
  const { clientIp } = circumstances;
  const drafted = draft(dependencies, sent, circumstances);
  if (!drafted.ok) return drafted;
  const earlier = await findEarlier(db, drafted.value, dependencies.texts());
  if (earlier) return earlier;

  // Checked last: a captcha can be used once, and a typing mistake must not use it up.
  const admitted = await admit(dependencies, sent, circumstances);
  // If the captcha was used before, this may be a simultaneous repeat of the enquiry that used it.
  if (!admitted.ok) return (await findEarlier(db, drafted.value, dependencies.texts())) ?? admitted;
  const kept = await keep(dependencies, drafted.value, admitted.value);
  if (!kept.ok) {
    security.record("post-refused", { reason: "captcha-used", clientIp });
    return kept;
  }
  // Only kept enquiries count: posts that failed the guard do not use up an IP address's limit.
  await limit.use(clientIp);
  notifyOutbox();
  return kept;
}

function draft(
  { now, texts, isKnownDestination, holidays }: Dependencies,
  sent: SubmittedJson,
  { form, idempotencyKey }: Circumstances,
): Outcome<Draft> {
  if (idempotencyKey !== undefined && !isIdempotencyKey(idempotencyKey)) {
    return refused({ reason: "malformed", message: texts().wrongKey });
  }
  const parsed = parseEnquiry(form, sent);
  if (!parsed.ok) {
    const { check, fields: ofFields, errors } = texts();
    const phone = { ...ofFields.phone, incomplete: incompleteText(form, ofFields.phone) };
    const sentences = { check, fields: { ...ofFields, ...errors, phone } };
    const fields = toErrorMessages(
      { ...visitorFields, ...enquiryFields },
      sentences,
      parsed.errors,
    );
    return refused({ reason: "invalid", message: check, fields });
  }
  const { destinationFlag } = parsed.enquiry;
  const content = {
    ...toColumns(enquiryFields, parsed.enquiry),
    destinationFlag: isKnownDestination(destinationFlag) ? destinationFlag : defaultDestination,
  };
  const createdAt = now();
  const isComplaint = content.destinationFlag === complaintDestination;
  return done({
    ...content,
    answerDueDay: isComplaint ? answerDueDay(createdAt, holidays()) : null,
    acknowledgedAt: null,
    closedAt: null,
    idempotencyKey: idempotencyKey ?? null,
    fingerprint: fingerprintOf(inOrder(content)),
    createdAt,
  });
}

/** The result of the same key before, if there is one. */
async function findEarlier(
  db: Parameters<typeof findEnquiryByKey>[0],
  { idempotencyKey, fingerprint }: Draft,
  texts: FormMessages,
): Promise<Outcome<Receipt> | undefined> {
  if (idempotencyKey === null) return undefined;
  const earlier = await findEnquiryByKey(db, idempotencyKey);
  if (!earlier) return undefined;
  return earlier.fingerprint === fingerprint
    ? done(receiptOf(earlier))
    : refused({ reason: "conflict", message: texts.keyTaken });
}

const receiptOf = ({
  reference,
  answerDueDay: day,
}: Pick<EnquiryRow, "reference" | "answerDueDay">): Receipt => ({
  reference,
  ...(day !== null && { answerDueDay: day }),
});

async function admit(
  { guard, limit, texts, security }: Dependencies,
  { captcha, honeypot, formTimestamp }: SubmittedJson,
  { form, clientIp, isPartner }: Circumstances,
): Promise<Outcome<CaptchaPass>> {
  const room = await limit.look(clientIp);
  if (!room.isAllowed) {
    security.record("limit-reached", { reason: "enquiries", clientIp });
    const { retryAfterSeconds } = room;
    return refused({ reason: "limited", message: texts().limited, retryAfterSeconds });
  }
  if (isPartner) return done(unlimitedPass);
  if (form === "api") return guard.verifyCaptcha(captcha, clientIp);
  return guard.verify({ captchaToken: captcha, honeypot, formTimestamp, clientIp });
}

async function keep(
  dependencies: Dependencies,
  drafted: Draft,
  pass: CaptchaPass,
): Promise<Outcome<Kept>> {
  const { db, texts, guard, webhooks } = dependencies;
  return inSharedCommit(db, async (transaction) => {
    // The second of two requests with one captcha or key waits here for the first commit, and finds its enquiry.
    const isSpent = await pass.spend(transaction);
    if (!isSpent)
      return (await findEarlier(transaction, drafted, texts())) ?? guard.refuseCaptcha();
    return withReference<Outcome<Kept>>("E", dependencies, async (reference) => {
      const row = { ...drafted, reference };
      if (!(await addEnquiry(transaction, row))) return findEarlier(transaction, drafted, texts());
      await enqueueFirst(transaction, row, dependencies, webhooks(row));
      return done({ ...receiptOf(row), isNew: true });
    });
  });
}
