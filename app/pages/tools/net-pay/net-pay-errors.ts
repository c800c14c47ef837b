import { figureErrors } from "#app/parts/figure-texts.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { type NetPayErrorCodes, netPayRules } from "#domain/pay/net-pay-input.ts";
import { firstPayMonth } from "#domain/pay/pay-rates.ts";
import { formatMonth } from "#domain/time/days.ts";
import type { Content } from "#model/content.ts";

/** Error messages by field, in the order of the form. */
export function netPayErrors(
  codes: NetPayErrorCodes,
  { netPay: { fields, errors }, payRates, messages, language }: Content,
): Readonly<Record<string, string>> {
  const { gross, net, ...proven } = netPayRules;
  const min = formatMonth(firstPayMonth(payRates), language);
  const ofMonth = {
    missing: errors.monthMissing,
    tooSmall: fillText(errors.monthTooEarly, { min }),
  };
  const rules = { gross, net, month: {}, ...proven };
  return figureErrors(codes, rules, {
    fields: { ...fields, month: { ...fields.month, errors: ofMonth } },
    errors: { ...messages.figures.errors, ...errors },
  });
}
