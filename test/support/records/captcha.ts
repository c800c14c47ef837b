import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import type { Captcha } from "#server/captcha/captcha.ts";

const ChallengeSchema = z.object({
  parameters: z.looseObject({
    algorithm: z.string(),
    nonce: z.string(),
    salt: z.string(),
    cost: z.number(),
    keyLength: z.number(),
    keyPrefix: z.string(),
  }),
  signature: z.string(),
});

export const encodeToken = (token: unknown): string =>
  Buffer.from(JSON.stringify(token)).toString("base64");

/** Solves a challenge like the tick box, and returns the token that it sends. */
export async function solve(sent: unknown) {
  const challenge = ChallengeSchema.parse(sent);
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("The challenge was not solved");
  return { challenge, solution };
}

export async function solvedToken(captcha: Captcha): Promise<string> {
  return encodeToken(await solve(await captcha.challenge?.()));
}
