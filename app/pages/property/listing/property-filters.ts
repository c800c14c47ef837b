import type { Asked } from "#app/lib/page-parameters.ts";
import type { Content } from "#model/content.ts";
import { type CostWithin, costWithin } from "#model/properties/budget.ts";
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
  withBedrooms,
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
    budgetFields.map((name) => [name, asked.get(name) ?? ""] as const).filter(([, value]) => value),
  );

/**
 * The properties that fit, each with its cost where a budget is set, and those of which nobody can say: without a price
 * of today for the bedrooms that are asked for, or without a cost.
 */
export function narrow(
  properties: readonly Property[],
  filters: Omit<PropertyFilters, "type">,
  budget: Budget,
  content: Content,
) {
  const isAsked = hasBudget(budget);
  const found: { property: Property; cost?: CostWithin | undefined }[] = [];
  const apart: Property[] = [];
  for (const each of properties) {
    if (!fitsFilters(each, { ...filters, price: undefined })) continue;
    const home = withBedrooms(each, filters.bedrooms);
    const property = home ?? each;
    const cost = isAsked && home ? costWithin(home, budget, content) : undefined;
    const isPriced = (!isAsked && filters.price === undefined) || (home && hasPriceOfToday(home));
    if (isPriced && !fitsFilters(each, filters)) continue;
    if (!isPriced || (isAsked && !cost)) apart.push(property);
    else if (!cost || cost.isWithin) found.push({ property, cost });
  }
  return { found, apart };
}
