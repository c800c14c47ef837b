import { fillText } from "#domain/texts/fill-text.ts";
import type { PropertyListing } from "#model/properties/listing-schema.ts";
import type { Property } from "#model/properties/schema.ts";
import { formatPlot, formatSquareMetres } from "#domain/property/property.ts";
import {
  bedroomText,
  squareMetrePrice,
  statusText,
} from "#app/features/properties/property-figures.ts";

export type PropertyFact = { name: string; value: string; hint?: string | undefined };

const number = new Intl.NumberFormat("en-KE");

/** The known facts of a property but its price. A building without a known area says that it is not published. */
export function propertyFacts(property: Property, listing: PropertyListing): PropertyFact[] {
  const { propertyType, location, county, plinthArea, plot, units, developer } = property;
  const texts = listing.property;
  const each = squareMetrePrice(property);
  const hint = each && fillText(texts.perSquareMetre, { price: each });
  const bedrooms = bedroomText(property, listing);
  const area = plinthArea === undefined ? texts.notPublished : formatSquareMetres(plinthArea);
  return [
    { name: texts.location, value: location },
    { name: texts.county, value: county },
    { name: texts.status, value: statusText(property, listing) },
    ...(bedrooms ? [{ name: texts.bedrooms, value: bedrooms }] : []),
    ...(propertyType === "land" ? [] : [{ name: texts.plinthArea, value: area, hint }]),
    ...(plot
      ? [{ name: texts.plot, value: formatPlot(plot), hint: plinthArea ? undefined : hint }]
      : []),
    ...(units ? [{ name: texts.units, value: number.format(units) }] : []),
    ...(developer ? [{ name: texts.developer, value: developer }] : []),
  ];
}
