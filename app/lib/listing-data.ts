type ListingDataOptions = {
  title: string;
  summary: string;
  url: string;
  /** Absolute. */
  picture?: string | undefined;
  /** In whole shillings; left out where the price is asked for. */
  askingPriceKes?: number | undefined;
  location: { town: string; county: string };
  kind: "house" | "flat" | "land" | "commercial";
  /** Who sells or lets it. */
  seller: { name: string; url: string };
};

const placeOf = { house: "House", flat: "Apartment", land: "Place", commercial: "Place" } as const;

/** What search engines read of a property for sale (schema.org/RealEstateListing). Call it for no specimen. */
export function listingData(options: ListingDataOptions) {
  const { title, summary, url, picture, askingPriceKes, location, kind, seller } = options;
  return {
    "@context": "https://schema.org",
    "@type": "RealEstateListing",
    name: title,
    description: summary,
    url,
    ...(picture !== undefined && { image: picture }),
    about: {
      "@type": placeOf[kind],
      name: title,
      address: {
        "@type": "PostalAddress",
        addressLocality: location.town,
        addressRegion: location.county,
        addressCountry: "KE",
      },
    },
    ...(askingPriceKes !== undefined && {
      offers: {
        "@type": "Offer",
        price: askingPriceKes,
        priceCurrency: "KES",
        offeredBy: { "@type": "Organization", ...seller },
      },
    }),
  };
}
