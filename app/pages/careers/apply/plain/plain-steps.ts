import { parseKenyanMobile } from "#domain/contact/phone.ts";
import type { Services } from "#server/services.ts";
import { countShownRows, type ListName, readValues } from "../values/application-values.ts";
import { type ApplicationView, applicationSteps, firstView } from "../application-view.ts";
import { codeRefusal } from "../code/code-refusal.ts";
import { formatPhone } from "../phone/phone-number.ts";
import { checkValues } from "../values/check-values.ts";
import { readCode } from "#domain/forms/phone-code.ts";

/** The next view of a form sent without script, and the status of its page. */
export type PlainAnswer = { view: ApplicationView; status: number };

type Asked = {
  services: Pick<
    Services,
    "content" | "phoneCodes" | "formTimestamps" | "reportFailure" | "now"
  > & {
    guard: Pick<Services["guard"], "guardForm">;
  };
  jobId: string;
  isTraineeship: boolean;
  sent: URLSearchParams;
  clientIp: string;
};

/** The number of rows in each list: without script no more can appear on the page. */
const plainRows = { education: 3, workExperience: 3 };

/** Reads a step sent without script, apart from the CV, and returns the next view (CAR-8). */
export async function takePlainStep(asked: Asked): Promise<PlainAnswer> {
  const { sent, services } = asked;
  const step = applicationSteps.find((each) => each === sent.get("step"));
  const before = viewOf(sent);
  try {
    if (step === "phone") return await takePhone(asked, before);
    if (step === "code") return await takeCode(asked, before);
  } catch (error) {
    services.reportFailure("A code could not be sent or checked", error);
    const { applicationForm, careersMessages } = services.content;
    const failed = { phone: careersMessages.codes.notSent, code: applicationForm.code.unreachable };
    const at = step === "code" ? "code" : "phone";
    return { view: { ...before, step: at, notice: failed[at] }, status: 503 };
  }
  if (before.proof === "") return { view: { ...before, step: "phone" }, status: 200 };
  if (sent.has("renew")) {
    const phone = formatPhone(before.phone);
    return { view: { ...before, step: "phone", phone, proof: "" }, status: 200 };
  }
  if (sent.has("edit")) return { view: { ...before, step: "details" }, status: 200 };
  const list = (["education", "workExperience"] as const).find((each) => each === sent.get("add"));
  return list ? addRow(sent, list, before) : takeDetails(asked, before);
}

/** The view from the hidden and visible fields of a step. */
function viewOf(sent: URLSearchParams): ApplicationView {
  return {
    ...firstView,
    phone: sent.get("phoneNumber") ?? sent.get("phone") ?? "",
    nonce: sent.get("nonce") ?? "",
    proof: sent.get("phoneProof") ?? "",
    values: readValues(sent),
    rows: plainRows,
  };
}

async function takePhone(
  { services, sent, clientIp }: Asked,
  before: ApplicationView,
): Promise<PlainAnswer> {
  const { codes } = services.content.careersMessages;
  const refuse = (change: Partial<ApplicationView>, status: number) => ({
    // A code that was sent before may still come, and needs its field.
    view: { ...before, ...change, step: before.nonce ? ("code" as const) : ("phone" as const) },
    status,
  });
  const phone = parseKenyanMobile(before.phone);
  // Checked first, so that a typing error does not count against the few forms an IP address may send without script.
  if (!phone) {
    const errorCode = before.phone.trim() ? "invalid" : "missing";
    return refuse({ errors: { phoneNumber: codes.errors.phoneNumber[errorCode] } }, 422);
  }
  const sentTimestamp = sent.get("formTimestamp") ?? "";
  const guarded = await services.guard.guardForm({
    honeypot: sent.get("website") ?? undefined,
    formTimestamp: sentTimestamp,
    clientIp,
  });
  const result = guarded.ok
    ? await services.phoneCodes.send({ phoneNumber: phone, clientIp, isPlain: true })
    : guarded;
  if (result.ok)
    return { view: { ...before, step: "code", phone, nonce: result.value.nonce }, status: 200 };
  const { refusal } = result;
  const detail = refusal.reason === "undelivered" ? {} : { detail: refusal.message };
  const formTimestamp = services.formTimestamps.renew(sentTimestamp);
  const statuses: Readonly<Record<string, number>> = {
    forbidden: 403,
    limited: 429,
    undelivered: 502,
  };
  const notice = { ...codes.notSent, ...detail };
  return refuse({ notice, formTimestamp }, statuses[refusal.reason] ?? 422);
}

async function takeCode(
  { services, jobId, sent, clientIp }: Asked,
  before: ApplicationView,
): Promise<PlainAnswer> {
  const { codes } = services.content.careersMessages;
  const refuse = (change: Partial<ApplicationView>, status = 422): PlainAnswer => ({
    view: { ...before, ...change, step: "code" },
    status,
  });
  const code = readCode(sent.get("otp") ?? "");
  if ("error" in code) return refuse({ errors: { otp: codes.errors.otp[code.error] } });
  const result = await services.phoneCodes.check({
    phoneNumber: before.phone,
    otp: code.otp,
    nonce: before.nonce,
    clientIp,
    jobId,
  });
  if (!result.ok) {
    const { refusal } = result;
    const said =
      refusal.reason === "invalid" ? { otp: refusal.fields["otp"] } : { detail: refusal.message };
    return refuse(codeRefusal(codes, said), refusal.reason === "forbidden" ? 403 : 422);
  }
  return { view: { ...before, step: "details", proof: result.value.proof }, status: 200 };
}

function addRow(sent: URLSearchParams, list: ListName, before: ApplicationView): PlainAnswer {
  const shown = {
    education: countShownRows(sent, "education"),
    workExperience: countShownRows(sent, "workExperience"),
  };
  const rows = { ...shown, [list]: shown[list] + 1 };
  return { view: { ...before, step: "details", rows }, status: 200 };
}

function takeDetails({ services, isTraineeship }: Asked, before: ApplicationView): PlainAnswer {
  const texts = services.content.applicationMessages;
  const errors = checkValues(before.values, before.phone, texts, {
    now: services.now().getTime(),
    isTraineeship,
  });
  if (Object.keys(errors).length > 0)
    return { view: { ...before, step: "details", errors }, status: 422 };
  return {
    view: { ...before, step: "check", idempotencyKey: crypto.randomUUID() },
    status: 200,
  };
}

/** The view from which an application was sent, with its values. */
export function checkViewOf(sent: ReadonlyMap<string, string>): ApplicationView {
  return {
    ...viewOf(new URLSearchParams([...sent])),
    step: "check",
    idempotencyKey: sent.get("idempotencyKey") ?? crypto.randomUUID(),
  };
}
