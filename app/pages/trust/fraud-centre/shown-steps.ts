import { fillText } from "#domain/pages/fill-text.ts";
import type { Reach } from "#app/lib/reach.ts";

/** The steps a visitor can take: none tells them to call a number that is not there. */
export const shownSteps = (steps: readonly string[], reach: Reach): string[] =>
  reach.kind === "phone"
    ? steps.map((step) => fillText(step, { phone: reach.display }))
    : steps.filter((step) => !step.includes("{phone}"));
