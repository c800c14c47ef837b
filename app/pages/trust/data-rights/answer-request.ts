import { refusalStatus } from "#app/lib/refusal-status.ts";
import type { Services } from "#server/services.ts";
import { readRequestValues, type RequestView } from "./request-view.ts";

type RequestServices = Pick<
  Services,
  "dataRequests" | "receipts" | "formTimestamps" | "content" | "clientIp" | "reportFailure"
>;
type CodeTexts = Services["content"]["careersMessages"]["codes"];
type Answer =
  | { receipt: string }
  | { view: RequestView; status: number; retryAfterSeconds?: number | undefined };
type Refusal = Extract<
  Awaited<ReturnType<RequestServices["dataRequests"]["submit"]>>,
  { ok: false }
>["refusal"];

/** Handles either step of a request and returns the next view, or the path of the receipt. */
export async function answerRequest(services: RequestServices, request: Request): Promise<Answer> {
  const { dataRequests, receipts, formTimestamps, content, clientIp, reportFailure } = services;
  const form = await request.formData().catch(() => new FormData());
  const values = readRequestValues(form);
  const step = form.get("step") === "code" ? "code" : "request";
  const sentNonce = String(form.get("nonce") ?? "");
  const sentTimestamp = String(form.get("formTimestamp") ?? "");
  const show = (change: Partial<RequestView>): RequestView => ({
    step,
    values,
    errors: {},
    formTimestamp: formTimestamps.renew(sentTimestamp),
    nonce: sentNonce,
    ...change,
  });

  if (form.has("again")) return { view: show({ step: "request" }), status: 200 };
  try {
    if (step === "code") {
      const sent = { ...values, otp: form.get("otp") ?? "", nonce: sentNonce };
      const outcome = await dataRequests.submit(sent, clientIp(request));
      if (!outcome.ok) return refuse(outcome.refusal, show, content.careersMessages.codes);
      const { reference, dueDay } = outcome.value;
      return { receipt: receipts.ofDataRequest({ reference, day: dueDay }) };
    }
    const sent = {
      ...values,
      honeypot: form.get("website") ?? undefined,
      formTimestamp: sentTimestamp,
    };
    const outcome = await dataRequests.sendCode(sent, clientIp(request));
    if (!outcome.ok) return refuse(outcome.refusal, show, content.careersMessages.codes);
    return { view: show({ step: "code", nonce: outcome.value.nonce }), status: 200 };
  } catch (error) {
    reportFailure("A request about data could not be taken", error);
    const { heading, text } = content.formMessages.failed;
    return { view: show({ notice: `${heading}. ${text}` }), status: 503 };
  }
}

function refuse(
  refusal: Refusal,
  show: (change: Partial<RequestView>) => RequestView,
  { notSent, notValid, mayArrive }: CodeTexts,
): Answer {
  const status = refusalStatus(refusal);
  if (refusal.reason === "undelivered") {
    const notice = `${notSent.heading}. ${refusal.nonce ? mayArrive : notSent.text}`;
    const atCode = refusal.nonce ? { step: "code" as const, nonce: refusal.nonce } : {};
    return { view: show({ notice, ...atCode }), status };
  }
  if (refusal.reason !== "invalid") {
    const limited = refusal.reason === "limited" ? refusal : undefined;
    // A reload asks for another code although the first one works.
    const atCode = limited?.hasCode ? { step: "code" as const } : {};
    const view = show({ notice: refusal.message, ...atCode });
    return { view, status, retryAfterSeconds: limited?.retryAfterSeconds };
  }
  const errors = refusal.fields;
  // The code service uses another name for the phone field.
  const { phoneNumber, ...rest } = errors;
  const named = phoneNumber === undefined ? errors : { ...rest, phone: phoneNumber };
  const isOfCode = Object.keys(named).join() === "otp";
  const isNotValid = isOfCode && errors["otp"] === notValid.text;
  const shown = isNotValid ? { otp: `${notValid.heading}. ${notValid.text}` } : named;
  return { view: show({ errors: shown, ...(!isOfCode && { step: "request" }) }), status };
}
