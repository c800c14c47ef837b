import { refusalStatus } from "#app/lib/refusal-status.ts";
import type { Services } from "#server/services.ts";
import type { ApplicationView } from "../application-view.ts";
import { inFormOrder } from "../values/application-values.ts";
import { answerStep, checkViewOf, type StepAnswer } from "./take-step.ts";

type Submission = Awaited<ReturnType<Services["applications"]["submit"]>>;
/** The reason for refusing a body unread: rendering a page would cost too much. */
type Unread = Parameters<Services["refuseUpload"]>[1];
type Refusal = Extract<Submission, { ok: false }>["refusal"];

/**
 * Passes the unread request of an application to the service. Returns the receipt's path if the
 * application was kept.
 */
export async function takeSubmission(
  request: Request,
  services: Pick<Services, "applications" | "receipts" | "content" | "reportFailure">,
  jobId: string,
): Promise<StepAnswer | { receipt: string } | { unread: Unread }> {
  // Filled while the fields arrive, so that they are there even if the application cannot be kept.
  const sent = new Map<string, string>();
  let submission: Submission;
  try {
    submission = await services.applications.submit(request, { jobId, sent });
  } catch (error) {
    services.reportFailure("An application could not be kept", error);
    const notice = services.content.formMessages.failed;
    return answerStep(checkViewOf(sent), { notice }, 503);
  }
  if (submission.ok) {
    return { receipt: services.receipts.ofApplication(jobId, submission.value.reference) };
  }
  if (submission.unread) return { unread: submission.unread };
  return answerRefusal(submission.refusal, checkViewOf(submission.sent), services);
}

function answerRefusal(
  refusal: Refusal,
  before: ApplicationView,
  { content }: Pick<Services, "content">,
): StepAnswer {
  const errors = refusal.reason === "invalid" ? refusal.fields : {};
  if (refusal.reason === "unproven" || errors["phone"]) {
    const isServed = !errors["phone"] && refusal.message !== content.applicationMessages.unproven;
    const heading = content.applicationForm.phone.expired;
    const notice = { heading, ...(isServed && { detail: refusal.message }) };
    return answerStep(before, { step: "phone", proof: "", notice }, 422);
  }
  const [first] = inFormOrder(errors);
  if (first) {
    const step = first[0] === "cv" ? "check" : "details";
    return answerStep(before, { step, errors }, 422);
  }
  if (refusal.reason === "too-large")
    return answerStep(before, { errors: { cv: refusal.message } }, refusalStatus(refusal));
  const notice = { ...content.formMessages.failed, detail: refusal.message };
  return answerStep(before, { notice }, refusalStatus(refusal));
}
