import { fillText } from "#domain/texts/fill-text.ts";
import { inEachLanguage, type Language, languageTags } from "#domain/texts/language.ts";
import type { PropertyListing } from "#model/properties/listing-schema.ts";
import type { Property } from "#model/properties/schema.ts";
import { formatKnownDate, yearOf } from "#domain/time/known-date.ts";
import { formatMoney } from "#domain/money/money.ts";
import { plotSquareMetres, pricePerSquareMetre } from "#domain/property/property.ts";

/** PRP-4: "From KES 5,750,000 at the launch", or the description alone if there is no price. */
export function priceText(
  property: Property,
  { launchPrice, highestPrice: upTo }: PropertyListing,
) {
  const { askingPrice, priceDescriptionBefore = "", priceDescription = "" } = property;
  const { highestPrice, priceAsOf } = property;
  if (askingPrice === undefined)
    return { past: "", before: "", amount: "", after: priceDescription };
  return {
    /** "Price at launch, 2015:", before a price that is not today's. */
    past: priceAsOf === undefined ? "" : fillText(launchPrice, { year: yearOf(priceAsOf) }),
    before: priceDescriptionBefore,
    amount: formatMoney(askingPrice),
    after:
      highestPrice === undefined
        ? priceDescription
        : fillText(upTo, { price: formatMoney(highestPrice) }),
  };
}

export function priceLine(property: Property, texts: PropertyListing): string {
  const { past, before, amount, after } = priceText(property, texts);
  return [past, before, amount, after].filter(Boolean).join(" ");
}

export function statusText(
  { projectStatus, statusAsOf }: Property,
  texts: PropertyListing,
  language: Language = "en",
) {
  const status = texts.statuses[projectStatus];
  return statusAsOf === undefined
    ? status
    : fillText(texts.statusAsOf, { status, date: formatKnownDate(statusAsOf, language) });
}

/** "2 or 3 bedrooms"; undefined if the property has none. */
export function bedroomText(
  { bedrooms }: Property,
  { filters: { rooms } }: PropertyListing,
  language: Language = "en",
): string | undefined {
  if (bedrooms === undefined) return undefined;
  if (bedrooms.length === 1 && bedrooms[0] === 1) return rooms.one;
  return fillText(rooms.other, { count: anyOf[language].format(bedrooms.map(String)) });
}

const anyOf = inEachLanguage(
  (language) => new Intl.ListFormat(languageTags[language], { type: "disjunction" }),
);

/** "KES 97,656" for a square metre of the house or, without a house, of the plot; undefined if it is not known. */
export function squareMetrePrice({ askingPrice, plinthArea, plot }: Property): string | undefined {
  const price = pricePerSquareMetre(askingPrice, plinthArea ?? (plot && plotSquareMetres(plot)));
  return price === undefined ? undefined : formatMoney(price);
}
