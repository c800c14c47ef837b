import type { Content } from "#model/content.ts";
import type { ApplicationTexts, FirstTexts } from "./application-view.ts";

/** The texts of the island's first step, which the page carries. */
export function firstTexts(content: Content): FirstTexts {
  const { problem, steps, needs, phone } = content.applicationForm;
  const { notSent, errors } = content.careersMessages.codes;
  const { phoneNumber, captcha } = errors;
  const { tickBox } = content.formMessages;
  return {
    form: { problem, steps, needs, phone },
    codes: { notSent, errors: { phoneNumber, captcha } },
    forms: { tickBox },
  };
}

/** The texts of all steps. */
export function allTexts(content: Content): ApplicationTexts {
  const { fields, errors, check, salaryBands, employmentTypes, submitted, tooLarge } =
    content.applicationMessages;
  const { codes } = content.careersMessages;
  const { submitting, submitted: sent, failed, back, tickBox } = content.formMessages;
  return {
    language: content.language,
    form: content.applicationForm,
    application: { fields, errors, check, salaryBands, employmentTypes, submitted, tooLarge },
    codes: { notSent: codes.notSent, notValid: codes.notValid, errors: codes.errors },
    forms: { submitting, submitted: sent, failed, back, tickBox },
  };
}
