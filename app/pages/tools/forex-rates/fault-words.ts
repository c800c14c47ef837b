import { fillWords } from "#domain/pages/fill-words.ts";
import type { ForexRates } from "./content.ts";
import { conversionBounds, type ConversionFaults } from "#domain/money/currency.ts";

type Words = ForexRates["converter"]["faults"];
export type FaultWords = Partial<Record<"direction" | "currency" | "amount", string>>;

const count = new Intl.NumberFormat("en-KE");

/** What is wrong with each field, in the order of the form. */
export function faultWords(faults: ConversionFaults, words: Words): FaultWords {
  const { min, max } = conversionBounds;
  const bounds = { min: count.format(min), max: count.format(max) };
  return {
    ...(faults.direction && { direction: words.direction }),
    ...(faults.currency && { currency: words.currency }),
    ...(faults.amount && { amount: fillWords(words.amount[faults.amount], bounds) }),
  };
}
