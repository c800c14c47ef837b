import { type SubmittedFields, textOf } from "#domain/forms/submitted-fields.ts";
import type { Bounds } from "#domain/money/typed-number.ts";
import { plainText } from "#domain/texts/typed-text.ts";
import { type FieldErrorCode, inCents, readTypedFields } from "#domain/forms/typed-fields.ts";
import { grossForNet, netPay, type NetPay } from "./net-pay.ts";
import { firstPayMonth, payRatesOf, type PayRateLists, type PayRates } from "./pay-rates.ts";

/** Amounts that an employee proves to the employer, besides the pay. */
export const provenFields = ["pension", "medical", "interest", "insurance"] as const;
/** The kind of pay that the visitor enters. */
export const payKinds = ["gross", "net"] as const;
export type PayKind = (typeof payKinds)[number];
/** The parameters of `/calculators/net-pay`. */
export const netPayFields = ["know", ...payKinds, "month", ...provenFields] as const;
type NetPayField = (typeof netPayFields)[number];

export const payBounds = { min: 1000, max: 100_000_000 } as const satisfies Bounds;
type NetPayErrorCode = FieldErrorCode<"amount"> | "abovePay";
export type NetPayErrorCodes = Partial<Record<NetPayField, NetPayErrorCode>>;

export type NetPayAnswer = {
  grossCents: number;
  month: string;
  /** True if the gross pay was calculated from the net pay. */
  isBackward: boolean;
  rates: PayRates;
  pay: NetPay;
};

type NetPayAnswered = { ok: true; answer: NetPayAnswer } | { ok: false; errors: NetPayErrorCodes };

const proven = {
  unit: "amount",
  bounds: { min: 0, max: payBounds.max },
  isOptional: true,
} as const;
const pay = { unit: "amount", bounds: payBounds } as const;
const provenRules = { pension: proven, medical: proven, interest: proven, insurance: proven };
/** The rules of the amounts, in the order of the form; one of `gross` and `net` is asked for. */
export const netPayRules = { gross: pay, net: pay, ...provenRules };

/** The kind of pay entered. Older URLs have no `know`: then it is net if there is a net pay. */
export function knownPay(sent: SubmittedFields): PayKind {
  const implied = plainText(textOf(sent, "net")) === "" ? "gross" : "net";
  return payKinds.find((each) => each === textOf(sent, "know")) ?? implied;
}

/** Reads a month's pay and calculates net from gross, or gross from net. */
export function answerNetPay(sent: SubmittedFields, lists: PayRateLists): NetPayAnswered {
  const isBackward = knownPay(sent) === "net";
  const given = isBackward
    ? readTypedFields(sent, { net: pay, ...provenRules })
    : readTypedFields(sent, { gross: pay, ...provenRules });
  const month = textOf(sent, "month");
  const monthError = monthErrorOf(month, lists);
  if (!given.ok || monthError) {
    const errors: NetPayErrorCodes = given.ok ? {} : given.errors;
    return { ok: false, errors: { ...errors, ...(monthError && { month: monthError }) } };
  }
  const { pension = 0, medical = 0, interest = 0, insurance = 0, ...ends } = given.values;
  const shown = {
    pensionCents: inCents(pension),
    medicalFundCents: inCents(medical),
    interestCents: inCents(interest),
    premiumCents: inCents(insurance),
  };
  const rates = payRatesOf(lists, month);
  const grossCents =
    "net" in ends
      ? grossForNet(inCents(ends.net), shown, rates, 2 * inCents(payBounds.max))
      : inCents(ends.gross);
  if (grossCents === undefined) return { ok: false, errors: { net: "tooLarge" } };
  const worked = netPay({ grossCents, ...shown }, rates);
  if (worked.netCents <= 0) return { ok: false, errors: { pension: "abovePay" } };
  // Interest and premiums may exceed the pay, because someone else may help to pay them.
  if (worked.netCents <= shown.medicalFundCents)
    return { ok: false, errors: { medical: "abovePay" } };
  return { ok: true, answer: { grossCents, month, isBackward, rates, pay: worked } };
}

function monthErrorOf(month: string, lists: PayRateLists) {
  if (month === "") return "missing";
  if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month)) return "notANumber";
  return month < firstPayMonth(lists) ? "tooSmall" : undefined;
}
