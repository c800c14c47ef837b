import { figureErrors } from "#app/parts/figure-texts.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { type NetPayErrorCodes, netPayRules } from "#domain/pay/net-pay-input.ts";
import { firstPayMonth } from "#domain/pay/pay-rates.ts";
import { formatMonth } from "#domain/time/days.ts";
import type { Content } from "#model/content.ts";

/** Error messages by field, in the order of the form. */
export function netPayErrors(
  { month, ...amounts }: NetPayErrorCodes,
  { netPay: { fields, errors }, payRates, messages, language }: Content,
): Readonly<Record<string, string>> {
  const { monthTooEarly, monthMissing } = errors;
  const min = formatMonth(firstPayMonth(payRates), language);
  const { gross, net, ...others } = figureErrors(amounts, netPayRules, {
    fields,
    errors: { ...messages.figures.errors, ...errors },
  });
  return {
    ...(gross && { gross }),
    ...(net && { net }),
    ...(month && { month: month === "tooSmall" ? fillText(monthTooEarly, { min }) : monthMissing }),
    ...others,
  };
}
