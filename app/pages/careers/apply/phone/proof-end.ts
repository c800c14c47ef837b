/** As the server gives proofs (phone-proof.ts). */
export const proofLifeMs = 30 * 60_000;

/** The moment (ms since 1970) at which a proof of the phone ends; only the server tells whether it is sound. */
export function proofEnd(proof: string): number | undefined {
  const [, payload = ""] = proof.split(".");
  try {
    const text = atob(payload.replaceAll("-", "+").replaceAll("_", "/"));
    const { exp }: { exp?: unknown } = Object(JSON.parse(text));
    return typeof exp === "number" ? exp * 1000 : undefined;
  } catch {
    return undefined;
  }
}
