import type { Language } from "#domain/texts/language.ts";
import type { PropertyListing } from "#model/properties/listing-schema.ts";
import type { Property } from "#model/properties/schema.ts";
import { paths } from "#app/pages/paths.ts";
import { formatPlot, formatSquareMetres } from "#domain/property/property.ts";
import { bedroomText, priceText, statusText } from "./property-figures.ts";

/** The fields of a property that lists show. */
export function toPropertyCard(
  property: Property,
  texts: PropertyListing,
  language: Language = "en",
) {
  const { path, title, propertyType, location, images, plinthArea, plot, provenance } = property;
  const [first] = images;
  const area =
    plinthArea === undefined ? plot && formatPlot(plot, language) : formatSquareMetres(plinthArea);
  return {
    path,
    href: paths.property(path),
    title,
    type: texts.names[propertyType],
    location,
    // The schema requires at least one image.
    picture: first?.picture ?? "",
    price: priceText(property, texts),
    /** Bedrooms, area and status, as far as they are known. */
    facts: [
      bedroomText(property, texts, language),
      area,
      statusText(property, texts, language),
    ].filter((fact) => fact !== undefined),
    isSpecimen: provenance === "specimen",
  };
}

export type PropertyCardData = ReturnType<typeof toPropertyCard>;
