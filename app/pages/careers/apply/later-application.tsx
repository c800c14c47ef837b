import { JobApplication } from "./job-application.tsx";
import { LaterSteps } from "./later-steps.tsx";
import type { JobApplicationProps } from "./use-application.ts";

/** The island of a page on which the server rendered one of the later steps. */
export function LaterApplication(props: JobApplicationProps) {
  return <JobApplication {...props} Steps={LaterSteps} />;
}
