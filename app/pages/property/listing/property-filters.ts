import type { Asked } from "#app/lib/page-parameters.ts";
import type { Content } from "#model/content.ts";
import { costWithin } from "#model/properties/budget.ts";
import type { Property } from "#model/properties/schema.ts";
import type { County } from "#domain/contact/counties.ts";
import { type Budget, budgetFields, hasBudget } from "#domain/property/budget.ts";
import {
  fitsFilters,
  hasPriceOfToday,
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

/** The budget as it was typed; a field that is empty is left out. */
export const typedBudget = (
  asked: Pick<Asked<(typeof budgetFields)[number]>, "get">,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    budgetFields.flatMap((name) => {
      const value = asked.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );

/**
 * The properties that fit, each with its cost where a budget is set, and those of which nobody can say: without a price
 * of today, or without a cost.
 */
export function narrow(
  properties: readonly Property[],
  filters: Omit<PropertyFilters, "type">,
  budget: Budget,
  content: Content,
) {
  const isAsked = hasBudget(budget);
  const fitting = properties.filter((property) => fitsFilters(property, filters));
  const priced = fitting.map((property) => ({
    property,
    cost: isAsked ? costWithin(property, budget, content) : undefined,
  }));
  const unpriced = { ...filters, price: undefined };
  return {
    found: isAsked ? priced.filter(({ cost }) => cost?.isWithin) : priced,
    apart: properties.filter((property) =>
      hasPriceOfToday(property)
        ? isAsked && fitsFilters(property, filters) && !costWithin(property, budget, content)
        : (isAsked || filters.price !== undefined) && fitsFilters(property, unpriced),
    ),
  };
}
