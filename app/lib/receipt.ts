import type { Receipt } from "#app/pages/paths.ts";
import { type Asked, once } from "./page-parameters.ts";

/** The parameters of a receipt's URL. */
export const receiptParameters = once(["reference", "day", "seal"]);

/** The receipt in a URL. Only its seal proves that the server issued it. */
export function askedReceipt(asked: Asked<keyof Receipt>): Receipt {
  const valueOf = (name: keyof Receipt) => asked.get(name) ?? "";
  return { reference: valueOf("reference"), day: valueOf("day"), seal: valueOf("seal") };
}
