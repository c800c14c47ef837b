import type { Content } from "#model/content.ts";
import type { ApplicationWords, FirstWords } from "./application-view.ts";

/** Of all the words of the site those that the island's first step needs: they travel with the page. */
export function firstWords(content: Content): FirstWords {
  const { problem, steps, needs, phone } = content.applicationForm;
  const { notSent, faults } = content.careersMessages.codes;
  const { phoneNumber, captcha } = faults;
  const { tickBox } = content.formMessages;
  return {
    form: { problem, steps, needs, phone },
    codes: { notSent, faults: { phoneNumber, captcha } },
    forms: { tickBox },
  };
}

/** Those that all its steps need. */
export function allWords(content: Content): ApplicationWords {
  const { fields, faults, check, salaryBands, employmentTypes, submitted, tooLarge } =
    content.applicationMessages;
  const { codes } = content.careersMessages;
  const { submitting, submitted: sent, failed, back, tickBox } = content.formMessages;
  return {
    language: content.language,
    form: content.applicationForm,
    application: { fields, faults, check, salaryBands, employmentTypes, submitted, tooLarge },
    codes: { notSent: codes.notSent, notValid: codes.notValid, faults: codes.faults },
    forms: { submitting, submitted: sent, failed, back, tickBox },
  };
}
