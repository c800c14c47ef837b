import { isbot } from "isbot";

export type Device = "android" | "ios" | "other" | "crawler";

/** Which store a visitor's User-Agent belongs to (S1 section 2). One that says nothing, or that it is a robot, is a crawler. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === "" || isbot(userAgent)) return "crawler";
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  return "other";
}
