import type { Transaction } from "kysely";
import { type CaptchaPass, unlimitedPass } from "../captcha/captcha.ts";
import { withCertainCommit } from "../db/certain-commit.ts";
import type { Tables } from "../db/schema.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import { refuseCode, refuseUsedCode, spendPhoneCode } from "./phone-code.guesses.ts";
import { lifeMinutes, makeCode, refuseCaptcha } from "./phone-code.making.ts";
import { codeMessage, sendInTime } from "./phone-code.message.ts";
import type { CheckRequest, PhoneCodeOptions } from "./phone-code.options.ts";
import { parseSendRequest } from "./phone-code.requests.ts";

/** Of twelve digits, the first that identify an operator's range. */
const prefixDigits = 6;

/** The request as sent. `isPlain`: sent by a form without script, which no captcha guards. */
type SendRequest = {
  phoneNumber: unknown;
  clientIp: string;
  isPlain?: boolean;
  /** Called once the number is valid, so that a typing mistake does not use up a solved captcha. */
  captcha?: () => Promise<CaptchaPass | undefined>;
};
type SentCode = { expiresInSeconds: number; nonce: string };

export type PhoneCodes = ReturnType<typeof createPhoneCodes>;

export function createPhoneCodes(options: PhoneCodeOptions) {
  return {
    /** Sends a code to a phone; the answer is the same for every number. */
    send: (request: SendRequest) => send(options, request),
    /** Exchanges a code, once, for a proof of the phone. */
    async check(request: CheckRequest): Promise<Outcome<{ proof: string }>> {
      const now = options.now();
      const spent = await withCertainCommit(options.db, (transaction, isRepeat) =>
        spendPhoneCode(options, transaction, request, { now, isRepeat }),
      );
      if (!spent.ok) return spent;
      if (spent.value.isFirst) options.counts.codeReturned();
      return spent.value.isFirst
        ? done({ proof: await options.proofs.issue(spent.value) })
        : refuseUsedCode(options.texts());
    },
    /**
     * Spends the code in the transaction that stores the record: if that fails, the code is still valid. A refusal is
     * returned and not thrown, so that the transaction commits and a wrong guess stays counted.
     */
    async spend(db: Transaction<Tables>, request: CheckRequest) {
      const spent = await spendPhoneCode(options, db, request, { now: options.now() });
      if (spent.ok && spent.value.isFirst) options.counts.codeReturned();
      return spent;
    },
    /** The refusal of a code that is wrong or was used for something else. */
    refuseCode: () => refuseCode(options.texts(), true),
  };
}

async function send(
  options: PhoneCodeOptions,
  { phoneNumber, clientIp, isPlain = false, captcha }: SendRequest,
): Promise<Outcome<SentCode>> {
  const { sms, log, host, isDevelopment, counts, patienceMs = 3000 } = options;
  const parsed = parseSendRequest({ phoneNumber }, options.texts());
  if (!parsed.ok) return parsed;
  const pass = captcha ? await captcha() : unlimitedPass;
  if (!pass) return refuseCaptcha(options, clientIp);

  const phone = parsed.value.phoneNumber;
  const made = await makeCode(options, { phone, clientIp, isPlain, pass });
  if (!made.ok) return made;
  const { code, nonce, expiresInSeconds } = made.value;
  if (isDevelopment) log.info({ code }, "The code in the message");

  const text = codeMessage(options.texts().sms, { code, minutes: lifeMinutes, host });
  const sent = await sendInTime(sms, { phone, text, patienceMs });
  counts.codeSent(phone.slice(0, prefixDigits));
  if (sent.ok) return done({ expiresInSeconds, nonce });
  log.warn({ reason: sent.reason }, "A code was not sent");
  const message = options.texts().notSent.heading;
  return refused({ reason: "undelivered", message, ...(sent.mayArrive && { nonce }) });
}
