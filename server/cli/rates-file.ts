import { CsvError, parse } from "csv-parse/sync";
import { z } from "zod";
import { currencyMistake, spreadMistake } from "#model/page-texts/exchange-rates.ts";
import { startOfNairobiDay } from "#domain/time/nairobi-time.ts";

const required = ["currency", "buy", "sell"];
const allowed = [...required, "asOf"];

const RecordsSchema = z.array(
  z.object({ record: z.record(z.string(), z.string()), info: z.object({ lines: z.int() }) }),
);

/**
 * Reads `currency,buy,sell` and, if it is there, `asOf` in milliseconds since 1970; throws with every mistake and its
 * line.
 */
export function parseRatesFile(text: string, name: string) {
  const mistakes: string[] = [];
  const rates: { currency: string; buy: number; sell: number }[] = [];
  const dates = new Set<string>();
  for (const { record, info } of readRecords(text, name)) {
    const say = (mistake: string) => mistakes.push(`${name}:${info.lines} ${mistake}`);
    const currency = (record["currency"] ?? "").toUpperCase();
    const before = rates.map((rate) => rate.currency);
    const mistake = currencyMistake(currency, before);
    if (mistake !== undefined) say(mistake);
    const [buy, sell] = [parseRate(record["buy"]), parseRate(record["sell"])];
    if (buy === undefined) say(`buy of ${currency} is no number above 0`);
    if (sell === undefined) say(`sell of ${currency} is no number above 0`);
    if (buy !== undefined && sell !== undefined && buy > sell) say(spreadMistake(currency));
    rates.push({ currency, buy: buy ?? 0, sell: sell ?? 0 });
    if (record["asOf"]) dates.add(record["asOf"]);
  }
  if (rates.length === 0) mistakes.push(`${name} has no rates`);
  if (dates.size > 1) mistakes.push(`${name} has more than one asOf`);
  const [date] = dates;
  const asOf = date === undefined ? undefined : parseMoment(date);
  if (date !== undefined && asOf === undefined) mistakes.push(`${name} asOf: ${momentRule}`);
  if (mistakes.length > 0) throw new Error(mistakes.join("\n"));
  return { rates, asOf };
}

export const momentRule =
  "is a day such as 2026-07-01, or a time such as 2026-07-01T09:00:00+03:00";

/** A day means its start in Nairobi. */
export function parseMoment(text: string): number | undefined {
  if (z.iso.date().safeParse(text).success) return startOfNairobiDay(text);
  if (z.iso.datetime({ offset: true }).safeParse(text).success) return Date.parse(text);
  return undefined;
}

function readRecords(text: string, name: string) {
  try {
    return RecordsSchema.parse(
      parse(text, {
        bom: true,
        trim: true,
        skip_empty_lines: true,
        info: true,
        columns: toColumns,
      }),
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof CsvError || error instanceof WrongHeader)
      throw new Error(`${name}: ${reason}`, { cause: error });
    throw error;
  }
}

class WrongHeader extends Error {}

function toColumns(header: readonly string[]): string[] {
  const columns = header.map(
    (given) => allowed.find((name) => name.toLowerCase() === given.toLowerCase()) ?? given,
  );
  const missing = required.filter((name) => !columns.includes(name));
  const unknown = columns.filter((name) => !allowed.includes(name));
  if (missing.length > 0) throw new WrongHeader(`the first line lacks ${missing.join(", ")}`);
  if (unknown.length > 0) throw new WrongHeader(`the first line has ${unknown.join(", ")}`);
  return columns;
}

/** Plain decimals: `1,293` could be meant two ways. */
function parseRate(text: string | undefined): number | undefined {
  const rate = /^\d{1,9}(?:\.\d{1,8})?$/.test(text ?? "") ? Number(text) : 0;
  return rate > 0 ? rate : undefined;
}
