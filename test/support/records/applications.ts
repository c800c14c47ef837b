import { createWebhooks } from "#server/webhooks/webhooks.ts";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { readOneFile } from "#model/reading/records.ts";
import { ApplicationMessagesSchema } from "#model/careers/application-messages-schema.ts";
import type { Mail } from "#server/adapters/mail/mail.ts";
import { localFiles } from "#server/adapters/files/local-files.ts";
import { applicationRoutes } from "#server/careers/application.routes.ts";
import {
  type ApplicationOptions,
  createApplications,
} from "#server/careers/application.service.ts";
import { limitRecipients } from "#server/limits/recipient-limit.ts";
import { createPhoneProofs } from "#server/careers/phone-proof.ts";
import type { BothEmails } from "#server/outbox/emails.ts";
import type { ApplicationRow } from "#server/db/schema.ts";
import { sampleAnswers, sampleLists } from "./sample-answers.ts";
import { keysOf } from "#test/support/content/careers.ts";
import { contents } from "#test/support/content/contents.ts";
import { receiptsAt } from "./receipts.ts";
import { pdfFile } from "./cv-files.ts";
import { type Engine, openTestDatabase, temporaryFolder } from "#test/support/site/databases.ts";
import { inEachLanguage } from "#domain/texts/language.ts";
import { recordedSecurity } from "./security.ts";

export const applicationTexts = readOneFile(
  join(import.meta.dirname, "../../../content"),
  "site/application-messages.yaml",
  ApplicationMessagesSchema,
);

export const applicantPhone = "254712345678";

export const soundFields: Readonly<Record<string, string>> = {
  ...sampleAnswers,
  firstName: "Wanjikũ",
  phone: applicantPhone,
  previousSalary: "Band1",
  expectedSalary: "Band2",
  previousIndustryExp: "true",
  resident: "false",
  workPermit: "true",
  workPermitExpiry: "2027-03-31",
  ...sampleLists,
};

type Form = {
  /** The key of an attempt, before the proof. */
  key?: string;
  proof?: string | undefined;
  /** Replaces valid values; `undefined` leaves a field out. */
  fields?: Record<string, string | undefined>;
  cv?: Buffer | undefined;
  cvName?: string;
};

/** A form as a browser sends it: the proof first, the CV last. */
export function applicationForm({ key, proof, fields, cv = pdfFile(), cvName = "cv.pdf" }: Form) {
  const form = new FormData();
  if (key !== undefined) form.append("idempotencyKey", key);
  if (proof !== undefined) form.append("phoneProof", proof);
  for (const [name, value] of Object.entries({ ...soundFields, ...fields }))
    if (value !== undefined) form.append(name, value);
  if (cv.length > 0 || cvName) form.append("cv", new File([new Uint8Array(cv)], cvName));
  return form;
}

/** The service and its route, with its own database and a clock that a test sets. */
export async function openApplications(engine: Engine, given: Partial<ApplicationOptions> = {}) {
  const db = await openTestDatabase(engine);
  const folder = temporaryFolder();
  const clock = { now: Date.UTC(2026, 4, 4, 9) };
  const now = () => clock.now;
  const proofs = createPhoneProofs({ keys: keysOf("secret"), now });
  const files = localFiles(join(folder, "cv"));
  const temporaryFiles = join(folder, "tmp");
  mkdirSync(temporaryFiles);
  const notifications: number[] = [];
  const counted: string[] = [];
  const jobs = new Map([
    ["teller", { job: { id: "teller", title: "Teller", traineeship: false }, isOpen: true }],
    ["guard", { job: { id: "guard", title: "Guard", traineeship: false }, isOpen: true }],
    ["trainee", { job: { id: "trainee", title: "Trainee", traineeship: true }, isOpen: true }],
    ["closed", { job: { id: "closed", title: "Closed", traineeship: false }, isOpen: false }],
  ]);
  const options: ApplicationOptions = {
    db,
    now,
    files,
    proofs,
    jobs: { find: async (id) => jobs.get(id) },
    texts: () => applicationTexts,
    emails,
    webhooks: createWebhooks([]),
    recipients: limitRecipients({ keys: keysOf("secret"), now, ...recordedSecurity() }),
    temporaryFolder: temporaryFiles,
    maxCvBytes: 5 * 1024 * 1024,
    notifyOutbox: () => notifications.push(clock.now),
    acts: { countApplication: (form) => void counted.push(form) },
    ...recordedSecurity(),
    ...given,
  };
  const applications = createApplications(options);
  const readMails = async () => {
    const mails = db.selectFrom("outbox").select("payload").where("channel", "=", "mail");
    return (await mails.execute()).map(({ payload }): Mail => JSON.parse(payload));
  };
  const receipts = receiptsAt(now);
  const api = applicationRoutes({
    services: inEachLanguage(() => ({ applications })),
    contents: () => contents,
    receipts,
  });
  return {
    ...{
      db,
      files,
      clock,
      proofs,
      options,
      jobs,
      applications,
      api,
      notifications,
      counted,
      temporaryFiles,
    },
    proofOf: (phone = applicantPhone, jobId?: string) => proofs.issue({ phone, jobId }),
    async apply(form: FormData, { jobId = "teller", headers = {} as Record<string, string> } = {}) {
      const request = { method: "POST", headers, body: form };
      const response = await api.request(`/api/careers/apply?jobId=${jobId}`, request);
      const { code, message, data } = await response.json();
      return { status: response.status, code, message, data };
    },
    /** Without the route; an attempt may have a key. */
    submit: (body: FormData, idempotencyKey?: string) =>
      applications.submit(new Request("http://site.example/", { method: "POST", body }), {
        jobId: "teller",
        idempotencyKey,
      }),
    rows: () => db.selectFrom("application").selectAll().orderBy("createdAt").execute(),
    mails: async () => (await readMails()).map(({ to }) => to.address).sort(),
    mailTexts: async () => (await readMails()).map(({ text }) => text).sort(),
    async keptFiles() {
      const keys: string[] = [];
      for await (const { key } of files.list()) keys.push(key);
      return keys.sort();
    },
    leftFiles: () => readdirSync(temporaryFiles),
  };
}

export const careersMailbox = "careers@bank.example";

function emails(row: ApplicationRow): BothEmails {
  const bank = { name: "Careers", address: careersMailbox };
  const applicant = { name: row.firstName, address: row.email };
  return [
    { from: bank, to: bank, subject: row.reference, text: row.cvScan },
    { from: bank, to: applicant, subject: row.reference, text: "Thank you" },
  ];
}
