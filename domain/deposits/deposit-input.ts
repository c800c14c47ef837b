import { plainText } from "#domain/forms/typed-text.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import { calculatorBounds, textOf } from "#domain/lending/calculator-input.ts";
import {
  type Bounds,
  parseTypedAmount,
  parseTypedRate,
  parseWholeMonths,
  type TypedNumber,
  type TypedNumberErrorCode,
} from "#domain/forms/typed-number.ts";

/** The owner of the interest: a person resident in Kenya pays the lower tax of a housing development bond. */
export const taxStatuses = ["resident", "other"] as const;
type TaxStatus = (typeof taxStatuses)[number];

/** The deposits the page knows; a rate for each has the deposit's name in the address. */
export const depositIds = ["fixed", "bond", "hybrid", "call", "fanaka"] as const;

/** The other parameters of `/calculators/deposit-return`. */
export const depositFields = ["amount", "months", "taxed"] as const;

/** Ten years: the bank offers no longer deposits. */
export const depositMonths = { min: 1, max: 120 } as const satisfies Bounds;
/** A rate of 0 is no offer. */
export const depositRatePercent = { min: 0.01, max: 100 } as const satisfies Bounds;

export type DepositRequest = {
  depositCents: number;
  months: number;
  taxed: TaxStatus;
  /** The rates that were offered, in percent, by the deposit's id. */
  rates: ReadonlyMap<string, number>;
};

/** By field; `noRate` is the error of the first rate if none was given. */
export type DepositErrorCodes = Readonly<Record<string, TypedNumberErrorCode | "noRate">>;

type DepositInput =
  | { ok: true; request: DepositRequest }
  | { ok: false; errors: DepositErrorCodes };

/** Reads what a visitor typed. The amount comes in shillings and leaves in cents; an empty rate is no offer. */
export function parseDepositInput(sent: SubmittedFields, ids: readonly string[]): DepositInput {
  const errors: Record<string, TypedNumberErrorCode | "noRate"> = {};
  const take = (name: string, read: TypedNumber) => {
    if (read.ok) return read.value;
    errors[name] = read.reason;
    return undefined;
  };
  const amount = take(
    "amount",
    parseTypedAmount(textOf(sent, "amount"), calculatorBounds.amountKes),
  );
  const months = take("months", parseWholeMonths(textOf(sent, "months"), depositMonths));
  const given = ids.filter((id) => plainText(textOf(sent, id)) !== "");
  const rates = new Map(
    given.flatMap((id) => {
      const rate = take(id, parseTypedRate(textOf(sent, id), depositRatePercent));
      return rate === undefined ? [] : [[id, rate] as const];
    }),
  );
  const [first] = ids;
  if (given.length === 0 && first !== undefined) errors[first] = "noRate";
  if (amount === undefined || months === undefined || Object.keys(errors).length > 0)
    return { ok: false, errors };
  const taxed = taxStatuses.find((each) => each === textOf(sent, "taxed")) ?? "resident";
  return { ok: true, request: { depositCents: Math.round(amount * 100), months, taxed, rates } };
}
