import { refusalStatus } from "#app/lib/refusal-status.ts";
import { parseKenyanMobile } from "#domain/contact/phone.ts";
import { parseApplication } from "#domain/forms/application.ts";
import { toApplicationErrorMessages } from "#domain/forms/application-texts.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import type { ApplicationMessages } from "#model/careers/application-messages-schema.ts";
import type { Services } from "#server/services.ts";
import {
  countShownRows,
  type ListName,
  readValues,
  toFields,
  type Values,
} from "../values/application-values.ts";
import {
  type ApplicationView,
  applicationSteps,
  type Errors,
  failureOf,
  firstView,
  laterTexts,
} from "../application-view.ts";
import { readCode } from "#domain/forms/phone-code.ts";

/** The view that answers a step, and the status of its page. */
export type StepAnswer = { view: ApplicationView; status: number };

export const answerStep = (
  before: ApplicationView,
  change: Partial<ApplicationView>,
  status = 200,
): StepAnswer => ({ view: { ...before, ...change }, status });

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
    return answerStep(before, { step: at, notice }, 503);
  }
  if (before.proof === "") return answerStep(before, { step: "phone" });
  const isProven = await services.phoneProofs.verify(before.proof, { jobId: asked.jobId });
  if (sent.has("renew") || !isProven) {
    const heading = services.content.applicationForm.phone.expired;
    const renewed = { step: "phone", proof: "" } as const;
    return isProven
      ? answerStep(before, renewed)
      : answerStep(before, { ...renewed, notice: { heading } }, 422);
  }
  if (sent.has("edit")) return answerStep(before, { step: "details" });
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
  // An earlier code may still arrive, and needs its field.
  const step = before.nonce ? "code" : "phone";
  const phone = parseKenyanMobile(before.phone);
  const isUnticked = services.captchaMode !== "off" && sent.get("captcha") === "";
  // Checked first, so that a typing error uses up neither a tick nor one of the few forms that an IP address may send
  // without one.
  if (!phone || isUnticked) {
    const { phoneNumber, captcha } = codes.errors;
    const errors = {
      ...(!phone && { phoneNumber: phoneNumber[before.phone.trim() ? "invalid" : "missing"] }),
      ...(isUnticked && { captcha: captcha.missing }),
    };
    return answerStep(before, { step, errors }, 422);
  }
  const result = await sendCode(asked, phone);
  if (result.ok) return answerStep(before, { step: "code", phone, nonce: result.value.nonce });
  const { refusal } = result;
  if (refusal.reason === "invalid")
    return answerStep(before, { step, errors: refusal.fields }, 422);
  const formTimestamp = services.formTimestamps.renew(sent.get("formTimestamp") ?? "");
  const status = refusalStatus(refusal);
  if (refusal.reason !== "undelivered") {
    const notice = { ...codes.notSent, detail: refusal.message };
    // A reload asks for another code although the first one works.
    const hasCode = refusal.reason === "limited" && refusal.hasCode;
    const shown = hasCode ? ({ step: "code", phone } as const) : ({ step } as const);
    return answerStep(before, { ...shown, notice, formTimestamp }, status);
  }
  const { nonce } = refusal;
  if (!nonce) return answerStep(before, { step, notice: codes.notSent, formTimestamp }, status);
  const notice = { ...codes.notSent, detail: codes.mayArrive };
  return answerStep(before, { step: "code", phone, nonce, notice, formTimestamp }, status);
}

/** A form without script has no field for the tick: other checks and stricter limits replace it. */
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
  // Sent by the script after a reload, which only asks for the step.
  if (!sent.has("otp")) return answerStep(before, { step: "code" });
  const code = readCode(sent.get("otp") ?? "");
  if ("error" in code)
    return answerStep(before, { step: "code", errors: { otp: codes.errors.otp[code.error] } }, 422);
  const result = await services.phoneCodes.check({
    phoneNumber: before.phone,
    otp: code.otp,
    nonce: before.nonce,
    clientIp,
    jobId,
  });
  if (!result.ok) {
    const { refusal } = result;
    if (refusal.reason === "invalid" && refusal.isUsed)
      return answerStep(before, { step: "code", notice: codes.used }, refusalStatus(refusal));
    const otp = refusal.reason === "invalid" ? refusal.fields["otp"] : undefined;
    const detail = otp ?? refusal.message;
    // CAR-10, with the reason if there is a more exact one.
    const notice = { ...codes.notValid, ...(detail !== codes.notValid.text && { detail }) };
    const status = refusalStatus(refusal);
    // The notice has the text: repeated at the field, it would be announced twice.
    return answerStep(before, { step: "code", notice, errors: otp ? { otp: "" } : {} }, status);
  }
  return answerStep(before, { step: "details", proof: result.value.proof });
}

function addRow(sent: URLSearchParams, list: ListName, before: ApplicationView): StepAnswer {
  const shown = {
    education: countShownRows(sent, "education"),
    workExperience: countShownRows(sent, "workExperience"),
  };
  const rows = { ...shown, [list]: shown[list] + 1 };
  return answerStep(before, { step: "details", rows });
}

function takeDetails({ services, isTraineeship }: Asked, before: ApplicationView): StepAnswer {
  const texts = services.content.applicationMessages;
  const errors = checkValues(before.values, before.phone, texts, {
    now: services.now().getTime(),
    isTraineeship,
  });
  return Object.keys(errors).length > 0
    ? answerStep(before, { step: "details", errors }, 422)
    : answerStep(before, { step: "check", idempotencyKey: crypto.randomUUID() });
}

/** Error messages for all invalid answers. */
export function checkValues(
  values: Values,
  phone: string,
  texts: ApplicationMessages,
  { now, isTraineeship }: { now: number; isTraineeship: boolean },
): Errors {
  // Without any education, the errors are those of its first row.
  const education = values.education.length === 0 ? [{}] : values.education;
  const fields = new Map([...toFields({ ...values, education }), ["phone", phone]]);
  const read = parseApplication(fields, { day: nairobiDay(now), isTraineeship });
  return read.ok ? {} : toApplicationErrorMessages(texts, read.errors);
}

/** The view from which an application was sent, with its values. */
export function checkViewOf(sent: ReadonlyMap<string, string>): ApplicationView {
  return {
    ...viewOf(new URLSearchParams([...sent])),
    step: "check",
    idempotencyKey: sent.get("idempotencyKey") ?? crypto.randomUUID(),
  };
}
