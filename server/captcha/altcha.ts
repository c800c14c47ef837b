import { randomInt } from "node:crypto";
import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { addIfNew } from "../db/add-if-new.ts";
import { clockSkewMs } from "../limits/usage.store.ts";
import type { Keys } from "../base/secret.ts";
import type { Captcha, CaptchaPass } from "./captcha.ts";

const lifeMs = 20 * 60 * 1000;
/**
 * About 750 derivations of 1,000 rounds: a sixth of a second on a laptop, two seconds on a cheap phone. A higher price
 * needs more derivations. The server's cost is the same at any price: one derivation to make a challenge, two
 * signatures to check the answer.
 */
const cost = 1000;
const [fewest, most] = [500, 1000] as const;
/** The longest token that is parsed; ours have about 700 characters. */
const longestToken = 4000;

const Hex = z.string().regex(/^[0-9a-f]{1,200}$/);
const TokenSchema = z.object({
  challenge: z.object({
    parameters: z.strictObject({
      algorithm: z.literal("PBKDF2/SHA-256"),
      nonce: Hex,
      salt: Hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: Hex,
      keySignature: Hex,
      expiresAt: z.int(),
    }),
    signature: Hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: Hex }),
});
type Token = z.infer<typeof TokenSchema>;

type Dependencies = { keys: Keys; now: () => number };

/**
 * The tick box of our own: the visitor's machine searches for a number, which is expensive for a program that sends
 * thousands of forms.
 */
export function createAltcha({ keys, now }: Dependencies): Captcha {
  async function verify(text: unknown): Promise<CaptchaPass | undefined> {
    const token = readToken(text);
    if (!token) return undefined;
    const { parameters, signature } = token.challenge;
    const expiresAt = parameters.expiresAt * 1000;
    const leftMs = expiresAt - now();
    // A challenge that expires too far ahead was made while the clock was wrong.
    if (leftMs <= 0 || leftMs > lifeMs + clockSkewMs) return undefined;
    if (!(await isSolved(token, keys))) return undefined;
    return { spend: (where) => addIfNew(where, "captchaSpent", { signature, expiresAt }) };
  }

  return {
    verify,
    challenge: (price = 1) =>
      createChallenge({
        algorithm: "PBKDF2/SHA-256",
        cost,
        counter: randomInt(fewest * price, most * price),
        expiresAt: new Date(now() + lifeMs),
        deriveKey,
        hmacSignatureSecret: secretOf(keys.current("captcha")),
        hmacKeySignatureSecret: secretOf(keys.current("captcha-solution")),
      }),
  };
}

const secretOf = (key: Buffer) => key.toString("hex");

async function isSolved({ challenge, solution }: Token, keys: Keys): Promise<boolean> {
  const solutionKeys = keys.accepted("captcha-solution");
  for (const [place, key] of keys.accepted("captcha").entries()) {
    const solutionKey = solutionKeys[place];
    if (!solutionKey) continue;
    const { verified } = await verifySolution({
      challenge,
      solution,
      deriveKey,
      hmacSignatureSecret: secretOf(key),
      hmacKeySignatureSecret: secretOf(solutionKey),
    });
    if (verified) return true;
  }
  return false;
}

/** Parses what the tick box sends: JSON in base 64. */
function readToken(text: unknown): Token | undefined {
  if (typeof text !== "string" || text.length > longestToken) return undefined;
  try {
    return TokenSchema.safeParse(JSON.parse(Buffer.from(text, "base64").toString())).data;
  } catch {
    return undefined;
  }
}
