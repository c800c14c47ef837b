import { inTime } from "#app/lib/in-time.ts";
import type { TickBoxHandle } from "#app/parts/captcha/tick-box-props.ts";
import { parseKenyanMobile } from "#domain/contact/phone.ts";
import { type Answer, postJson } from "../sending/api-answer.ts";
import type { Errors } from "../application-view.ts";
import type { Later } from "../use-later.ts";
import type { ApplicationControl, JobApplicationProps } from "../use-application.ts";

/**
 * `isLate`: a script or text that sending needs did not load, and nothing was sent. The browser can still send the form
 * itself.
 */
export type CodeOutcome = { isSent: boolean; wrong: Errors; isLate?: boolean };

/** Sends codes (CAR-8), with the message of CAR-10 if that fails. */
export function useSendCode(
  { firstTexts: { codes } }: JobApplicationProps,
  { state, show, goTo, loadLater }: ApplicationControl,
) {
  /** Resolves to whether the code was sent, and otherwise to the errors of the fields. */
  async function sendCode(typed: string, tickBox: TickBoxHandle | null): Promise<CodeOutcome> {
    const refuse = (wrong: Errors, answer?: Answer) => {
      show({ step: state.step, phone: typed, errors: wrong, ...(answer && notSent(answer)) });
      return { isSent: false, wrong };
    };
    const phone = parseKenyanMobile(typed);
    let captcha: string | undefined;
    let later: Later | undefined;
    try {
      // Loads the next step too: without it a code is of no use.
      [captcha, later] = await Promise.all([tickBox?.token(), inTime(loadLater())]);
    } catch {
      return { isSent: false, wrong: {}, isLate: true };
    }
    const { phoneNumber, captcha: tick } = codes.errors;
    const wrong = {
      ...(!phone && { phoneNumber: phoneNumber[typed.trim() ? "invalid" : "missing"] }),
      ...(captcha === undefined && { captcha: tick.missing }),
    };
    if (!phone || Object.keys(wrong).length > 0) return refuse(wrong);

    if (!later) return refuse({}, { kind: "unreachable" });
    const answer = await postJson("/api/careers/verify", { phoneNumber: phone, captcha });
    if (answer.kind === "done") {
      tickBox?.reset();
      goTo("code", { phone, proof: "", nonce: String(answer.data["nonce"] ?? "") });
      return { isSent: true, wrong: {} };
    }
    // The captcha token is used up, or was refused.
    tickBox?.renew();
    const fields = answer.kind === "refused" ? answer.fields : {};
    return Object.keys(fields).length > 0 ? refuse(fields) : refuse({}, answer);
  }

  /** The notice of a failure. After a rate limit it says how long to wait. */
  function notSent(answer: Answer) {
    const isLimited = answer.kind === "refused" && answer.code === 429;
    return { notice: { ...codes.notSent, ...(isLimited && { detail: answer.message }) } };
  }

  return { sendCode };
}
