import { randomInt as cryptoRandomInt } from "node:crypto";
import type { Transaction } from "kysely";
import type { CodeWords } from "#content/schema/careers-messages.ts";
import type { SmsSender } from "../adapters/sms/sms.ts";
import type { Database } from "../db/open-database.ts";
import type { Tables } from "../db/schema.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import { limits } from "../limits/limits.ts";
import type { Log } from "../log.ts";
import { isSame, type Keys, sign } from "../secret.ts";
import { CodeLimitReached, countCode } from "./phone-code.limits.ts";
import { codeMessage, sendInTime } from "./phone-code.message.ts";
import { parseCheckRequest, parseSendRequest } from "./phone-code.requests.ts";
import { keepCode, spendCode, takeGuess } from "./phone-code.store.ts";
import type { PhoneProofs } from "./phone-proof.ts";

const digits = 6;
const lifeMinutes = 5;
const lifeSeconds = lifeMinutes * 60;

type Dependencies = {
  db: Database;
  now: () => number;
  keys: Keys;
  proofs: PhoneProofs;
  sms: SmsSender;
  log: Log;
  /** For the whole site; 0 sends none. */
  codesADay: number;
  /** Read anew for each request: content may change while the site runs. */
  words: CodeWords;
  /** The site's host name, which the message names. */
  host: string;
  isDevelopment: boolean;
  randomInt?: (below: number) => number;
  patienceMs?: number;
};

/** As it was sent. `isPlain`: by a form without script, which no captcha guards and where numbers are typed freely. */
type SendRequest = {
  phoneNumber: unknown;
  clientAddress: string;
  isPlain?: boolean;
  /** Asked once the number is found sound, so that a slip of the finger does not cost a solved captcha. */
  isHuman?: () => Promise<boolean>;
};
type CheckRequest = { phoneNumber: unknown; otp: unknown; jobId?: unknown; isPlain?: boolean };

export type PhoneCodes = {
  /** Sends a code to a phone; the answer is the same whatever the number. */
  send(request: SendRequest): Promise<Outcome<{ expiresInSeconds: number }>>;
  /** Takes the code back, once, for a proof of the phone. */
  check(request: CheckRequest): Promise<Outcome<{ proof: string }>>;
  /**
   * Takes the code back, once, in the transaction that keeps what it is for: where that fails the code still serves. A
   * refusal is an answer and not thrown, so that the transaction ends well and a wrong guess stays counted.
   */
  spend(db: Transaction<Tables>, request: CheckRequest): Promise<Outcome<Spent>>;
};
type Spent = { phone: string; jobId?: string | undefined };

export function createPhoneCodes(dependencies: Dependencies): PhoneCodes {
  return {
    send: (request) => send(dependencies, request),
    check: (request) => check(dependencies, request),
    spend: (db, request) => spend(dependencies, db, request),
  };
}

async function send(
  dependencies: Dependencies,
  { phoneNumber, clientAddress, isPlain = false, isHuman }: SendRequest,
): Promise<Outcome<{ expiresInSeconds: number }>> {
  const { sms, log, words, host, isDevelopment, patienceMs = 3000 } = dependencies;
  const parsed = parseSendRequest({ phoneNumber }, isPlain, words);
  if (!parsed.ok) return parsed;
  if (isHuman && !(await isHuman())) {
    const captcha = words.faults.captcha.missing;
    return refused({ reason: "invalid", message: captcha, fields: { captcha } });
  }

  const phone = parsed.value.phoneNumber;
  const made = await makeCode(dependencies, { phone, clientAddress, isPlain });
  if (!made.ok) return made;
  const code = made.value;
  if (isDevelopment) log.info({ code }, "The code in the message");

  const text = codeMessage(words.sms, { code, minutes: lifeMinutes, host });
  const sent = await sendInTime(sms, { phone, text, patienceMs });
  if (sent.ok) return done({ expiresInSeconds: lifeSeconds });
  log.warn({ reason: sent.reason }, "A code was not sent");
  return refused({ reason: "undelivered", message: words.notSent.heading });
}

/** A code that is kept and counted, or the limit that is reached. */
async function makeCode(
  { db, now, keys, codesADay, words, log, randomInt = cryptoRandomInt }: Dependencies,
  asked: { phone: string; clientAddress: string; isPlain: boolean },
): Promise<Outcome<string>> {
  const { phone } = asked;
  const key = keys.current("phone-code");
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const at = now();
  try {
    const usedToday = await db.transaction().execute(async (transaction) => {
      const used = await countCode(transaction, asked, { key, codesADay, now: at });
      const codeHash = sign(key, phone, code);
      await keepCode(transaction, { phone, codeHash, expiresAt: at + lifeSeconds * 1000 });
      return used;
    });
    warnOfBudget(log, usedToday, codesADay);
    return done(code);
  } catch (error) {
    if (!(error instanceof CodeLimitReached)) throw error;
    const { retryAfterSeconds } = error;
    return refused({ reason: "limited", message: words.limited, retryAfterSeconds });
  }
}

/** Each number is reached once a day, by one process. */
function warnOfBudget(log: Log, usedToday: number, codesADay: number) {
  const budget = { usedToday, codesADay };
  if (usedToday === codesADay) log.error(budget, "All codes of the day are sent");
  else if (usedToday === Math.ceil(codesADay / 2)) log.warn(budget, "Half the codes are sent");
}

async function check(
  dependencies: Dependencies,
  request: CheckRequest,
): Promise<Outcome<{ proof: string }>> {
  const { db, proofs } = dependencies;
  const spent = await db
    .transaction()
    .execute((transaction) => spend(dependencies, transaction, request));
  return spent.ok ? done({ proof: await proofs.issue(spent.value) }) : spent;
}

async function spend(
  { now, keys, words }: Dependencies,
  db: Transaction<Tables>,
  { isPlain = false, ...sent }: CheckRequest,
): Promise<Outcome<Spent>> {
  const parsed = parseCheckRequest(sent, isPlain, words);
  if (!parsed.ok) return parsed;
  const { phoneNumber: phone, otp, jobId } = parsed.value;

  const codeHash = await takeGuess(db, { phone, now: now(), max: limits.guessesOfCode });
  const isRight =
    codeHash !== undefined &&
    keys.accepted("phone-code").some((key) => isSame(codeHash, sign(key, phone, otp))) &&
    (await spendCode(db, phone, codeHash));
  if (isRight) return done({ phone, jobId });
  const { heading, text } = words.notValid;
  return refused({ reason: "invalid", message: heading, fields: { otp: text } });
}
