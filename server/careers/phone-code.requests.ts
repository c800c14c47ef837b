import { z } from "zod";
import type { CodeTexts } from "#model/careers/messages-schema.ts";
import { JobIdSchema } from "#domain/forms/job.ts";
import { parseFullKenyanMobile, parseKenyanMobile } from "#domain/contact/phone.ts";
import { done, type Outcome, refused } from "../http/reply.ts";

const Text = z.string({ error: ({ input }) => (input === undefined ? "missing" : "invalid") });
const FilledText = Text.trim().min(1, "missing");

const Phone = (parsePhone: (text: string) => string | undefined) =>
  FilledText.transform((text, context) => {
    const phone = parsePhone(text);
    if (phone === undefined) context.addIssue("invalid");
    return phone ?? z.NEVER;
  });

const fields = {
  phoneNumber: Phone(parseFullKenyanMobile),
  otp: FilledText.transform((text) => text.replace(/\s/g, "")).pipe(
    z.string().regex(/^\d{6}$/, "invalid"),
  ),
  jobId: JobIdSchema.optional(),
  /** A value that is not text is not ours, and belongs to no code. */
  nonce: z.string().max(100).optional().catch("unknown"),
};
const SendSchema = z.object({ phoneNumber: fields.phoneNumber });
const CheckSchema = z.object(fields);
/** On a form sent without script a visitor types the number as they know it: 0712 345 678. */
const typed = { phoneNumber: Phone(parseKenyanMobile) };

export const parseSendRequest = (sent: unknown, isPlain: boolean, texts: CodeTexts) =>
  parse(isPlain ? SendSchema.extend(typed) : SendSchema, sent, texts);

export const parseCheckRequest = (sent: unknown, isPlain: boolean, texts: CodeTexts) =>
  parse(isPlain ? CheckSchema.extend(typed) : CheckSchema, sent, texts);

function parse<T>(schema: z.ZodType<T>, sent: unknown, texts: CodeTexts): Outcome<T> {
  const result = schema.safeParse(sent);
  if (result.success) return done(result.data);
  const errors = result.error.issues.map(({ path: [field], message }) => {
    return [String(field), errorText(field, message, texts)];
  });
  // The first error of a field is the one to mend first.
  const byField: Record<string, string> = Object.fromEntries(errors.reverse());
  return refused({ reason: "invalid", message: texts.check, fields: byField });
}

function errorText(field: PropertyKey | undefined, error: string, { check, errors }: CodeTexts) {
  const isMissing = error === "missing";
  if (field === "phoneNumber") return errors.phoneNumber[isMissing ? "missing" : "invalid"];
  if (field === "otp") return errors.otp[isMissing ? "missing" : "invalid"];
  return field === "jobId" ? errors.jobId.invalid : check;
}
