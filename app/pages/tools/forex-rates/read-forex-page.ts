import { areRatesStale, type Conversion, parseConversion } from "#domain/money/currency.ts";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import type { Services } from "#server/services.ts";
import { errorMessages, type ErrorMessages } from "./error-messages.ts";

type ForexPage = {
  board: ExchangeRates | undefined;
  /** True if the board exists but cannot be read now. */
  hasFailed: boolean;
  isStale: boolean;
  sent: Readonly<Record<string, string>> | undefined;
  conversion: Conversion | undefined;
  errors: ErrorMessages;
};

/** The fields of the converter, and the parameters of its URL. */
export const forexFields = ["direction", "currency", "amount"] as const;

/** The current rates, and the conversion that the URL asks for: `?currency=USD&amount=500&direction=bring`. */
export async function readForexPage(
  services: Pick<Services, "rates" | "content" | "now" | "reportFailure">,
  sent: ForexPage["sent"],
): Promise<ForexPage> {
  const { content } = services;
  const { board, hasFailed } = await readBoard(services);
  const bare = { board, hasFailed, sent, isStale: false, conversion: undefined, errors: {} };
  if (!board) return bare;

  const now = services.now().getTime();
  const page = {
    ...bare,
    isStale:
      board.asOf !== null && areRatesStale(Date.parse(board.asOf), now, content.publicHolidays),
  };
  if (!sent) return page;
  const input = parseConversion(sent, board.rates);
  return input.ok
    ? { ...page, conversion: input.conversion }
    : { ...page, errors: errorMessages(input.errors, content.forexRates.converter.errors) };
}

async function readBoard({ rates, reportFailure }: Pick<Services, "rates" | "reportFailure">) {
  try {
    return { board: await rates.current(), hasFailed: false };
  } catch (error) {
    reportFailure("The exchange rates cannot be read", error);
    return { board: undefined, hasFailed: true };
  }
}
