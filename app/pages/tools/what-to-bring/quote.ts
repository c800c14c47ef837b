import { chosenOptions } from "#app/features/calculators/cover-notes.ts";
import { termText } from "#app/parts/figure-texts.ts";
import { coverOptions, motorPremium } from "#domain/insurance/motor-premium.ts";
import { parseMotorInput } from "#domain/insurance/motor-input.ts";
import { monthsRule, mortgageRules } from "#domain/lending/calculator-input.ts";
import { monthlyInstalmentKes } from "#domain/lending/mortgage.ts";
import { readTypedFields } from "#domain/forms/typed-fields.ts";
import { formatKshs, formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import type { Content } from "#model/content.ts";
import type { Product } from "#model/products/schema.ts";

/** The figures with which a calculator leads here, of a loan or of a cover. */
export const quoteFields = ["amount", "rate", "months", "sumInsured", "insurer", ...coverOptions];

const loanRules = { amount: mortgageRules.amount, rate: mortgageRules.rate, months: monthsRule };

/** The figures of a loan or a cover in a sentence, recalculated today; empty without them and for other products. */
export function quoteOf(
  { whatToBring: { list: texts }, insurers, messages, language }: Content,
  product: Product | undefined,
  sent: Readonly<Record<string, string>>,
  today: string,
): string {
  const given = new Map(Object.entries(sent));
  const day = formatDay(today, language);
  const loan = product?.family === "borrow" && readTypedFields(given, loanRules);
  if (loan && loan.ok) {
    const { amount, rate, months } = loan.values;
    const terms = { amountKes: amount, annualRatePercent: rate, months };
    const monthly = formatMoney(monthlyInstalmentKes(terms));
    const period = termText(months, language);
    return fillText(texts.quote, { day, amount: formatMoney(amount), rate, period, monthly });
  }
  const motor = product?.calculator === "motor" && parseMotorInput(given, insurers);
  if (!motor || !motor.ok) return "";
  const { insurer, cover } = motor;
  const extras = chosenOptions(cover, messages.calculators.motor);
  return fillText(texts.quoteCover, {
    day,
    sum: formatKshs(100 * cover.sumInsuredKes),
    cover: [insurer.title, ...extras].join(", "),
    total: formatKshs(motorPremium(insurer, cover).payableCents),
  });
}
