import { useServices } from "#app/lib/services.tsx";
import { FigureFields } from "#app/parts/figure-fields.tsx";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";
import { paths } from "#app/pages/paths.ts";
import { budgetAmounts, budgetRules, budgetTerms } from "#domain/property/budget.ts";
import type { Route } from "./+types/route";

type PropertyFilterFormProps = Pick<
  Route.ComponentProps["loaderData"],
  "fields" | "type" | "typed" | "errors"
>;

/** Filters the properties of a type. A filter with fewer than two choices is left out. */
export function PropertyFilterForm({ fields, type, typed, errors }: PropertyFilterFormProps) {
  const { filters: texts } = useServices().content.propertyListing;
  return (
    <FilterFields
      texts={texts}
      action={`${paths.properties({ type })}#list`}
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
