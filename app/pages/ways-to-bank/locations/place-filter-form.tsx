import { useServices } from "#app/lib/services.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import { FilterPanel } from "#app/ui/filter/filter-panel.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
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
  const all = { value: "", label: texts.all };
  return (
    <FilterPanel
      title={texts.title}
      action={`${paths.locations(kind)}#list`}
      submitLabel={texts.show}
      isOpen={isFiltered(filters)}
    >
      <SelectField
        id="county"
        name="county"
        label={texts.county}
        defaultValue={county ?? ""}
        options={[all, ...counties.map((each) => ({ value: each, label: each }))]}
      />
      <SelectField
        id="service"
        name="service"
        label={serviceLabel}
        defaultValue={service ?? ""}
        options={[all, ...services]}
      />
      <CheckboxField
        id="open"
        name="open"
        value="1"
        label={texts.openNow}
        defaultChecked={isOpenNow}
      />
    </FilterPanel>
  );
}

export function isFiltered({ county, service, isOpenNow }: PlaceFilters): boolean {
  return county !== undefined || service !== undefined || isOpenNow;
}
