import { fillText } from "#domain/pages/fill-text.ts";
import { formatMoney } from "#domain/money/money.ts";
import { type NetPayErrorCodes, netPayFields, payBounds } from "#domain/pay/net-pay-input.ts";
import { firstPayMonth } from "#domain/pay/pay-rates.ts";
import { formatMonth } from "#domain/time/days.ts";
import type { Content } from "#model/content.ts";

/** Error messages by field, in the order of the form. */
export function netPayErrors(
  errors: NetPayErrorCodes,
  { netPay: { errors: texts, fields }, payRates, language }: Content,
): Record<string, string> {
  const { month, ...amounts } = errors;
  const names = netPayFields.filter((name) => name !== "month");
  return {
    ...Object.fromEntries(
      names.flatMap((name) => {
        const error = amounts[name];
        const { what, example } = fields[name];
        const min = name === "gross" || name === "net" ? payBounds.min : 0;
        const values = { what, example, min: formatMoney(min), max: formatMoney(payBounds.max) };
        return error ? [[name, fillText(texts[error], values)]] : [];
      }),
    ),
    ...(month === "tooSmall" && {
      month: fillText(texts.monthTooEarly, {
        min: formatMonth(firstPayMonth(payRates), language),
      }),
    }),
    ...(month && month !== "tooSmall" && { month: texts.monthMissing }),
  };
}
