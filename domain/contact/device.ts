import { isbot } from "isbot";

export type Device = "android" | "ios" | "other" | "crawler";

/** PAG-12: the app store for a User-Agent. An empty one, or a robot's, is a crawler. */
export function deviceOf(userAgent: string): Device {
  if (userAgent === "" || isbot(userAgent)) return "crawler";
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  return "other";
}
