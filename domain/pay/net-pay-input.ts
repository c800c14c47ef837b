import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import {
  type Bounds,
  parseTypedAmount,
  type TypedNumberErrorCode,
} from "#domain/forms/typed-number.ts";
import { plainText } from "#domain/forms/typed-text.ts";
import { textOf } from "#domain/lending/calculator-input.ts";
import { grossForNet, netPay, type NetPay } from "./net-pay.ts";
import { firstPayMonth, payRatesOf, type PayRateLists, type PayRates } from "./pay-rates.ts";

/** What is proven to the employer, besides the pay. */
export const provenFields = ["pension", "medical", "interest", "insurance"] as const;
/** The parameters of `/calculators/net-pay`; `net` asks for the gross pay that leaves it. */
export const netPayFields = ["gross", "month", "net", ...provenFields] as const;
export type NetPayField = (typeof netPayFields)[number];

export const payBounds = { min: 1000, max: 100_000_000 } as const satisfies Bounds;
const provenBounds: Bounds = { min: 0, max: payBounds.max };

type NetPayErrorCode = TypedNumberErrorCode | "abovePay";
export type NetPayErrorCodes = Partial<Record<NetPayField, NetPayErrorCode>>;

export type NetPayAnswer = {
  grossCents: number;
  month: string;
  /** True if the net pay was given. */
  isBackward: boolean;
  rates: PayRates;
  pay: NetPay;
};

type NetPayAnswered = { ok: true; answer: NetPayAnswer } | { ok: false; errors: NetPayErrorCodes };

/** Reads a month's pay and works out the other end of it: net from gross, or gross from net where net is given. */
export function answerNetPay(sent: SubmittedFields, lists: PayRateLists): NetPayAnswered {
  const errors: NetPayErrorCodes = {};
  const isEmpty = (name: NetPayField) => plainText(textOf(sent, name)) === "";
  const cents = (name: NetPayField, bounds: Bounds) => {
    const read = parseTypedAmount(textOf(sent, name), bounds);
    if (read.ok) return Math.round(read.value * 100);
    errors[name] = read.reason;
    return undefined;
  };
  const [pensionCents = 0, medicalFundCents = 0, interestCents = 0, premiumCents = 0] =
    provenFields.map((name) => (isEmpty(name) ? 0 : cents(name, provenBounds)));
  const proven = { pensionCents, medicalFundCents, interestCents, premiumCents };
  const isBackward = !isEmpty("net");
  const typedCents = cents(isBackward ? "net" : "gross", payBounds);
  const month = textOf(sent, "month");
  if (month === "") errors.month = "missing";
  else if (!isMonth(month)) errors.month = "notANumber";
  else if (month < firstPayMonth(lists)) errors.month = "tooSmall";
  if (typedCents === undefined || Object.keys(errors).length > 0) return { ok: false, errors };

  const rates = payRatesOf(lists, month);
  const grossCents = isBackward
    ? grossForNet(typedCents, proven, rates, 2 * payBounds.max * 100)
    : typedCents;
  if (grossCents === undefined) return { ok: false, errors: { net: "tooLarge" } };
  const pay = netPay({ grossCents, ...proven }, rates);
  if (pay.netCents <= 0) return { ok: false, errors: { pension: "abovePay" } };
  return { ok: true, answer: { grossCents, month, isBackward, rates, pay } };
}

const isMonth = (text: string) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(text);
