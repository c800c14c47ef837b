import { createHash, randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { createPhoneProofs } from "#server/careers/phone-proof.ts";
import { openKeys } from "#server/base/secret.ts";
import { pdfEnd, pdfStart } from "#test/support/records/cv-files.ts";
import { sampleAnswers, sampleLists } from "#test/support/records/sample-answers.ts";
import { visitorHeaders } from "#test/support/records/visitor-address.ts";

/** Marks what visitors type, so that a test can look for it where it must not be. */
export const personalMark = "zawadi-omwamba";

const EnvelopeSchema = z.object({
  code: z.number(),
  message: z.string(),
  data: z.unknown(),
});

export type Answer = { status: number; envelope: z.infer<typeof EnvelopeSchema> };

/** Sends a request to the API; throws if the connection breaks or the answer has no envelope. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, {
    ...init,
    headers: { ...visitorHeaders(), ...Object.fromEntries(new Headers(init.headers)) },
  });
  const envelope = EnvelopeSchema.parse(await response.json());
  return { status: response.status, envelope };
}

export function askJson(url: string, body: unknown, headers: Record<string, string> = {}) {
  return ask(url, {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
}

/** Each visitor has a different mailbox, because a mailbox gets only a few emails a day. */
const mailboxOf = (of: string) =>
  `${personalMark}-${createHash("sha256").update(of).digest("hex").slice(0, 12)}@mail.example`;

export const enquiry = (message = `How do I begin? ${randomUUID()}`) => ({
  name: "Zawadi Omwamba",
  email: mailboxOf(message),
  phone: "254712345678",
  messageSection: "Home Loan",
  message,
  destinationFlag: "website",
});

export const sendEnquiry = (origin: string, key: string = randomUUID(), message?: string) =>
  askJson(`${origin}/api/website/contactUs`, enquiry(message), { "Idempotency-Key": key });

const ReferenceSchema = z.object({ reference: z.string() });

/** The reference of an answer that says "stored". */
export const referenceIn = ({ envelope }: Answer): string =>
  ReferenceSchema.parse(envelope.data).reference;

const JobsSchema = z.array(z.object({ id: z.string(), traineeship: z.boolean() }));

/** An open job that asks every question: a trainee's has no previous salary. */
export async function findJobId(origin: string): Promise<string> {
  const { envelope } = await ask(`${origin}/api/careers/job/all`);
  const job = JobsSchema.parse(envelope.data).find(({ traineeship }) => !traineeship);
  if (!job) throw new Error("No job is open but traineeships");
  return job.id;
}

/** Shared by the test and its servers, so that the test can sign. */
export const secret = "a secret that every replica of a test shares";

let phones = 0;

export function nextPhone(): string {
  phones += 1;
  return `2547${String(phones).padStart(8, "0")}`;
}

/** A PDF of this size; each has different bytes. */
export function cvOf(bytes: number): Buffer<ArrayBuffer> {
  const file = Buffer.alloc(bytes, " ");
  const start = `${pdfStart}% ${randomBytes(16).toString("hex")}\n`;
  file.write(start);
  file.write(pdfEnd, Math.max(start.length, bytes - pdfEnd.length));
  return file;
}

type Applicant = { phone: string; proof: string; cv: BlobPart };

export function applicationForm({ phone, proof, cv }: Applicant): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({
    phoneProof: proof,
    ...sampleAnswers,
    firstName: "Zawadi",
    lastName: "Omwamba",
    email: mailboxOf(phone),
    phone,
    ...sampleLists,
  }))
    form.append(name, value);
  form.append("cv", new Blob([cv], { type: "application/pdf" }), "cv.pdf");
  return form;
}

/** The form of an applicant whose phone is verified. */
export async function provenForm(jobId: string, cv: BlobPart): Promise<FormData> {
  const keys = openKeys({ APP_SECRET: secret, APP_SECRET_PREVIOUS: undefined, DATA_DIR: "" });
  const phone = nextPhone();
  const proof = await createPhoneProofs({ keys, now: Date.now }).issue({ phone, jobId });
  return applicationForm({ phone, proof, cv });
}

export function apply(
  origin: string,
  jobId: string,
  form: FormData,
  key: string = randomUUID(),
): Promise<Answer> {
  return ask(`${origin}/api/careers/apply?jobId=${jobId}`, {
    method: "POST",
    // The server may close an idle connection at the moment at which it is used again.
    headers: { "Idempotency-Key": key, Connection: "close" },
    body: form,
  });
}
