import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { type ApplicationStep, applicationSteps } from "../application-view.ts";
import { StepsBar } from "./steps-bar.tsx";

const barAt = (step: ApplicationStep) => (
  <FromContent>
    {({ applicationForm }) => <StepsBar current={step} texts={applicationForm.steps} />}
  </FromContent>
);

export const examples: Examples = {
  title: "Steps of the application",
  states: Object.fromEntries(applicationSteps.map((step) => [step, barAt(step)])),
};
