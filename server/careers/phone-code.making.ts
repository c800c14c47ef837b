import { randomBytes, randomInt as cryptoRandomInt } from "node:crypto";
import type { CaptchaPass } from "../captcha/captcha.ts";
import { addIfNew } from "../db/add-if-new.ts";
import { withCertainCommit } from "../db/certain-commit.ts";
import { done, type Outcome, refused } from "../http/reply.ts";
import type { Log } from "../base/log.ts";
import { networkOf } from "../base/networks.ts";
import { sign } from "../base/secret.ts";
import { codeWaitMessage } from "./phone-code.message.ts";
import { CodeLimitReached, countCode } from "./phone-code.limits.ts";
import type { PhoneCodeOptions } from "./phone-code.options.ts";
import { hasUnspentCode } from "./phone-code.store.ts";

const digits = 6;
export const lifeMinutes = 5;
const expiresInSeconds = lifeMinutes * 60;
/** Identifies a code; made of random bytes, so that it cannot be guessed. */
const nonceBytes = 16;

type Asked = { phone: string; clientIp: string; isPlain: boolean; pass: CaptchaPass };
type Made = { code: string; nonce: string; expiresInSeconds: number };

/** Thrown to undo the transaction. */
class CaptchaUsed extends Error {}

/** Stores and counts a code and spends its captcha; or returns the limit that is reached. */
export async function makeCode(options: PhoneCodeOptions, asked: Asked): Promise<Outcome<Made>> {
  const { db, keys, codesADay, texts, log, security, randomInt = cryptoRandomInt } = options;
  const { phone, clientIp, pass } = asked;
  const key = keys.current("phone-code");
  const code = String(randomInt(10 ** digits)).padStart(digits, "0");
  const nonce = randomBytes(nonceBytes).toString("base64url");
  const now = options.now();
  const row = {
    nonce,
    phone,
    askedFrom: askerOf(key, clientIp),
    codeHash: sign(key, phone, code),
    guesses: 0,
    guessesWithoutNonce: 0,
    createdAt: now,
    expiresAt: now + expiresInSeconds * 1000,
  };
  let usedToday = 0;
  try {
    await withCertainCommit(db, async (transaction) => {
      // A phone may have several codes, so that a stranger's request does not invalidate another. Stored first: a
      // repeated request waits for this commit and finds the code.
      if (!(await addIfNew(transaction, "oneTimeCode", row))) return;
      if (!(await pass.spend(transaction))) throw new CaptchaUsed();
      usedToday = await countCode(transaction, asked, { key, codesADay, now });
    });
    warnOfBudget(log, usedToday, codesADay);
    return done({ code, nonce, expiresInSeconds });
  } catch (error) {
    if (error instanceof CaptchaUsed) return refuseCaptcha(options, clientIp);
    if (!(error instanceof CodeLimitReached)) throw error;
    // Otherwise one solved captcha could be used again and again.
    await pass.spend(db);
    const { retryAfterSeconds, limit } = error;
    security.record("limit-reached", { reason: `codes-${limit}`, clientIp });
    const message = codeWaitMessage(texts(), retryAfterSeconds);
    const hasCode = await hasUnspentCode(db, row, now);
    return refused({ reason: "limited", message, retryAfterSeconds, hasCode });
  }
}

export function refuseCaptcha(
  { security, texts }: Pick<PhoneCodeOptions, "security" | "texts">,
  clientIp: string,
) {
  security.record("post-refused", { reason: "captcha", clientIp });
  const captcha = texts().errors.captcha.missing;
  return refused({ reason: "invalid", message: captcha, fields: { captcha } });
}

/** A pseudonym of the network that asked for a code. */
export const askerOf = (key: Buffer, clientIp: string): string =>
  sign(key, "asked-from", networkOf(clientIp));

/** Each threshold is reached once a day, in one process. */
function warnOfBudget(log: Log, usedToday: number, codesADay: number) {
  const budget = { usedToday, codesADay };
  if (usedToday === codesADay) log.error(budget, "All codes of the day are sent");
  else if (usedToday === Math.ceil(codesADay / 2)) log.warn(budget, "Half the codes are sent");
}
