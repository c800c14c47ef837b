import type { ReactNode } from "react";
import { FilterPanel } from "./filter-panel.tsx";
import { SelectField } from "../form/select-field.tsx";

type Filter = {
  name: string;
  label: string;
  choices: readonly { value: string; label: string }[];
  chosen: string | undefined;
};

type FilterFieldsProps = {
  title: string;
  /** The path of the list. */
  action: string;
  filters: readonly Filter[];
  /** The label of the choice that switches a filter off. */
  all: string;
  show: string;
  /** Other fields, after the select fields. */
  children?: ReactNode;
  isOpen?: boolean;
};

/** A filter panel with a select field for each filter. */
export function FilterFields({
  title,
  action,
  filters,
  all,
  show,
  children,
  isOpen,
}: FilterFieldsProps) {
  return (
    <FilterPanel
      title={title}
      action={`${action}#list`}
      submitLabel={show}
      isOpen={isOpen || filters.some(({ chosen }) => chosen !== undefined)}
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
      {children}
    </FilterPanel>
  );
}
