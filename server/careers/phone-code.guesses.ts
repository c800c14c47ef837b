import type { Transaction } from "kysely";
import { dayMs } from "#domain/time/nairobi-time.ts";
import type { CodeTexts } from "#model/careers/messages-schema.ts";
import type { Tables } from "../db/schema.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import { limits } from "../limits/limits.ts";
import { isSame, sign } from "../base/secret.ts";
import { countWrongGuess, waitOfGuesser } from "./phone-code.limits.ts";
import { askerOf } from "./phone-code.making.ts";
import { parseCheckRequest } from "./phone-code.requests.ts";
import type { CheckRequest, PhoneCodeOptions } from "./phone-code.options.ts";
import { type CodeOwner, spendCode, takeGuess } from "./phone-code.store.ts";

/** Long enough for a visitor who did not receive the response and submits the form again. */
const keptSpentMs = dayMs;

/**
 * Counts a guess before comparing anything, even for a used code. Guesses with the nonce of a code are counted
 * separately, so that nobody else can use them up.
 */
export async function spendPhoneCode(
  options: PhoneCodeOptions,
  db: Transaction<Tables>,
  { clientIp, ...sent }: CheckRequest,
  { now, isRepeat = false }: { now: number; isRepeat?: boolean },
) {
  const { keys, security } = options;
  const parsed = parseCheckRequest(sent, options.texts());
  if (!parsed.ok) return parsed;
  const { phoneNumber: phone, otp, jobId, nonce } = parsed.value;
  const counting = { key: keys.current("phone-code"), now };
  const accepted = keys.accepted("phone-code");

  const waitSeconds = await waitOfGuesser(db, clientIp, counting);
  const owner: CodeOwner = nonce
    ? { phone, nonce }
    : { phone, askedFrom: accepted.map((key) => askerOf(key, clientIp)) };
  const isShutOut = waitSeconds !== undefined && !nonce;
  const max = waitSeconds === undefined ? limits.guessesOfCode : limits.guessesUnderPressure;
  const guess = isShutOut ? undefined : await takeGuess(db, owner, { now, max });
  if (guess && accepted.some((key) => isSame(guess.codeHash, sign(key, phone, otp)))) {
    const keptUntil = now + keptSpentMs;
    const { isFirst } = await spendCode(db, owner, {
      nonce: guess.nonce,
      now,
      keptUntil,
      isRepeat,
    });
    // `isFirst` is false if the code was spent before: the same request may have come twice.
    return done({ phone, jobId, isFirst, codeId: guess.nonce });
  }

  await countWrongGuess(db, clientIp, counting);
  security.record("guess-refused", {
    reason: guess ? "wrong-code" : "no-such-code",
    clientIp,
  });
  if (waitSeconds !== undefined && !guess) {
    security.record("limit-reached", { reason: "wrong-guesses", clientIp });
    const message = options.texts().tooManyGuesses;
    return refused({ reason: "limited", message, retryAfterSeconds: waitSeconds });
  }
  // Only the person who asked for a code gets the reason.
  const isOver = nonce !== undefined && (!guess || guess.guesses >= max);
  return refuseCode(options.texts(), isOver);
}

/** The refusal in the specification's words; if the code is used up or expired, the field says what to do. */
export function refuseCode({ notValid, errors }: CodeTexts, isOver: boolean): Outcome<never> {
  const otp = isOver ? errors.otp.over : notValid.text;
  return refused({ reason: "invalid", message: notValid.heading, fields: { otp } });
}

export const refuseUsedCode = ({ used }: CodeTexts): Outcome<never> =>
  refused({ reason: "invalid", message: used.heading, fields: { otp: used.text }, isUsed: true });
