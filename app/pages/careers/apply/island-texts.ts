import type { Content } from "#model/content.ts";
import type { ApplicationTexts, FirstTexts } from "./application-view.ts";

/** The texts of the island's first step, which the page carries. */
export function firstTexts(content: Content): FirstTexts {
  const { problem, steps, needs, phone } = content.applicationForm;
  return {
    form: { problem, steps, needs, phone },
    notSent: content.careersMessages.codes.notSent,
    tickBox: content.formMessages.tickBox,
  };
}

/** The texts of the other steps. */
export function laterTexts(content: Content): ApplicationTexts {
  const { fields, errors, salaryBands, employmentTypes, submitted, tooLarge } =
    content.applicationMessages;
  const { submitting, submitted: sent, failed, back } = content.formMessages;
  return {
    language: content.language,
    form: content.applicationForm,
    application: { fields, errors, salaryBands, employmentTypes, submitted, tooLarge },
    forms: { submitting, submitted: sent, failed, back },
  };
}
