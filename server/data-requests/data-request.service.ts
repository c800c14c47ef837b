import { createHash, randomBytes as cryptoRandomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { DataRights } from "#content/schema/data-rights.ts";
import type { FormMessages } from "#content/schema/form-messages.ts";
import { type DataRequest, dueDayOf, parseDataRequest } from "#domain/data-request.ts";
import { wordsOfEnquiryFaults } from "#domain/enquiry-words.ts";
import { parseKenyanMobile } from "#domain/phone.ts";
import { makeReference } from "#domain/reference.ts";
import type { Mail } from "../adapters/mail/mail.ts";
import type { FormGuard } from "../captcha/form-guard.ts";
import type { PhoneCodes } from "../careers/phone-code.service.ts";
import type { Database } from "../db/open-database.ts";
import type { DataRequestRow, Tables } from "../db/schema.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import type { AddressLimit } from "../limits/address-limit.ts";
import { enqueue } from "../outbox/outbox.store.ts";
import { addDataRequest, findDataRequest } from "./data-request.store.ts";

const referenceBytes = 8;
const mostReferences = 5;

type Dependencies = {
  db: Database;
  now: () => number;
  /** Read anew for each request: content may change while the site runs. */
  words: { forms: FormMessages; own: DataRights["faults"] };
  guard: Pick<FormGuard, "guardForm">;
  phoneCodes: Pick<PhoneCodes, "send" | "spend">;
  /** On looking requests up. */
  lookups: AddressLimit;
  /** To the bank and to the person. */
  letters: (row: DataRequestRow) => Mail[];
  /** Tells the outbox that there is something to deliver. */
  poke: () => void;
  randomBytes?: (count: number) => Uint8Array;
};

/** As it was sent: `honeypot`, `stamp` and `otp` stand among the other fields. */
type Sent = Readonly<Record<string, unknown>>;
type Receipt = { reference: string; dueDay: string };
type TrackedRequest = Pick<
  DataRequestRow,
  "reference" | "kind" | "dueDay" | "outcome" | "closedAt" | "createdAt"
>;

export type DataRequests = {
  /** Sends a code to the phone of a request that is sound; the request is not kept yet. */
  sendCode(sent: Sent, clientAddress: string): Promise<Outcome<{ phone: string }>>;
  /** Takes the code, and keeps the request with its letters: once this is done both are on the disk. */
  submit(sent: Sent): Promise<Outcome<Receipt>>;
  /** How a request stands, for whoever knows its reference and its phone. */
  track(asked: Sent, clientAddress: string): Promise<Outcome<TrackedRequest>>;
};

export function createDataRequests(dependencies: Dependencies): DataRequests {
  return {
    sendCode: (sent, clientAddress) => sendCode(dependencies, sent, clientAddress),
    submit: (sent) => submit(dependencies, sent),
    track: (asked, clientAddress) => track(dependencies, asked, clientAddress),
  };
}

function read({ words }: Dependencies, sent: Sent): Outcome<DataRequest> {
  const parsed = parseDataRequest(sent);
  if (parsed.ok) return done(parsed.request);
  const { check, faults } = words.forms;
  const fields = wordsOfEnquiryFaults(
    { check, faults: { ...faults, ...words.own } },
    parsed.faults,
  );
  return refused({ reason: "invalid", message: check, fields });
}

async function sendCode(
  dependencies: Dependencies,
  sent: Sent,
  clientAddress: string,
): Promise<Outcome<{ phone: string }>> {
  const request = read(dependencies, sent);
  if (!request.ok) return request;
  const { honeypot, stamp } = sent;
  // After the fields: a slip of the finger does not count against the few forms of an address.
  const guarded = await dependencies.guard.guardForm({ honeypot, stamp, clientAddress });
  if (!guarded.ok) return guarded;
  const { phone } = request.value;
  const code = await dependencies.phoneCodes.send({
    phoneNumber: phone,
    clientAddress,
    isPlain: true,
  });
  return code.ok ? done({ phone }) : code;
}

async function submit(dependencies: Dependencies, sent: Sent): Promise<Outcome<Receipt>> {
  const { db, phoneCodes, poke } = dependencies;
  const request = read(dependencies, sent);
  if (!request.ok) return request;
  const { otp } = sent;
  const fingerprint = fingerprintOf(request.value, otp);
  const earlier = await findDataRequest(db, { fingerprint });
  if (earlier) return done(receiptOf(earlier));
  const code = { phoneNumber: request.value.phone, otp, isPlain: true };
  // Together: whose request could not be kept has not lost the code.
  const kept = await db.transaction().execute(async (transaction) => {
    const proven = await phoneCodes.spend(transaction, code);
    return proven.ok
      ? done(await keep(dependencies, transaction, request.value, fingerprint))
      : proven;
  });
  if (kept.ok) {
    poke();
    return done(receiptOf(kept.value));
  }
  // The code may have served this very request, sent twice at the same moment.
  const twin = await findDataRequest(db, { fingerprint });
  return twin ? done(receiptOf(twin)) : kept;
}

const receiptOf = ({ reference, dueDay }: Receipt): Receipt => ({ reference, dueDay });

/** A code serves once, so that the same words with the same code are the same request. */
const fingerprintOf = (request: DataRequest, otp: unknown) =>
  createHash("sha256")
    .update(JSON.stringify([Object.entries(request).sort(), otp]))
    .digest("base64url");

async function keep(
  { now, letters, randomBytes = cryptoRandomBytes }: Dependencies,
  db: Transaction<Tables>,
  { fullname, ...request }: DataRequest,
  fingerprint: string,
): Promise<DataRequestRow> {
  const createdAt = now();
  const draft = {
    ...request,
    name: fullname,
    fingerprint,
    dueDay: dueDayOf(request.kind, createdAt),
    outcome: null,
    closedAt: null,
    createdAt,
  };
  for (let tries = 0; tries < mostReferences; tries += 1) {
    const reference = makeReference("D", randomBytes(referenceBytes));
    const row = { ...draft, reference };
    if (!(await addDataRequest(db, row))) continue;
    for (const payload of letters(row))
      await enqueue(db, { channel: "mail", about: reference, payload, now: createdAt });
    return row;
  }
  throw new Error("Every reference that was tried is taken");
}

async function track(
  { db, lookups, words }: Dependencies,
  { reference, phone }: Sent,
  clientAddress: string,
): Promise<Outcome<TrackedRequest>> {
  const use = await lookups.use(clientAddress);
  if (!use.isAllowed) {
    const { retryAfterSeconds } = use;
    return refused({ reason: "limited", message: words.forms.limited, retryAfterSeconds });
  }
  const quoted = typeof reference === "string" ? reference.trim().toUpperCase() : "";
  const row = await findDataRequest(db, { reference: quoted });
  // Whether the reference is wrong or the phone, nobody is told.
  if (!row || typeof phone !== "string" || parseKenyanMobile(phone) !== row.phone)
    return refused({ reason: "missing", message: words.own.track.missing });
  const { kind, dueDay, outcome, closedAt, createdAt } = row;
  return done({ reference: row.reference, kind, dueDay, outcome, closedAt, createdAt });
}
