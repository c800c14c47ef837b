import type { Language } from "#domain/pages/language.ts";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { FormMessages } from "#model/forms/form-messages.ts";
import { type ListName, noValues, type Values } from "./values/application-values.ts";

/** The steps of CAR-8, and a last view of the answers before they are sent. */
export const applicationSteps = ["phone", "code", "details", "check"] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** Two lines, from the specification: "Failed to send otp / Please try again later." */
export type Notice = { heading: string; text?: string; detail?: string };

/** Error messages by field, empty where the notice has the words. A field in a list is named by its place: `education.0.award`. */
export type Errors = Readonly<Record<string, string>>;

/** One view of the wizard, as the server answers a step: as a page, or as data to the island. */
export type ApplicationView = {
  step: ApplicationStep;
  /** As typed until a code has been sent; then in international form, 254712345678. */
  phone: string;
  /** The nonce of the code sent to the phone; empty before. */
  nonce: string;
  /** The proof that the phone is the visitor's; empty until the code has been checked. */
  proof: string;
  values: Values;
  errors: Errors;
  notice?: Notice | undefined;
  /** The least number of rows shown for each list. */
  rows: Readonly<Record<ListName, number>>;
  /** One key for all attempts to send the same answers. */
  idempotencyKey: string;
  /** The renewed timestamp of a form that was open for too long. */
  formTimestamp?: string | undefined;
};

export const firstView: ApplicationView = {
  step: "phone",
  phone: "",
  nonce: "",
  proof: "",
  values: noValues,
  errors: {},
  rows: { education: 1, workExperience: 1 },
  idempotencyKey: "",
};

/** The texts of the first step. Those of the others come with its answer: few readers of the page apply. */
export type FirstTexts = {
  form: Pick<ApplicationForm, "problem" | "steps" | "needs" | "phone">;
  notSent: Notice;
  tickBox: FormMessages["tickBox"];
};

export type ApplicationTexts = {
  language: Language;
  form: ApplicationForm;
  application: Pick<
    ApplicationMessages,
    "fields" | "errors" | "salaryBands" | "employmentTypes" | "submitted" | "tooLarge"
  >;
  forms: Pick<FormMessages, "submitting" | "submitted" | "failed" | "back">;
};

export type ApplicationLimits = { cvMegabytes: number; keptDays: number };

/** The answer to a step sent by the island: the next view, or the path of the receipt. */
export type PostedAnswer =
  | { view: ApplicationView; texts?: ApplicationTexts | undefined }
  | { receipt: string };

/** The notice if a step could not be taken, or no answer of it arrived. */
export function failureOf(
  step: ApplicationStep,
  notSent: Notice,
  texts: ApplicationTexts | undefined,
): Notice {
  if (step === "phone" || !texts) return notSent;
  return step === "code" ? texts.form.code.unreachable : texts.forms.failed;
}
