import type { Language } from "#domain/pages/language.ts";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { CodeTexts } from "#model/careers/messages-schema.ts";
import type { FormMessages } from "#model/forms/form-messages.ts";
import { type ListName, noValues, type Values } from "./application-values.ts";

/** The steps of CAR-8, and a last view of the answers before they are sent. */
export const applicationSteps = ["phone", "code", "details", "check"] as const;
export type ApplicationStep = (typeof applicationSteps)[number];

/** Two lines, as the specification writes them: "Failed to send otp / Please try again later." */
export type Notice = { heading: string; text?: string; detail?: string };

/** Words for what is wrong, by field; one in a list by its place, `education.0.award`. */
export type Errors = Readonly<Record<string, string>>;

/** One view of the wizard: what the server renders, and what the island goes on from. */
export type ApplicationView = {
  step: ApplicationStep;
  /** As it was typed, until a code went to it: then as it is sent, 254712345678. */
  phone: string;
  /** Of the code that was sent to it; empty before. */
  nonce: string;
  /** That the phone is the visitor's; empty before it is. */
  proof: string;
  values: Values;
  errors: Errors;
  notice?: Notice | undefined;
  /** The least number of rows of each list. */
  rows: Readonly<Record<ListName, number>>;
  /** One for all attempts to send the same answers. */
  idempotencyKey: string;
  /** When the form was made that came too soon: it comes again. */
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

/** The words of the first step. Those of the others come when React takes over: few who read the page apply. */
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
