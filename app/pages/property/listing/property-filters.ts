import type { Asked } from "#app/lib/page-parameters.ts";
import type { Property } from "#model/properties/schema.ts";
import type { County } from "#domain/contact/counties.ts";
import {
  fitsFilters,
  type PriceBand,
  priceBandNames,
  type PropertyFilters,
  type PropertyType,
  propertyTypes,
} from "#domain/property/property.ts";

type Choices = { counties: County[]; bedrooms: number[]; bands: PriceBand[] };

/** PRP-1: the type that a URL names; an unknown type shows all properties. */
export const typeOf = (asked: string | undefined): PropertyType | undefined =>
  propertyTypes.find((type) => type === asked);

/** The choices that these properties leave; each of them matches at least one. */
export function choicesOf(properties: readonly Property[]): Choices {
  return {
    counties: [...new Set(properties.map(({ county }) => county))].toSorted(),
    bedrooms: [...new Set(properties.flatMap(({ bedrooms = [] }) => bedrooms))].toSorted(
      (a, b) => a - b,
    ),
    bands: priceBandNames.filter((price) =>
      properties.some((property) => fitsFilters(property, { price })),
    ),
  };
}

/** The filters that the URL names; an unknown one is ignored. */
export function filtersOf(
  { counties, bedrooms, bands }: Choices,
  asked: Pick<Asked<"county" | "bedrooms" | "price">, "get">,
): Omit<PropertyFilters, "type"> {
  return {
    county: counties.find((county) => county === asked.get("county")),
    bedrooms: bedrooms.find((count) => String(count) === asked.get("bedrooms")),
    price: bands.find((band) => band === asked.get("price")),
  };
}

/** The query of a filtered list. */
export function queryOf({ county, bedrooms, price }: PropertyFilters): Record<string, string> {
  return {
    ...(county && { county }),
    ...(bedrooms && { bedrooms: String(bedrooms) }),
    ...(price && { price }),
  };
}
