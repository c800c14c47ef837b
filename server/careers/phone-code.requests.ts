import { z } from "zod";
import type { CodeTexts } from "#model/careers/messages-schema.ts";
import { JobIdSchema } from "#domain/careers/job.ts";
import { parseKenyanMobile } from "#domain/contact/phone.ts";
import { plainText } from "#domain/texts/typed-text.ts";
import { readCode } from "#domain/forms/phone-code.ts";
import { done, type Outcome, refused } from "../http/reply.ts";

const Text = z.string({ error: ({ input }) => (input === undefined ? "missing" : "invalid") });
const FilledText = Text.overwrite(plainText).min(1, "missing");

const fields = {
  phoneNumber: FilledText.transform(parseKenyanMobile).pipe(z.string("invalid")),
  otp: Text.transform((text, context) => {
    const code = readCode(text);
    if ("otp" in code) return code.otp;
    context.addIssue(code.error);
    return z.NEVER;
  }),
  jobId: JobIdSchema.optional(),
  /** Replaces an invalid nonce by "unknown", which matches no code. */
  nonce: z
    .string()
    .regex(/^[\w-]{0,100}$/)
    .optional()
    .catch("unknown"),
};
const SendSchema = z.object({ phoneNumber: fields.phoneNumber });
const CheckSchema = z.object(fields);

export const parseSendRequest = (sent: unknown, texts: CodeTexts) => parse(SendSchema, sent, texts);

export const parseCheckRequest = (sent: unknown, texts: CodeTexts) =>
  parse(CheckSchema, sent, texts);

function parse<T>(schema: z.ZodType<T>, sent: unknown, texts: CodeTexts): Outcome<T> {
  const result = schema.safeParse(sent);
  if (result.success) return done(result.data);
  const errors = result.error.issues.map(({ path: [field], message }) => {
    return [String(field), errorText(field, message, texts)];
  });
  // Only the first error of a field is returned.
  const byField: Record<string, string> = Object.fromEntries(errors.reverse());
  return refused({ reason: "invalid", message: texts.check, fields: byField });
}

function errorText(field: PropertyKey | undefined, error: string, { check, errors }: CodeTexts) {
  const isMissing = error === "missing";
  if (field === "phoneNumber") return errors.phoneNumber[isMissing ? "missing" : "invalid"];
  if (field === "otp") return errors.otp[isMissing ? "missing" : "invalid"];
  return field === "jobId" ? errors.jobId.invalid : check;
}
