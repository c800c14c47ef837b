import { countOf } from "#app/lib/count-of.ts";
import { useServices } from "#app/lib/services.tsx";
import { FigureFields } from "#app/parts/figure-fields.tsx";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";
import { paths } from "#app/pages/paths.ts";
import { budgetAmounts, budgetRules, budgetTerms } from "#domain/property/budget.ts";
import type { PropertyFilters, PropertyType } from "#domain/property/property.ts";
import type { choicesOf } from "./property-filters.ts";

type PropertyFilterFormProps = {
  choices: ReturnType<typeof choicesOf>;
  filters: PropertyFilters;
  type: PropertyType | undefined;
  /** The budget as it was typed, with its errors. */
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
};

/** Filters the properties of a type. A filter with fewer than two choices is left out. */
export function PropertyFilterForm({
  choices,
  filters,
  type,
  typed,
  errors,
}: PropertyFilterFormProps) {
  const { filters: texts } = useServices().content.propertyListing;
  const fields = [
    {
      name: "county",
      label: texts.county,
      choices: choices.counties.map((value) => ({ value, label: value })),
      chosen: filters.county,
    },
    {
      name: "bedrooms",
      label: texts.bedrooms,
      choices: choices.bedrooms.map((count) => ({
        value: String(count),
        label: countOf(count, texts.rooms),
      })),
      chosen: filters.bedrooms === undefined ? undefined : String(filters.bedrooms),
    },
    {
      name: "price",
      label: texts.price,
      choices: choices.bands.map((value) => ({ value, label: texts.bands[value] })),
      chosen: filters.price,
    },
  ];
  return (
    <FilterFields
      title={texts.title}
      action={`${paths.properties({ type })}#list`}
      all={texts.all}
      show={texts.show}
      filters={fields.filter((field) => field.choices.length > 1)}
      isOpen={Object.keys(typed).length > 0}
    >
      <FigureFields
        names={budgetAmounts}
        rules={budgetRules}
        values={typed}
        errors={errors}
        texts={texts}
      />
      {budgetTerms.map(
        (name) => typed[name] && <input key={name} type="hidden" name={name} value={typed[name]} />,
      )}
    </FilterFields>
  );
}
