import { fillWords } from "#domain/pages/fill-words.ts";
import type { PropertyListing } from "#model/properties/listing-schema.ts";
import type { Property } from "#model/properties/schema.ts";
import { formatKnownDate } from "#domain/time/known-date.ts";
import { formatMoney } from "#domain/money/money.ts";
import { plotSquareMetres, pricePerSquareMetre } from "#domain/property/property.ts";

/** PRP-4: "From KES 5,750,000 at the launch", or the description alone where there is no price. */
export type PriceWords = { before: string; amount: string; after: string };

export function priceWords({
  askingPrice,
  priceDescriptionBefore = "",
  priceDescription = "",
}: Property): PriceWords {
  if (askingPrice === undefined) return { before: "", amount: "", after: priceDescription };
  return {
    before: priceDescriptionBefore,
    amount: formatMoney(askingPrice),
    after: priceDescription,
  };
}

export function priceLine(property: Property): string {
  const { before, amount, after } = priceWords(property);
  return [before, amount, after].filter(Boolean).join(" ");
}

export function statusWords({ projectStatus, statusAsOf }: Property, words: PropertyListing) {
  const status = words.statuses[projectStatus];
  return statusAsOf === undefined
    ? status
    : fillWords(words.statusAsOf, { status, date: formatKnownDate(statusAsOf) });
}

/** "2 or 3 bedrooms"; undefined where there are none. */
export function bedroomWords(
  { bedrooms }: Property,
  { filters: { rooms } }: PropertyListing,
): string | undefined {
  if (bedrooms === undefined) return undefined;
  if (bedrooms.length === 1 && bedrooms[0] === 1) return rooms.one;
  return fillWords(rooms.other, { count: anyOf.format(bedrooms.map(String)) });
}

const anyOf = new Intl.ListFormat("en-KE", { type: "disjunction" });

/** "KES 97,656", of the house or, where there is none, of the plot. */
export function squareMetrePrice({ askingPrice, plinthArea, plot }: Property): string | undefined {
  const price = pricePerSquareMetre(askingPrice, plinthArea ?? (plot && plotSquareMetres(plot)));
  return price === undefined ? undefined : formatMoney(price);
}
