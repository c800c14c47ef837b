import type { ApplicationTexts } from "../application-view.ts";
import type { usePosting } from "../sending/use-posting.ts";
import type { ApplicationControl, JobApplicationProps } from "../use-application.ts";

export type StepProps = {
  props: JobApplicationProps;
  control: ApplicationControl;
  posting: ReturnType<typeof usePosting>;
  fieldId: (name: string) => string;
};

/** The props of the steps after the first. */
export type LaterStepProps = StepProps & { texts: ApplicationTexts };
