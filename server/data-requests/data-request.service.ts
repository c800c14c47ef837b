import type { Transaction } from "kysely";
import type { DataRights } from "#model/forms/data-rights.ts";
import type { FormMessages } from "#model/forms/form-messages.ts";
import {
  type DataRequest,
  dataRequestFields,
  dueDayOf,
  parseDataRequest,
} from "#domain/forms/data-request.ts";
import { toErrorMessages } from "#domain/forms/enquiry-texts.ts";
import { parseKenyanMobile } from "#domain/contact/phone.ts";
import { readReference } from "#domain/forms/reference.ts";
import type { Acts } from "../analytics/acts.ts";
import type { FormGuard } from "../captcha/form-guard.ts";
import type { PhoneCodes } from "../careers/phone-code.service.ts";
import { toColumns } from "../db/field-columns.ts";
import { addIfNew } from "../db/add-if-new.ts";
import type { Database } from "../db/open-database.ts";
import type { DataRequestRow, Tables } from "../db/schema.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import type { IpRateLimit } from "../limits/ip-rate-limit.ts";
import { fingerprintOf, inOrder } from "../records/fingerprint.ts";
import { enqueueFirst, type NewRecordOptions, withReference } from "../records/new-record.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { dataRequestReceived } from "../webhooks/record-events.ts";
import type { Webhooks } from "../webhooks/webhooks.ts";
import { findDataRequest } from "./data-request.store.ts";

type Dependencies = NewRecordOptions<DataRequestRow> & {
  db: Database;
  now: () => number;
  /** Read anew for each request: content may change while the site runs. */
  texts: () => { forms: FormMessages; own: Pick<DataRights, "fields" | "errors"> };
  guard: Pick<FormGuard, "guardForm">;
  acts: Pick<Acts, "countStep">;
  phoneCodes: Pick<PhoneCodes, "send" | "spend" | "refuseCode">;
  /** For lookups that found no request. */
  lookups: IpRateLimit;
  security: SecurityLog;
  webhooks: Pick<Webhooks, "messagesOf">;
};

/** The raw form: includes `honeypot`, `formTimestamp` and `otp`. */
type SubmittedJson = Readonly<Record<string, unknown>>;
type Receipt = { reference: string; dueDay: string };

export function createDataRequests(dependencies: Dependencies) {
  return {
    /** Sends a code to the phone of a valid request; the request is not stored yet. */
    sendCode: async (sent: SubmittedJson, clientIp: string) =>
      countFailure(dependencies, await sendCode(dependencies, sent, clientIp)),
    /** Uses the code and stores the request with its emails; both are on the disk when it returns. */
    submit: async (sent: SubmittedJson, clientIp: string) =>
      countFailure(dependencies, await submit(dependencies, sent, clientIp)),
    /** The status of a request, by its reference and its phone. */
    track: (asked: SubmittedJson, clientIp: string) => track(dependencies, asked, clientIp),
  };
}

/** The form has no client script, so every step is counted on the server as one without JavaScript. */
const form = "data-request";

function countFailure<T>({ acts }: Dependencies, outcome: Outcome<T>): Outcome<T> {
  if (outcome.ok) return outcome;
  const { refusal } = outcome;
  const fields = refusal.reason === "invalid" ? Object.keys(refusal.fields) : [];
  acts.countStep({ form, event: "form_failed", fields }, "plain");
  return outcome;
}

function read({ texts }: Dependencies, sent: SubmittedJson): Outcome<DataRequest> {
  const parsed = parseDataRequest(sent);
  if (parsed.ok) return done(parsed.request);
  const { forms, own } = texts();
  const { check, fields } = forms;
  const sentences = { check, fields: { ...fields, ...own.fields } };
  const errors = toErrorMessages(dataRequestFields, sentences, parsed.errors);
  return refused({ reason: "invalid", message: check, fields: errors });
}

async function sendCode(dependencies: Dependencies, sent: SubmittedJson, clientIp: string) {
  const request = read(dependencies, sent);
  if (!request.ok) return request;
  const { honeypot, formTimestamp } = sent;
  // Counted after the fields are checked, so that a typing mistake does not use up the limit.
  const guarded = await dependencies.guard.guardForm({ honeypot, formTimestamp, clientIp });
  if (!guarded.ok) return guarded;
  const { phone } = request.value;
  const code = await dependencies.phoneCodes.send({
    phoneNumber: phone,
    clientIp,
    isPlain: true,
  });
  return code.ok ? done({ phone, nonce: code.value.nonce }) : code;
}

async function submit(dependencies: Dependencies, sent: SubmittedJson, clientIp: string) {
  const { db, phoneCodes, notifyOutbox } = dependencies;
  const request = read(dependencies, sent);
  if (!request.ok) return request;
  const { otp, nonce } = sent;
  const code = {
    phoneNumber: request.value.phone,
    otp,
    nonce: nonce || undefined,
    clientIp,
  };
  // In one transaction: if the request cannot be stored, the code can still be used.
  const kept = await db.transaction().execute(async (transaction) => {
    // Counts the guess first, so that guessing cannot reveal whether a code was used.
    const proven = await phoneCodes.spend(transaction, code);
    if (!proven.ok) return proven;
    const { codeId, isFirst } = proven.value;
    // Two requests with the same text and the same code are one request, sent twice.
    const fingerprint = fingerprintOf([inOrder(request.value), codeId]);
    const earlier = isFirst ? undefined : await findDataRequest(transaction, { fingerprint });
    if (!isFirst && !earlier) return phoneCodes.refuseCode();
    const row = earlier ?? (await keep(dependencies, transaction, request.value, fingerprint));
    return done({ row, isFirst });
  });
  if (!kept.ok) return kept;
  const { row, isFirst } = kept.value;
  if (isFirst) dependencies.acts.countStep({ form, event: "form_sent" }, "plain");
  notifyOutbox();
  return done(receiptOf(row));
}

const receiptOf = ({ reference, dueDay }: Receipt): Receipt => ({ reference, dueDay });

async function keep(
  dependencies: Dependencies,
  db: Transaction<Tables>,
  request: DataRequest,
  fingerprint: string,
): Promise<DataRequestRow> {
  const createdAt = dependencies.now();
  const { fullname: name, ...columns } = toColumns(dataRequestFields, request);
  const draft = {
    ...columns,
    kind: request.kind,
    name,
    fingerprint,
    dueDay: dueDayOf(request.kind, createdAt),
    outcome: null,
    closedAt: null,
    createdAt,
  };
  return withReference("D", dependencies, async (reference) => {
    const row = { ...draft, reference };
    if (!(await addIfNew(db, "dataRequest", row))) return undefined;
    const events = dependencies.webhooks.messagesOf(dataRequestReceived(row));
    await enqueueFirst(db, row, dependencies, events);
    return row;
  });
}

async function track(
  { db, lookups, texts, security }: Dependencies,
  { reference, phone }: SubmittedJson,
  clientIp: string,
) {
  const room = await lookups.look(clientIp);
  if (!room.isAllowed) {
    security.record("limit-reached", { reason: "lookups", clientIp });
    const { retryAfterSeconds } = room;
    return refused({ reason: "limited", message: texts().forms.limited, retryAfterSeconds });
  }
  const quoted = typeof reference === "string" && readReference(reference);
  const row = quoted ? await findDataRequest(db, { reference: quoted }) : undefined;
  // The answer does not say whether the reference or the phone is wrong.
  if (!row || typeof phone !== "string" || parseKenyanMobile(phone) !== row.phone) {
    await lookups.use(clientIp);
    security.record("guess-refused", { reason: "data-request", clientIp });
    return refused({ reason: "missing", message: texts().own.errors.track.missing });
  }
  const { kind, dueDay, outcome, closedAt, createdAt } = row;
  return done({ reference: row.reference, kind, dueDay, outcome, closedAt, createdAt });
}
