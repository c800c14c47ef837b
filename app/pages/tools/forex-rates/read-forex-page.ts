import {
  areRatesStale,
  conversionBounds,
  type ConversionErrorCodes,
  parseConversion,
} from "#domain/money/currency.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { ForexRates } from "#model/page-texts/forex-rates.ts";
import type { Services } from "#server/services.ts";

/** The fields of the converter, and the parameters of its URL. */
export const forexFields = ["direction", "currency", "amount"] as const;

export type ErrorMessages = Partial<Record<(typeof forexFields)[number], string>>;

/** The current rates, and the conversion that the URL asks for: `?currency=USD&amount=500&direction=bring`. */
export async function readForexPage(
  services: Pick<Services, "rates" | "content" | "now" | "reportFailure">,
  sent: Readonly<Record<string, string>> | undefined,
) {
  const { publicHolidays, forexRates } = services.content;
  const { board, hasFailed } = await readBoard(services);
  const now = services.now().getTime();
  const input = board && sent && parseConversion(sent, board.rates);
  return {
    board,
    /** True if the board exists but cannot be read now. */
    hasFailed,
    isStale: board?.asOf ? areRatesStale(Date.parse(board.asOf), now, publicHolidays) : false,
    sent,
    conversion: input?.ok ? input.conversion : undefined,
    errors: input?.ok === false ? errorMessages(input.errors, forexRates.converter.errors) : {},
  };
}

async function readBoard({ rates, reportFailure }: Pick<Services, "rates" | "reportFailure">) {
  try {
    return { board: await rates.current(), hasFailed: false };
  } catch (error) {
    reportFailure("The exchange rates cannot be read", error);
    return { board: undefined, hasFailed: true };
  }
}

/** Error messages by field, in the order of the form. */
function errorMessages(
  { direction, currency, amount }: ConversionErrorCodes,
  texts: ForexRates["converter"]["errors"],
): ErrorMessages {
  const min = conversionBounds.min.toLocaleString("en-KE");
  const max = conversionBounds.max.toLocaleString("en-KE");
  return {
    ...(direction && { direction: texts.direction }),
    ...(currency && { currency: texts.currency }),
    ...(amount && { amount: fillText(texts.amount[amount], { min, max }) }),
  };
}
