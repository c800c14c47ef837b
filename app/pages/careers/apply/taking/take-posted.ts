import { data } from "react-router";
import { uncachedPage } from "#app/lib/cache-policy.ts";
import { refusalStatus } from "#app/lib/refusal-status.ts";
import type { Job } from "#domain/careers/job.ts";
import type { Services } from "#server/services.ts";
import { type ApplicationView, laterTexts, type PostedAnswer } from "../application-view.ts";
import { inFormOrder } from "../values/application-values.ts";
import { answerStep, checkViewOf, type StepAnswer, takeStep } from "./take-step.ts";

/** Bytes: room for every field at its longest, with twenty schools and twenty jobs. */
const mostBytes = 256 * 1024;

type Receipt = { receipt: string };
type TakenJob = Pick<Job, "id" | "traineeship">;

/** Takes a posted step. Resolves to the view or the receipt, or to a response that is not a page. */
export async function takePosted(
  request: Request,
  services: Services,
  job: TakenJob,
): Promise<Response | Receipt | (StepAnswer & { headers: Record<string, string> })> {
  const answer = await readAndTake(request, services, job);
  if ("unread" in answer) return services.refuseUpload(request, answer.unread);
  const { status = 200 } = "receipt" in answer ? {} : answer;
  // The rest of a body that stalled would be read as the next request.
  const headers = { ...uncachedPage, ...(status === 408 && { Connection: "close" }) };
  if (request.headers.get("Accept") === "application/json") {
    const posted: PostedAnswer =
      "receipt" in answer ? answer : { view: answer.view, texts: laterTexts(services.content) };
    return Response.json(posted, { status, headers });
  }
  countPlainStep(services, answer);
  return "receipt" in answer ? answer : { ...answer, headers };
}

async function readAndTake(request: Request, services: Services, { id, traineeship }: TakenJob) {
  const type = request.headers.get("Content-Type") ?? "";
  if (type.startsWith("multipart/form-data")) return takeSubmission(request, services, id);
  const sent = await readForm(request);
  if (!sent) throw data(null, { status: 413 });
  const clientIp = services.clientIp(request);
  return takeStep({ services, jobId: id, isTraineeship: traineeship, sent, clientIp });
}

/** The fields of a form without a file; undefined if the body is larger than any form of ours. */
async function readForm(request: Request): Promise<URLSearchParams | undefined> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of request.body ?? []) {
    bytes += piece.length;
    if (bytes > mostBytes) return undefined;
    pieces.push(piece);
  }
  return new URLSearchParams(Buffer.concat(pieces).toString());
}

/** The island counts its steps itself. */
function countPlainStep({ countStep }: Pick<Services, "countStep">, answer: StepAnswer | Receipt) {
  const form = "application";
  if ("receipt" in answer) return countStep({ form, event: "form_sent" });
  if (answer.status < 400) return;
  countStep({ form, event: "form_failed", fields: Object.keys(answer.view.errors) });
}

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
): Promise<StepAnswer | Receipt | { unread: Unread }> {
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
    const isServed = refusal.reason === "unproven" && refusal.isServed;
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
