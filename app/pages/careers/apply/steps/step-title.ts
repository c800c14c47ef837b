import { fillText } from "#domain/pages/fill-text.ts";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { applicationSteps, type ApplicationStep } from "../application-view.ts";

/** "Step 2 of 4: Code". */
export function placeOf(step: ApplicationStep, texts: ApplicationForm["steps"]) {
  const place = { step: applicationSteps.indexOf(step) + 1, steps: applicationSteps.length };
  return `${fillText(texts.place, place)}: ${texts[step]}`;
}

/** The page's title at a step. The first step has the title of the page itself, which search engines show. */
export function stepTitle(step: ApplicationStep, title: string, texts: ApplicationForm["steps"]) {
  return step === "phone" ? title : `${placeOf(step, texts)} - ${title}`;
}
