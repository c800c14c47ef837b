import { countOf } from "#app/lib/count-of.ts";
import { useServices } from "#app/lib/services.tsx";
import { FilterFields } from "#app/ui/filter-fields.tsx";
import { paths } from "#domain/pages/paths.ts";
import type { PropertyFilters, PropertyType } from "#domain/property/property.ts";
import type { choicesOf } from "./property-filters.ts";

type PropertyFilterFormProps = {
  choices: ReturnType<typeof choicesOf>;
  filters: PropertyFilters;
  type: PropertyType | undefined;
};

/** Narrows the list of a type by what there is in it; what has one choice or none is not asked. */
export function PropertyFilterForm({ choices, filters, type }: PropertyFilterFormProps) {
  const { filters: words } = useServices().content.propertyListing;
  const fields = [
    {
      name: "county",
      label: words.county,
      choices: choices.counties.map((value) => ({ value, label: value })),
      chosen: filters.county,
    },
    {
      name: "bedrooms",
      label: words.bedrooms,
      choices: choices.bedrooms.map((count) => ({
        value: String(count),
        label: countOf(count, words.rooms),
      })),
      chosen: filters.bedrooms === undefined ? undefined : String(filters.bedrooms),
    },
    {
      name: "price",
      label: words.price,
      choices: choices.bands.map((value) => ({ value, label: words.bands[value] })),
      chosen: filters.price,
    },
  ];
  return (
    <FilterFields
      title={words.title}
      action={paths.properties({ type })}
      all={words.all}
      show={words.show}
      filters={fields.filter((field) => field.choices.length > 1)}
    />
  );
}
