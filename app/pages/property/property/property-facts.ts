import { fillWords } from "#domain/pages/fill-words.ts";
import type { PropertyListing } from "#model/properties/listing-schema.ts";
import type { Property } from "#model/properties/schema.ts";
import { formatPlot, formatSquareMetres } from "#domain/property/property.ts";
import {
  bedroomWords,
  squareMetrePrice,
  statusWords,
} from "#app/features/properties/property-figures.ts";

export type PropertyFact = { name: string; value: string; hint?: string | undefined };

const number = new Intl.NumberFormat("en-KE");

/** What is known of a property besides its price; of a building also that its area is not. */
export function propertyFacts(property: Property, listing: PropertyListing): PropertyFact[] {
  const { propertyType, location, county, plinthArea, plot, units, developer } = property;
  const words = listing.property;
  const each = squareMetrePrice(property);
  const hint = each && fillWords(words.perSquareMetre, { price: each });
  const bedrooms = bedroomWords(property, listing);
  const area = plinthArea === undefined ? words.notPublished : formatSquareMetres(plinthArea);
  return [
    { name: words.location, value: location },
    { name: words.county, value: county },
    { name: words.status, value: statusWords(property, listing) },
    ...(bedrooms ? [{ name: words.bedrooms, value: bedrooms }] : []),
    ...(propertyType === "land" ? [] : [{ name: words.plinthArea, value: area, hint }]),
    ...(plot
      ? [{ name: words.plot, value: formatPlot(plot), hint: plinthArea ? undefined : hint }]
      : []),
    ...(units ? [{ name: words.units, value: number.format(units) }] : []),
    ...(developer ? [{ name: words.developer, value: developer }] : []),
  ];
}
