import type { ComponentProps } from "react";
import { usePageLanguage } from "../navigation/page-language-context.ts";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import { Icon } from "../media/icon.tsx";
import styles from "./field.module.css";

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<"select">, "className" | "children" | "aria-invalid" | "aria-describedby"> & {
    options: readonly Option[];
    /** Further options under headings. */
    groups?: readonly { label: string; options: readonly Option[] }[];
  };

type Option = { value: string; label: string };

/**
 * A labelled native select, which suits touch screens and screen readers. With `required`, browsers report it as
 * invalid before anyone has touched it.
 */
export function SelectField({
  label,
  hint,
  error,
  id,
  options,
  groups = [],
  required,
  ...select
}: SelectFieldProps) {
  const { languageOf } = usePageLanguage();
  const toOption = (option: Option) => (
    <option key={option.value} value={option.value} lang={languageOf(option.label)}>
      {option.label}
    </option>
  );
  return (
    <FieldFrame label={label} hint={hint} error={error} id={id}>
      {(wiring) => (
        <span className={styles.box}>
          <select className={styles.select} {...select} {...wiring} aria-required={required}>
            {options.map(toOption)}
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.options.map(toOption)}
              </optgroup>
            ))}
          </select>
          <Icon name="caret-down-bold" className={styles.caret} />
        </span>
      )}
    </FieldFrame>
  );
}
