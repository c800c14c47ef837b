/** Reads the six digits of a code, with or without spaces, or returns the error. */
export function readCode(typed: string): { otp: string } | { error: "missing" | "invalid" } {
  const otp = typed.replace(/\s/g, "");
  if (/^\d{6}$/.test(otp)) return { otp };
  return { error: otp === "" ? "missing" : "invalid" };
}
