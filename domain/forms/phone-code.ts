import { figuresOf } from "#domain/texts/typed-text.ts";

/** The least time between two codes for one phone, asked for from one network. */
export const nextCodeAfterSeconds = 60;

/** The lifetime of the proof that a visitor gets for a right code. */
export const proofLifeSeconds = 30 * 60;

/** Reads the six digits of a code, or returns the error. */
export function readCode(typed: string): { otp: string } | { error: "missing" | "invalid" } {
  const otp = figuresOf(typed);
  if (/^\d{6}$/.test(otp)) return { otp };
  return { error: otp === "" ? "missing" : "invalid" };
}
