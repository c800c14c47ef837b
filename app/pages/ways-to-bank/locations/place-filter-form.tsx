import { useServices } from "#app/lib/services.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import { FilterFields } from "#app/ui/filter/filter-fields.tsx";
import { paths } from "#app/pages/paths.ts";
import type { LocationKind } from "#domain/contact/ways-to-bank.ts";
import type { PlaceFilters } from "./place-filters.ts";

type PlaceFilterFormProps = {
  kind: LocationKind;
  filters: PlaceFilters;
  serviceLabel: string;
  services: readonly { value: string; label: string }[];
};

/** Filters branches or ATMs by a form that submits by GET. */
export function PlaceFilterForm({ kind, filters, serviceLabel, services }: PlaceFilterFormProps) {
  const texts = useServices().content.waysToBank.filters;
  const { counties, county, service, isOpenNow } = filters;
  return (
    <FilterFields
      title={texts.title}
      action={`${paths.locations(kind)}#list`}
      all={texts.all}
      show={texts.show}
      isOpen={isOpenNow}
      filters={[
        {
          name: "county",
          label: texts.county,
          choices: counties.map((each) => ({ value: each, label: each })),
          chosen: county,
        },
        { name: "service", label: serviceLabel, choices: services, chosen: service },
      ]}
    >
      <CheckboxField
        id="open"
        name="open"
        value="1"
        label={texts.openNow}
        defaultChecked={isOpenNow}
      />
    </FilterFields>
  );
}

export function isFiltered({ county, service, isOpenNow }: PlaceFilters): boolean {
  return county !== undefined || service !== undefined || isOpenNow;
}
