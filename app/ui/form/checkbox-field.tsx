import { type ComponentProps, useId } from "react";
import { usePageLanguage } from "../navigation/page-language-context.ts";
import styles from "./checkbox-field.module.css";

export type CheckboxFieldProps = Omit<
  ComponentProps<"input">,
  "type" | "className" | "aria-describedby"
> & {
  label: string;
  hint?: string | undefined;
};

/** One tick box; the whole row can be pressed. */
export function CheckboxField({ label, hint, id: givenId, ...input }: CheckboxFieldProps) {
  const { languageOf } = usePageLanguage();
  const ownId = useId();
  const id = givenId ?? ownId;
  const hintId = hint && `${id}-hint`;
  return (
    <div className={styles.row}>
      <input type="checkbox" className={styles.box} id={id} aria-describedby={hintId} {...input} />
      <label className={styles.label} htmlFor={id} lang={languageOf(label)}>
        {label}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
