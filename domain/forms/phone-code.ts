import { figuresOf } from "./typed-text.ts";

/** The time after which a phone gets another code from the same network. */
export const nextCodeAfterSeconds = 60;

/** The time for which the proof that a code was exchanged for serves. */
export const proofLifeSeconds = 30 * 60;

/** Reads the six digits of a code, or returns the error. */
export function readCode(typed: string): { otp: string } | { error: "missing" | "invalid" } {
  const otp = figuresOf(typed);
  if (/^\d{6}$/.test(otp)) return { otp };
  return { error: otp === "" ? "missing" : "invalid" };
}
