import { type ComponentProps, useId } from "react";
import { FieldFrame, type FieldTexts } from "./field-frame.tsx";
import styles from "./field.module.css";

export type FieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "prefix" | "className" | "aria-invalid" | "aria-describedby"> & {
    /** A unit before the value ("KES"), or after it ("years"). */
    prefix?: string | undefined;
    suffix?: string | undefined;
  };

/** With `required`, browsers report these as invalid before anyone has touched them. */
const isPicked: ReadonlySet<string | undefined> = new Set(["date", "month", "file"]);

/** One labelled input with its hint, unit and error. */
export function Field(props: FieldProps) {
  const { label, hint, isHintOfStart, error, prefix, suffix, id, required, ...input } = props;
  const need = isPicked.has(input.type) ? { "aria-required": required } : { required };
  const unitId = useId();
  const unit = prefix ?? suffix;
  return (
    <FieldFrame {...{ label, hint, isHintOfStart, error, id }} unitId={unit && unitId}>
      {(wiring) => (
        <span className={styles.box}>
          {prefix && (
            <span className={styles.prefix} id={unitId}>
              {prefix}
            </span>
          )}
          <input className={styles.input} {...input} {...need} {...wiring} />
          {suffix && (
            <span className={styles.suffix} id={prefix ? undefined : unitId}>
              {suffix}
            </span>
          )}
        </span>
      )}
    </FieldFrame>
  );
}
