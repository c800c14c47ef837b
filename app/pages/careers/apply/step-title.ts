import { fillWords } from "#domain/pages/fill-words.ts";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { applicationSteps, type ApplicationStep } from "./application-view.ts";

/** "Step 2 of 4: Code". */
export function placeOf(step: ApplicationStep, words: ApplicationForm["steps"]) {
  const place = { step: applicationSteps.indexOf(step) + 1, steps: applicationSteps.length };
  return `${fillWords(words.place, place)}: ${words[step]}`;
}

/** What the page is called at a step: at the first, which search engines know, as the page itself. */
export function stepTitle(step: ApplicationStep, title: string, words: ApplicationForm["steps"]) {
  return step === "phone" ? title : `${placeOf(step, words)} - ${title}`;
}
