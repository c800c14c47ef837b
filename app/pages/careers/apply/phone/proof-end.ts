import * as z from "zod/mini";

/** As the server gives proofs (phone-proof.ts). */
export const proofLifeMs = 30 * 60_000;

const Claims = z.object({ exp: z.number() });

/** The moment (ms since 1970) at which a proof of the phone ends; only the server tells whether it is sound. */
export function proofEnd(proof: string): number | undefined {
  const [, payload = ""] = proof.split(".");
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const claims = Claims.safeParse(JSON.parse(text));
    return claims.success ? claims.data.exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
