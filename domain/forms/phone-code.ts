import { figuresOf } from "./typed-text.ts";

/** Reads the six digits of a code, or returns the error. */
export function readCode(typed: string): { otp: string } | { error: "missing" | "invalid" } {
  const otp = figuresOf(typed);
  if (/^\d{6}$/.test(otp)) return { otp };
  return { error: otp === "" ? "missing" : "invalid" };
}
