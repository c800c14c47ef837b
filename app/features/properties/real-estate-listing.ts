import type { Property } from "#content/schema/property.ts";
import { plotSquareMetres, type PropertyType } from "#domain/property.ts";

type RealEstateListingOptions = {
  property: Property;
  /** With the origin. */
  address: string;
  origin: string;
  seller: { name: string; url: string };
  /** Said before all else of what is not for sale. */
  specimen: string;
};

const kindOf: Record<PropertyType, string> = {
  residential: "Residence",
  commercial: "Place",
  land: "Place",
};

/**
 * What search engines read of a property (schema.org/RealEstateListing): only what the page shows too. A price of an
 * earlier year is no offer, and neither is an example's.
 */
export function realEstateListing(options: RealEstateListingOptions) {
  const { property, address, origin, seller, specimen } = options;
  const { title, summary, askingPrice, priceAsOf, provenance, images } = property;
  const isSpecimen = provenance === "specimen";
  const isOffered = askingPrice !== undefined && priceAsOf === undefined && !isSpecimen;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: title,
    url: address,
    description: isSpecimen ? `${specimen}. ${summary}` : summary,
    image: images.map(({ picture }) => `${origin}/pictures/${picture}-960.webp`),
    provider: { "@type": "Organization", ...seller },
    about: placeOf(property),
    ...(isOffered && {
      offers: {
        "@type": "Offer",
        price: askingPrice,
        priceCurrency: "KES",
        businessFunction: "http://purl.org/goodrelations/v1#Sell",
      },
    }),
  };
}

function placeOf({ propertyType, title, location, county, position, ...property }: Property) {
  const { bedrooms, plinthArea, plot, amenities } = property;
  return {
    "@type": kindOf[propertyType],
    name: title,
    address: {
      "@type": "PostalAddress",
      streetAddress: location,
      addressRegion: county,
      addressCountry: "KE",
    },
    geo: { "@type": "GeoCoordinates", ...position },
    ...(bedrooms?.length === 1 && { numberOfBedrooms: bedrooms[0] }),
    ...(plinthArea !== undefined && { floorSize: squareMetres(plinthArea) }),
    ...(plot && { size: squareMetres(Math.round(plotSquareMetres(plot))) }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((name) => ({
        "@type": "LocationFeatureSpecification",
        name,
        value: true,
      })),
    }),
  };
}

/** MTK: square metres, by UN/CEFACT. */
const squareMetres = (value: number) => ({
  "@type": "QuantitativeValue",
  value,
  unitCode: "MTK",
});
