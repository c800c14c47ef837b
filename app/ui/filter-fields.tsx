import { FilterPanel } from "./filter-panel.tsx";
import { SelectField } from "./select-field.tsx";

type Filter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
};

type FilterFieldsProps = {
  title: string;
  /** The URL of the list. */
  action: string;
  filters: readonly Filter[];
  /** The choice that leaves a filter out. */
  all: string;
  show: string;
};

/** A panel with a list to choose from for each filter. */
export function FilterFields({ title, action, filters, all, show }: FilterFieldsProps) {
  return (
    <FilterPanel
      title={title}
      action={action}
      submitLabel={show}
      isOpen={filters.some(({ chosen }) => chosen !== undefined)}
    >
      {filters.map(({ name, label, choices, chosen }) => (
        <SelectField
          key={name}
          id={name}
          name={name}
          label={label}
          defaultValue={chosen ?? ""}
          options={[{ value: "", label: all }, ...choices]}
        />
      ))}
    </FilterPanel>
  );
}
