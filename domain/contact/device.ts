import { isbot } from "isbot";

export type Device = "android" | "ios" | "mac" | "other" | "crawler";

/** PAG-12: the app store for a User-Agent. An empty one, or a robot's, is a crawler; an iPad's says "Macintosh". */
export function deviceOf(userAgent: string): Device {
  if (userAgent === "" || isbot(userAgent)) return "crawler";
  if (/android/i.test(userAgent)) return "android";
  if (/iphone|ipad|ipod/i.test(userAgent)) return "ios";
  if (/macintosh/i.test(userAgent)) return "mac";
  return "other";
}
