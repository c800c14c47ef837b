import type { Generated, Selectable } from "kysely";
import type {
  dataRequestFields,
  DataRequestKind,
  DataRequestOutcome,
} from "#domain/forms/data-request.ts";
import type { enquiryFields } from "#domain/forms/enquiry-fields.ts";
import type { applicationFields } from "#domain/forms/job-application.ts";
import type { Job } from "#domain/careers/job.ts";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import type { FieldColumns } from "./field-columns.ts";

/** Both engines store times as milliseconds since 1970, days as `YYYY-MM-DD`, booleans as 1 and 0, lists as JSON. */
export type Tables = {
  job: JobTable;
  exchangeRate: ExchangeRateTable;
  enquiry: EnquiryTable;
  application: ApplicationTable;
  dataRequest: DataRequestTable;
  phoneCode: PhoneCodeTable;
  oneTimeCode: OneTimeCodeTable;
  captchaSpent: CaptchaSpentTable;
  usage: UsageTable;
  outbox: OutboxTable;
  visit: VisitTable;
  revision: RevisionTable;
};

type JobTexts = "id" | "title" | "jobDepartment" | "subsidiary" | "tagline" | "description";
type JobTable = Pick<Job, JobTexts | "applicationDeadline" | "status" | "provenance"> & {
  category: string;
  place: string | null;
  accountabilities: string;
  competencies: string;
  qualifications: string;
  traineeship: number;
  createdAt: number;
  updatedAt: number;
};

/** Shillings for one unit of the currency. */
type ExchangeRateTable = Pick<ExchangeRates, "source" | "provenance"> &
  ExchangeRates["rates"][number] & {
    /** The place in the bank's own list. */
    position: number;
    asOf: number;
  };

type EnquiryTable = FieldColumns<typeof enquiryFields> & {
  reference: string;
  idempotencyKey: string | null;
  /** Distinguishes a retry from another enquiry with the same key. */
  fingerprint: string;
  /** The last day for the answer to a complaint; null for other enquiries. */
  answerDueDay: string | null;
  acknowledgedAt: number | null;
  closedAt: number | null;
  createdAt: number;
};

type ApplicationTable = FieldColumns<typeof applicationFields> & {
  /** Empty for a traineeship, because the first version's column is not nullable. */
  previousSalary: string;
  reference: string;
  jobId: string;
  jobTitle: string;
  phone: string;
  education: string;
  workExperience: string;
  cvKey: string;
  cvName: string;
  cvType: string;
  cvBytes: number;
  /** `unscanned`: no scanner is configured; `waiting`: it has not answered yet; `infected`: the file was deleted. */
  cvScan: "unscanned" | "waiting" | "clean" | "infected";
  /** The proof of the applicant's phone, which can be used once. */
  proofId: string;
  idempotencyKey: string | null;
  createdAt: number;
};

/**
 * A person's request about their data, from a verified phone. Name, email address and details are cleared once it is
 * closed.
 */
type DataRequestTable = FieldColumns<Omit<typeof dataRequestFields, "fullname">> & {
  reference: string;
  kind: DataRequestKind;
  name: string;
  /** Distinguishes a repeated form from another one. */
  fingerprint: string;
  /** The last day for the answer. */
  dueDay: string;
  outcome: DataRequestOutcome | null;
  closedAt: number | null;
  createdAt: number;
};

/** Used by versions before the table below, which may run beside this one. This version only deletes from it. */
type PhoneCodeTable = {
  phone: string;
  codeHash: string;
  attempts: number;
  expiresAt: number;
};

type OneTimeCodeTable = {
  /** Sent only to the client that asked for the code. */
  nonce: string;
  phone: string;
  /** A pseudonym of the network that asked for the code. */
  askedFrom: string;
  codeHash: string;
  /** Wrong guesses with the nonce, and without it. */
  guesses: number;
  guessesWithoutNonce: number;
  /** When the code was used; kept for a while to recognise a repeated request. */
  spentAt: number | null;
  createdAt: number;
  expiresAt: number;
};

type CaptchaSpentTable = { signature: string; expiresAt: number };

/** The use of a limit since its window began. */
type UsageTable = { name: string; startedAt: number; used: number; expiresAt: number };

type OutboxTable = {
  id: string;
  /** The queue of the message: emails, files to scan, or the events for one address. */
  channel: "mail" | "scan" | `webhook:${string}`;
  /** Reference of the enquiry, application or request about data it belongs to. */
  about: string;
  /** JSON; cleared once it is delivered, because it contains personal data. */
  payload: string;
  attempts: number;
  nextAt: number;
  lockedUntil: number;
  doneAt: number | null;
  deadAt: number | null;
  lastError: string | null;
  createdAt: number;
};

type VisitTable = { day: string; page: string; event: string; count: number };

/** Increased with each change, so that other processes empty their caches. */
type RevisionTable = { name: "jobs" | "rates"; value: Generated<number> };

export type JobRow = Selectable<JobTable>;
export type EnquiryRow = Selectable<EnquiryTable>;
export type DataRequestRow = Selectable<DataRequestTable>;
export type ApplicationRow = Selectable<ApplicationTable>;
export type OutboxRow = Selectable<OutboxTable>;
export type OneTimeCodeRow = Selectable<OneTimeCodeTable>;
