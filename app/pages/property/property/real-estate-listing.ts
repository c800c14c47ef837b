import type { Property } from "#model/properties/schema.ts";
import { plotSquareMetres, type PropertyType } from "#domain/property/property.ts";

type RealEstateListingOptions = {
  property: Property;
  /** The URL of the page. */
  address: string;
  origin: string;
  seller: { name: string; url: string };
};

const kindOf: Record<PropertyType, string> = {
  residential: "Accommodation",
  commercial: "Accommodation",
  land: "Place",
};

/**
 * The structured data of a property (schema.org/RealEstateListing), with nothing that the page does not show; undefined
 * for a specimen. A price with an older date is not an offer.
 */
export function realEstateListing(options: RealEstateListingOptions) {
  const { property, address, origin, seller } = options;
  const { title, summary, askingPrice, priceAsOf, provenance, images } = property;
  if (provenance === "specimen") return undefined;
  const isOffered = askingPrice !== undefined && priceAsOf === undefined;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: title,
    url: address,
    description: summary,
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
    ...(plot && {
      additionalProperty: {
        ...squareMetres(Math.round(plotSquareMetres(plot))),
        "@type": "PropertyValue",
        name: "Plot",
      },
    }),
    ...(amenities.length > 0 && {
      amenityFeature: amenities.map((name) => ({
        "@type": "LocationFeatureSpecification",
        name,
        value: true,
      })),
    }),
  };
}

/** MTK is the UN/CEFACT code of square metres. */
const squareMetres = (value: number) => ({
  "@type": "QuantitativeValue",
  value,
  unitCode: "MTK",
});
