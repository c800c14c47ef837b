import type { Transaction } from "kysely";
import type { CodeTexts } from "#model/careers/messages-schema.ts";
import type { SmsSender } from "../adapters/sms/sms.ts";
import { type CaptchaPass, unlimitedPass } from "../captcha/captcha.ts";
import { withCertainCommit } from "../db/certain-commit.ts";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import type { Log } from "../log.ts";
import type { Keys } from "../secret.ts";
import type { SecurityLog } from "../security-events/security-log.ts";
import { refuseCode, type Spent, spendPhoneCode } from "./phone-code.guesses.ts";
import { lifeMinutes, makeCode, refuseCaptcha } from "./phone-code.making.ts";
import { codeMessage, sendInTime } from "./phone-code.message.ts";
import { parseSendRequest } from "./phone-code.requests.ts";
import type { PhoneProofs } from "./phone-proof.ts";

/** Numbers for the operator's alerts: many codes to one range of numbers, or few that come back, mean abuse. */
export type CodeCounts = {
  /** A code was sent to a number that begins with these six digits of twelve, which name an operator's range. */
  codeSent: (prefix: string) => void;
  codeReturned: () => void;
};

const prefixDigits = 6;

export type PhoneCodeOptions = {
  db: Database;
  now: () => number;
  keys: Keys;
  proofs: PhoneProofs;
  sms: SmsSender;
  log: Log;
  security: SecurityLog;
  counts: CodeCounts;
  /** For the whole site; 0 sends none. */
  codesADay: number;
  /** Read anew for each request: content may change while the site runs. */
  texts: CodeTexts;
  /** The site's host name, which the message names. */
  host: string;
  isDevelopment: boolean;
  randomInt?: (below: number) => number;
  patienceMs?: number;
};

/** As it was sent. `isPlain`: by a form without script, which no captcha guards. */
type SendRequest = {
  phoneNumber: unknown;
  clientIp: string;
  isPlain?: boolean;
  /** Asked once the number is found sound, so that a typing mistake does not cost a solved captcha. */
  captcha?: () => Promise<CaptchaPass | undefined>;
};
export type CheckRequest = {
  phoneNumber: unknown;
  otp: unknown;
  /** The nonce that `send` returned; without it only the network that asked for the code may give it back. */
  nonce?: unknown;
  jobId?: unknown;
  clientIp: string;
};
type SentCode = { expiresInSeconds: number; nonce: string };

export type PhoneCodes = {
  /** Sends a code to a phone; the answer is the same for every number. */
  send(request: SendRequest): Promise<Outcome<SentCode>>;
  /** Takes the code back, once, for a proof of the phone. */
  check(request: CheckRequest): Promise<Outcome<{ proof: string }>>;
  /**
   * Takes the code back in the transaction that keeps what it is for: where that fails the code still serves. A refusal
   * is an answer and not thrown, so that the transaction ends well and a wrong guess stays counted.
   */
  spend(db: Transaction<Tables>, request: CheckRequest): Promise<Outcome<Spent>>;
  /** The refusal of a code that is wrong or was used for something else. */
  refuseCode(): Outcome<never>;
};

export function createPhoneCodes(options: PhoneCodeOptions): PhoneCodes {
  return {
    send: (request) => send(options, request),
    async check(request) {
      const now = options.now();
      const spent = await withCertainCommit(options.db, (transaction, isRepeat) =>
        spendPhoneCode(options, transaction, request, { now, isRepeat }),
      );
      if (!spent.ok) return spent;
      if (spent.value.isFirst) options.counts.codeReturned();
      return spent.value.isFirst
        ? done({ proof: await options.proofs.issue(spent.value) })
        : refuseCode(options.texts, true);
    },
    async spend(db, request) {
      const spent = await spendPhoneCode(options, db, request, { now: options.now() });
      if (spent.ok) options.counts.codeReturned();
      return spent;
    },
    refuseCode: () => refuseCode(options.texts, true),
  };
}

async function send(
  options: PhoneCodeOptions,
  { phoneNumber, clientIp, isPlain = false, captcha }: SendRequest,
): Promise<Outcome<SentCode>> {
  const { sms, log, texts, host, isDevelopment, counts, patienceMs = 3000 } = options;
  const parsed = parseSendRequest({ phoneNumber }, texts);
  if (!parsed.ok) return parsed;
  const pass = captcha ? await captcha() : unlimitedPass;
  if (!pass) return refuseCaptcha(options, clientIp);

  const phone = parsed.value.phoneNumber;
  const made = await makeCode(options, { phone, clientIp, isPlain, pass });
  if (!made.ok) return made;
  const { code, nonce, expiresInSeconds } = made.value;
  if (isDevelopment) log.info({ code }, "The code in the message");

  const text = codeMessage(texts.sms, { code, minutes: lifeMinutes, host });
  const sent = await sendInTime(sms, { phone, text, patienceMs });
  counts.codeSent(phone.slice(0, prefixDigits));
  if (sent.ok) return done({ expiresInSeconds, nonce });
  log.warn({ reason: sent.reason }, "A code was not sent");
  return refused({ reason: "undelivered", message: texts.notSent.heading });
}
