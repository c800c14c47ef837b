import { createHash } from "node:crypto";
import { data, redirect } from "react-router";
import { uncachedPage } from "#app/lib/cache-policy.ts";
import { refusalStatus } from "#app/lib/refusal-status.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import type { Services } from "#server/services.ts";
import { readValues } from "./enquiry-kinds.ts";
import type { ReturnedEnquiry } from "./enquiry-form-props.ts";
import type { EnquiryFormOptions } from "./enquiry-props.ts";

type EnquiryServices = Pick<
  Services,
  "enquiries" | "receipts" | "formTimestamps" | "content" | "clientIp" | "now" | "reportFailure"
>;
type Refusal = Extract<
  Awaited<ReturnType<EnquiryServices["enquiries"]["submit"]>>,
  { ok: false }
>["refusal"];

/** Answers a form sent without script: redirects to the receipt, or returns the form with all that was typed. */
export async function answerEnquiry(
  services: EnquiryServices,
  request: Request,
  { kind, about }: Pick<EnquiryFormOptions, "kind" | "about">,
) {
  const { content, enquiries, receipts, formTimestamps, clientIp, reportFailure } = services;
  const form = await readForm(request);
  const values = readValues(kind, form);
  const sentTimestamp = textOf(form.get("formTimestamp"));
  const page = new URL(request.url).pathname;
  const giveBack = (status: number, returned: Omit<ReturnedEnquiry, "values">, retryAfter = "") => {
    const headers = { ...uncachedPage, ...(retryAfter && { "Retry-After": retryAfter }) };
    const formTimestamp = formTimestamps.renew(sentTimestamp);
    return data({ returned: { values, ...returned }, formTimestamp }, { status, headers });
  };
  const { failed } = content.formMessages;

  try {
    const outcome = await enquiries.submit(
      { ...values, ...about, honeypot: textOf(form.get("website")), formTimestamp: sentTimestamp },
      {
        form: kind,
        page,
        clientIp: clientIp(request),
        idempotencyKey: keyOf([
          nairobiDay(services.now().getTime()),
          ...Object.values(values),
          ...Object.values(about),
        ]),
      },
    );
    if (outcome.ok) {
      const { reference, answerDueDay: day = "" } = outcome.value;
      return redirect(receipts.ofEnquiry(page, { reference, day }), 303);
    }
    const { refusal } = outcome;
    if (refusal.reason === "invalid") return giveBack(422, { errors: refusal.fields });
    const notice = { ...failed, detail: refusal.message };
    return giveBack(refusalStatus(refusal), { errors: {}, notice }, retryAfterOf(refusal));
  } catch (error) {
    reportFailure("An enquiry could not be kept", error);
    return giveBack(503, { errors: {}, notice: failed });
  }
}

/** A double click, or Back and another press, sends a form twice: the same values on the same day are one enquiry. */
function keyOf(parts: readonly string[]) {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

const retryAfterOf = (refusal: Refusal) =>
  refusal.reason === "limited" ? String(refusal.retryAfterSeconds) : "";

const textOf = (value: FormDataEntryValue | null) => (typeof value === "string" ? value : "");

/** A body that is not a form counts as an empty form. */
async function readForm(request: Request): Promise<FormData> {
  return request.formData().catch(() => new FormData());
}
