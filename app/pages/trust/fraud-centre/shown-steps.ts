import { fillText } from "#domain/pages/fill-text.ts";
import type { Reach } from "#app/lib/reach.ts";
import type { FraudStep } from "#model/page-texts/fraud-centre.ts";

/** The steps a visitor can take: none tells them to call a number that is not there. */
export function shownSteps(steps: readonly FraudStep[], reach: Reach): string[] {
  return steps.flatMap((step) => {
    if (typeof step === "string") return step;
    return reach.kind === "phone" ? fillText(step.call, { phone: reach.display }) : [];
  });
}
