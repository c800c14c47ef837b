import { termText } from "#app/parts/figure-texts.ts";
import { motorPremium } from "#domain/insurance/motor-premium.ts";
import { calculatorBounds, parseMotorInput } from "#domain/lending/calculator-input.ts";
import { monthlyInstalmentKes } from "#domain/lending/mortgage.ts";
import { readTypedFields } from "#domain/lending/typed-fields.ts";
import { formatKshs, formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import type { Content } from "#model/content.ts";

/** The figures with which a calculator leads here, of a loan or of a cover. */
export const quoteFields = [
  ...["amount", "rate", "months"],
  ...["sumInsured", "insurer", "excessProtector", "pvt", "levies"],
];

const { amountKes, annualRatePercent, years } = calculatorBounds;
const loanRules = {
  amount: { unit: "amount", bounds: amountKes },
  rate: { unit: "rate", bounds: annualRatePercent },
  months: { unit: "months", bounds: { min: 1, max: 12 * years.max } },
} as const;

/** The figures in a sentence, worked out again, with their day; empty where there are none. */
export function quoteOf(
  { whatToBring: { list: texts }, insurers, messages, language }: Content,
  sent: Readonly<Record<string, string>>,
  today: string,
): string {
  const given = new Map(Object.entries(sent));
  const day = formatDay(today, language);
  const loan = readTypedFields(given, loanRules);
  if (loan.ok) {
    const { amount, rate, months } = loan.values;
    const terms = { amountKes: amount, annualRatePercent: rate, months };
    const monthly = formatMoney(monthlyInstalmentKes(terms));
    const period = termText(months, language);
    return fillText(texts.quote, { day, amount: formatMoney(amount), rate, period, monthly });
  }
  const motor = parseMotorInput(given, insurers);
  if (!motor.ok) return "";
  const { insurer, cover } = motor;
  const { excessProtector, pvt, levies } = messages.calculators.motor;
  const extras = [
    cover.excessProtector && excessProtector,
    cover.pvt && pvt,
    cover.levies && levies,
  ].filter(Boolean);
  return fillText(texts.quoteCover, {
    day,
    sum: formatKshs(100 * cover.sumInsuredKes),
    cover: [insurer.title, ...extras].join(", "),
    total: formatKshs(motorPremium(insurer, cover).payableCents),
  });
}
