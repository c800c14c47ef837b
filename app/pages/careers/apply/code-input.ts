/** The six digits of a message as they were typed, spaces or not; or what is wrong with them. */
export function readCode(typed: string): { otp: string } | { error: "missing" | "invalid" } {
  const otp = typed.replace(/\s/g, "");
  if (/^\d{6}$/.test(otp)) return { otp };
  return { error: otp === "" ? "missing" : "invalid" };
}
