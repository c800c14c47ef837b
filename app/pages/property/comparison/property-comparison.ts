import type { Language } from "#domain/texts/language.ts";
import type { PropertyListing } from "#model/properties/listing-schema.ts";
import type { Property } from "#model/properties/schema.ts";
import { formatPlot, formatSquareMetres, mostCompared } from "#domain/property/property.ts";
import {
  bedroomText,
  priceText,
  squareMetrePrice,
  statusText,
} from "#app/features/properties/property-figures.ts";

/** A value is a list of texts, because each of them may be in another language. */
export type ComparisonRow = { name: string; between: string; values: (readonly string[])[] };

/**
 * The properties that the URL names, each once and in that order, up to the limit; an unknown name is ignored.
 * `hasMore`: the limit left some out.
 */
export function chosenProperties(all: readonly Property[], paths: readonly string[]) {
  const known = [...new Set(paths)].flatMap((path) => all.find((each) => each.path === path) ?? []);
  return { chosen: known.slice(0, mostCompared), hasMore: known.length > mostCompared };
}

/** The known facts of each property, row by row, without rows in which no property has a value. */
export function comparisonRows(
  properties: readonly Property[],
  texts: PropertyListing,
  language: Language,
): ComparisonRow[] {
  const { property: names, compare } = texts;
  const rows: [string, (property: Property) => string | readonly string[] | undefined][] = [
    [names.price, (property) => Object.values(priceText(property, texts)).filter(Boolean)],
    [compare.squareMetre, squareMetrePrice],
    [compare.type, ({ propertyType }) => texts.names[propertyType]],
    [names.location, ({ location }) => location],
    [names.county, ({ county }) => county],
    [names.status, (property) => statusText(property, texts, language)],
    [names.bedrooms, (property) => bedroomText(property, texts, language)],
    [names.plinthArea, ({ plinthArea: area }) => (area ? formatSquareMetres(area) : undefined)],
    [names.plot, ({ plot }) => plot && formatPlot(plot, language)],
    [names.amenities, ({ amenities }) => amenities],
  ];
  return rows
    .map(([name, valueOf]) => ({
      name,
      between: name === names.price ? " " : ", ",
      values: properties.map((property) => [valueOf(property) ?? []].flat()),
    }))
    .filter(({ values }) => values.some((value) => value.length > 0));
}
