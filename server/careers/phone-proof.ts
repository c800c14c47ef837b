import { randomUUID } from "node:crypto";
import { errors, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import { proofLifeSeconds } from "#domain/forms/phone-code.ts";
import { clockSkewMs } from "../limits/usage.store.ts";
import type { Keys } from "../base/secret.ts";

const algorithm = "HS256";
const audience = "apply";
/** The longest token that is verified; ours have about 300 characters. */
const longestToken = 1000;

export type Proof = { phone: string; proofId: string };

export type PhoneProofs = ReturnType<typeof createPhoneProofs>;

const ClaimsSchema = z.object({
  sub: z.string().regex(/^254\d{9}$/),
  jti: z.uuid(),
  iat: z.int(),
  /** A proof without a job is valid for any: the specification's request for a code has no job. */
  job: z.string().optional(),
});

/** Signed tokens that say: the holder has just read a code sent to that phone. */
export function createPhoneProofs({ keys, now }: { keys: Keys; now: () => number }) {
  return {
    issue({ phone, jobId }: { phone: string; jobId?: string | undefined }) {
      const issuedAt = Math.floor(now() / 1000);
      return new SignJWT(jobId === undefined ? {} : { job: jobId })
        .setProtectedHeader({ alg: algorithm })
        .setSubject(phone)
        .setAudience(audience)
        .setJti(randomUUID())
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + proofLifeSeconds)
        .sign(keys.current("phone-proof"));
    },
    /** Returns the phone that a token proves; undefined if the token is forged, expired or for another job. */
    async verify(token: string, { jobId }: { jobId: string }): Promise<Proof | undefined> {
      if (token.length > longestToken) return undefined;
      for (const key of keys.accepted("phone-proof")) {
        const claims = await readClaims(token, key, now());
        if (claims && (claims.job ?? jobId) === jobId)
          return { phone: claims.sub, proofId: claims.jti };
      }
      return undefined;
    },
  };
}

async function readClaims(token: string, key: Buffer, now: number) {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [algorithm],
      audience,
      requiredClaims: ["exp"],
      currentDate: new Date(now),
    });
    const claims = ClaimsSchema.safeParse(payload).data;
    // A proof from the future was issued while the clock was wrong, and would be valid too long.
    return claims && claims.iat * 1000 <= now + clockSkewMs ? claims : undefined;
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
}
