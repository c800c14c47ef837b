import { fillText } from "#domain/texts/fill-text.ts";
import type { Reach } from "#app/lib/reach.ts";

/** The steps that a visitor can take: without a number, those that call it are left out. */
export const shownSteps = (steps: readonly string[], reach: Reach): string[] =>
  reach.kind === "phone"
    ? steps.map((step) => fillText(step, { phone: reach.display }))
    : steps.filter((step) => !step.includes("{phone}"));
