import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fillText } from "#domain/texts/fill-text.ts";
import { FormField } from "#app/parts/form-field.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import { rowBounds, rowFields } from "#domain/forms/application-rows.ts";
import type { Field } from "#domain/forms/field.ts";
import type { ListName, Row } from "../values/application-values.ts";
import type { LaterStepProps } from "../steps/step-form.tsx";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";
import parts from "../job-application.module.css";
import styles from "./row-list.module.css";

type RowListProps = {
  step: LaterStepProps;
  list: ListName;
  errorOf: (name: string) => string | undefined;
  /** Called after a row was removed: the form holds other values now. */
  onRemove: () => void;
};

type Entry = { key: number; row: Row };

/** Schools or jobs, one below another. CAR-13: all rows from the second on can be removed. */
export function RowList({ step, list, errorOf, onRemove }: RowListProps) {
  const { texts, fieldId } = step;
  const { values, rows: shown } = step.control.state;
  const rows = values[list];
  const [entries, setEntries] = useState<readonly Entry[]>(() =>
    Array.from({ length: Math.max(shown[list], rows.length) }, (_, key) => ({
      key,
      row: rows[key] ?? {},
    })),
  );
  const addButton = useRef<HTMLButtonElement>(null);
  const text = texts.form[list];
  const labels: Readonly<Record<string, string>> = text.fields;
  // In browsers without month pickers these are text fields, so the hint gives the format.
  const hints: Readonly<Record<string, string>> = {
    startDate: texts.form.month,
    endDate: texts.form.monthOrNow,
  };
  const fields: [string, Field][] = Object.entries(rowFields[list]);
  const firstFieldOf = (place: number) => fieldId(`${list}.${place}.${fields[0]?.[0]}`);

  function add() {
    const key = Math.max(...entries.map((entry) => entry.key)) + 1;
    flushSync(() => setEntries([...entries, { key, row: {} }]));
    document.getElementById(firstFieldOf(entries.length))?.focus();
  }

  function remove(place: number) {
    flushSync(() => setEntries(entries.filter((_, i) => i !== place)));
    onRemove();
    addButton.current?.focus();
  }

  return (
    <section className={`${stack.even} ${parts.part}`}>
      <h3>{text.heading}</h3>
      <p className={quiet.note}>{text.hint}</p>
      <div className={stack.even}>
        {entries.map(({ key, row }, place) => (
          <fieldset key={key} className={`${stack.even} ${styles.row}`}>
            <legend className={styles.legend}>{fillText(text.entry, { number: place + 1 })}</legend>
            {fields.map(([name, field]) => (
              <FormField
                key={name}
                id={fieldId(`${list}.${place}.${name}`)}
                name={`${list}.${place}.${name}`}
                field={field}
                texts={{ label: labels[name] ?? name, hint: hints[name] }}
                error={errorOf(`${list}.${place}.${name}`)}
                value={row[name] ?? ""}
                controlTexts={texts.controls}
                required={list === "education" && place === 0 && !field.isOptional}
              />
            ))}
            {place > 0 && (
              <p className={`${styles.remove} needs-script`}>
                <Button variant="quiet" onClick={() => remove(place)}>
                  <Icon name="x-bold" />
                  <span>{fillText(text.remove, { number: place + 1 })}</span>
                </Button>
              </p>
            )}
          </fieldset>
        ))}
        {entries.length < rowBounds.rows && (
          <p>
            <Button
              type="submit"
              name="add"
              value={list}
              formAction={`${step.props.path}#${firstFieldOf(entries.length)}`}
              variant="secondary"
              ref={addButton}
              onClick={(event) => {
                event.preventDefault();
                add();
              }}
            >
              {text.add}
            </Button>
          </p>
        )}
      </div>
    </section>
  );
}
