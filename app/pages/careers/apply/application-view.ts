import type { ControlTexts } from "#app/parts/form-field.tsx";
import type { Notice } from "#app/parts/notice-box.tsx";
import type { Content } from "#model/content.ts";
import { type ListName, noValues, type Values } from "./values/application-values.ts";

/** The steps of CAR-8, and a last view of the answers before they are sent. */
export const applicationSteps = ["phone", "code", "details", "check"] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/**
 * Error messages by field, empty if the notice has the text. A field in a list is named by its position:
 * `education.0.award`.
 */
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

/**
 * The texts of the first step, which the page contains. Those of the later steps come with its answer, because few
 * readers apply.
 */
export type FirstTexts = ReturnType<typeof firstTexts>;
export type ApplicationTexts = ReturnType<typeof laterTexts>;

export function firstTexts(content: Content) {
  const { problem, steps, needs, phone } = content.applicationForm;
  return {
    form: { problem, steps, needs, phone },
    notSent: content.careersMessages.codes.notSent,
    tickBox: content.formMessages.tickBox,
  };
}

export function laterTexts({ language, applicationForm: form, ...content }: Content) {
  const { fields, errors, salaryBands, employmentTypes, submitted, tooLarge } =
    content.applicationMessages;
  const { submitting, submitted: sent, failed, back } = content.formMessages;
  const controls: ControlTexts = {
    options: {
      "": form.choose,
      true: form.yes,
      false: form.no,
      ...salaryBands,
      ...employmentTypes,
    },
    placeholders: { date: form.details.dayPlaceholder, month: form.monthPlaceholder },
  };
  return {
    language,
    form,
    controls,
    application: { fields, errors, submitted, tooLarge },
    forms: { submitting, submitted: sent, failed, back },
  };
}

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
