import { fillText } from "#domain/pages/fill-text.ts";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { applicationSteps, type ApplicationStep } from "./application-view.ts";

/** "Step 2 of 4: Code". */
export function placeOf(step: ApplicationStep, texts: ApplicationForm["steps"]) {
  const place = { step: applicationSteps.indexOf(step) + 1, steps: applicationSteps.length };
  return `${fillText(texts.place, place)}: ${texts[step]}`;
}

/** The title of a step: that of the first, which search engines know, is the page's own. */
export function stepTitle(step: ApplicationStep, title: string, texts: ApplicationForm["steps"]) {
  return step === "phone" ? title : `${placeOf(step, texts)} - ${title}`;
}
