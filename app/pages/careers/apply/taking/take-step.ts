import { parseKenyanMobile } from "#domain/contact/phone.ts";
import type { Services } from "#server/services.ts";
import { countShownRows, type ListName, readValues } from "../values/application-values.ts";
import {
  type ApplicationView,
  applicationSteps,
  failureOf,
  firstView,
} from "../application-view.ts";
import { laterTexts } from "../island-texts.ts";
import { formatPhone } from "../phone/phone-number.ts";
import { checkValues } from "../values/check-values.ts";
import { readCode } from "#domain/forms/phone-code.ts";

/** The view that answers a step, and the status of its page. */
export type StepAnswer = { view: ApplicationView; status: number };

type Asked = {
  services: Pick<
    Services,
    | "content"
    | "phoneCodes"
    | "phoneProofs"
    | "formTimestamps"
    | "captchaMode"
    | "reportFailure"
    | "now"
  > & {
    guard: Pick<Services["guard"], "verify" | "verifyCaptcha">;
  };
  jobId: string;
  isTraineeship: boolean;
  sent: URLSearchParams;
  clientIp: string;
};

/** The number of rows in each list: without script no more can appear on the page. */
const plainRows = { education: 3, workExperience: 3 };

/** Takes a step, apart from the CV, and returns the next view (CAR-8). */
export async function takeStep(asked: Asked): Promise<StepAnswer> {
  const { sent, services } = asked;
  const step = applicationSteps.find((each) => each === sent.get("step"));
  const before = viewOf(sent);
  try {
    if (step === "phone") return await takePhone(asked, before);
    if (step === "code") return await takeCode(asked, before);
  } catch (error) {
    services.reportFailure("A code could not be sent or checked", error);
    const at = step === "code" ? "code" : "phone";
    const { notSent } = services.content.careersMessages.codes;
    const notice = failureOf(at, notSent, laterTexts(services.content));
    return { view: { ...before, step: at, notice }, status: 503 };
  }
  if (before.proof === "") return { view: { ...before, step: "phone" }, status: 200 };
  const isProven = await services.phoneProofs.verify(before.proof, { jobId: asked.jobId });
  if (sent.has("renew") || !isProven) {
    const notice = isProven
      ? undefined
      : { heading: services.content.applicationForm.phone.expired };
    const phone = formatPhone(before.phone);
    const view = { ...before, step: "phone" as const, phone, proof: "", notice };
    return { view, status: isProven ? 200 : 422 };
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

async function takePhone(asked: Asked, before: ApplicationView): Promise<StepAnswer> {
  const { services, sent } = asked;
  const { codes } = services.content.careersMessages;
  const refuse = (change: Partial<ApplicationView>, status = 422) => ({
    // A code that was sent before may still come, and needs its field.
    view: { ...before, ...change, step: before.nonce ? ("code" as const) : ("phone" as const) },
    status,
  });
  const phone = parseKenyanMobile(before.phone);
  const isUnticked = services.captchaMode !== "off" && sent.get("captcha") === "";
  // Checked first, so that a typing error does not cost a tick, or one of the few forms an IP address may send without.
  if (!phone || isUnticked) {
    const { phoneNumber, captcha } = codes.errors;
    const errors = {
      ...(!phone && { phoneNumber: phoneNumber[before.phone.trim() ? "invalid" : "missing"] }),
      ...(isUnticked && { captcha: captcha.missing }),
    };
    return refuse({ errors });
  }
  const result = await sendCode(asked, phone);
  if (result.ok)
    return { view: { ...before, step: "code", phone, nonce: result.value.nonce }, status: 200 };
  const { refusal } = result;
  if (refusal.reason === "invalid") return refuse({ errors: refusal.fields });
  const detail = refusal.reason === "undelivered" ? {} : { detail: refusal.message };
  const formTimestamp = services.formTimestamps.renew(sent.get("formTimestamp") ?? "");
  const statuses: Readonly<Record<string, number>> = {
    forbidden: 403,
    limited: 429,
    undelivered: 502,
  };
  const notice = { ...codes.notSent, ...detail };
  return refuse({ notice, formTimestamp }, statuses[refusal.reason] ?? 422);
}

/** A form without script has no field for the tick: other evidence and tighter limits stand in for it. */
async function sendCode({ services, sent, clientIp }: Asked, phoneNumber: string) {
  const { guard, phoneCodes } = services;
  const tick = sent.get("captcha");
  const isPlain = tick === null;
  const honeypot = sent.get("website") ?? undefined;
  const formTimestamp = sent.get("formTimestamp") ?? "";
  const verified = isPlain
    ? await guard.verify({ honeypot, formTimestamp, clientIp })
    : await guard.verifyCaptcha(tick, clientIp);
  if (!verified.ok) return verified;
  const captcha = () => Promise.resolve(verified.value);
  return phoneCodes.send({ phoneNumber, clientIp, isPlain, captcha });
}

async function takeCode(
  { services, jobId, sent, clientIp }: Asked,
  before: ApplicationView,
): Promise<StepAnswer> {
  const { codes } = services.content.careersMessages;
  const refuse = (change: Partial<ApplicationView>, status = 422): StepAnswer => ({
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
    const otp = refusal.reason === "invalid" ? refusal.fields["otp"] : undefined;
    const detail = otp ?? refusal.message;
    // CAR-10, and what else there is to say of it.
    const notice = { ...codes.notValid, ...(detail !== codes.notValid.text && { detail }) };
    const status = refusal.reason === "forbidden" ? 403 : 422;
    // The notice has the words: beside the field too, they would be heard twice.
    return refuse({ notice, errors: otp ? { otp: "" } : {} }, status);
  }
  return { view: { ...before, step: "details", proof: result.value.proof }, status: 200 };
}

function addRow(sent: URLSearchParams, list: ListName, before: ApplicationView): StepAnswer {
  const shown = {
    education: countShownRows(sent, "education"),
    workExperience: countShownRows(sent, "workExperience"),
  };
  const rows = { ...shown, [list]: shown[list] + 1 };
  return { view: { ...before, step: "details", rows }, status: 200 };
}

function takeDetails({ services, isTraineeship }: Asked, before: ApplicationView): StepAnswer {
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
