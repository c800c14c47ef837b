import { applyFilters, filterBy } from "#app/lib/list-filters.ts";
import type { Asked } from "#app/lib/page-parameters.ts";
import type { Content } from "#model/content.ts";
import { type CostWithin, costWithin } from "#model/properties/budget.ts";
import type { Property } from "#model/properties/schema.ts";
import { type Budget, budgetFields, hasBudget } from "#domain/property/budget.ts";
import {
  fitsFilters,
  hasPriceOfToday,
  priceBandNames,
  type PropertyFilters,
  type PropertyType,
  propertyTypes,
  withBedrooms,
} from "#domain/property/property.ts";

type ChosenFilters = Omit<PropertyFilters, "type">;

/** PRP-1: the type that a URL names; an unknown type shows all properties. */
export const typeOf = (asked: string | undefined): PropertyType | undefined =>
  propertyTypes.find((type) => type === asked);

/** The filters of a list with the choices that each match a property, and the choices that the URL names. */
export function filtersOf(
  properties: readonly Property[],
  asked: Pick<Asked<"county" | "bedrooms" | "price">, "get">,
) {
  const byPrice = filterBy(properties, (property) =>
    priceBandNames.filter((price) => fitsFilters(property, { price })),
  );
  const all = {
    county: filterBy(properties, ({ county }) => [county]),
    bedrooms: filterBy(properties, ({ bedrooms = [] }) => bedrooms.map(String)),
    price: { ...byPrice, choices: priceBandNames.filter((band) => byPrice.choices.includes(band)) },
  };
  return applyFilters(properties, all, asked).filters;
}
type ListFilters = ReturnType<typeof filtersOf>;

/** The chosen filters, each as a test of a property. */
export const chosenOf = ({ county, bedrooms, price }: ListFilters): ChosenFilters => ({
  county: county.chosen,
  bedrooms: bedrooms.chosen === undefined ? undefined : Number(bedrooms.chosen),
  price: price.chosen,
});

/** The query of a filtered list. */
export const queryOf = (filters: ListFilters): Record<string, string> =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, { chosen }]) => (chosen ? [[name, chosen]] : [])),
  );

/** The budget as it was typed; a field that is empty is left out. */
export const typedBudget = (
  asked: Pick<Asked<(typeof budgetFields)[number]>, "get">,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    budgetFields.map((name) => [name, asked.get(name) ?? ""] as const).filter(([, value]) => value),
  );

/**
 * The properties that fit, each with its cost if a budget is set, and those that cannot be judged: without a current
 * price for the chosen bedrooms, or without a cost.
 */
export function narrow(
  properties: readonly Property[],
  filters: ChosenFilters,
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
