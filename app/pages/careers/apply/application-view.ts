import type { Language } from "#domain/pages/language.ts";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { CodeTexts } from "#model/careers/messages-schema.ts";
import type { FormMessages } from "#model/forms/form-messages.ts";
import { type ListName, noValues, type Values } from "./values/application-values.ts";

/** The steps of CAR-8, and a last view of the answers before they are sent. */
export const applicationSteps = ["phone", "code", "details", "check"] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** Two lines, from the specification: "Failed to send otp / Please try again later." */
export type Notice = { heading: string; text?: string; detail?: string };

/** Error messages by field. A field in a list is named by its place: `education.0.award`. */
export type Errors = Readonly<Record<string, string>>;

/** One view of the wizard: rendered by the server and continued by the island. */
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
  /** The renewed timestamp of a form that was sent too early. */
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

/** The texts of the first step. Those of the others load when React takes over: few readers of the page apply. */
export type FirstTexts = {
  form: Pick<ApplicationForm, "problem" | "steps" | "needs" | "phone">;
  codes: Pick<CodeTexts, "notSent"> & {
    errors: Pick<CodeTexts["errors"], "phoneNumber" | "captcha">;
  };
  forms: Pick<FormMessages, "tickBox">;
};

export type ApplicationTexts = {
  language: Language;
  form: ApplicationForm;
  application: Pick<
    ApplicationMessages,
    "fields" | "errors" | "check" | "salaryBands" | "employmentTypes" | "submitted" | "tooLarge"
  >;
  codes: Pick<CodeTexts, "notSent" | "notValid" | "errors">;
  forms: Pick<FormMessages, "submitting" | "submitted" | "failed" | "back" | "tickBox">;
};

export type ApplicationLimits = { cvMegabytes: number; keptDays: number };
