import { FieldError } from "./field-error.tsx";
import quiet from "../quiet.module.css";
import rows from "../rows.module.css";
import styles from "./choice-field.module.css";

type ChoiceFieldProps = {
  /** The id of the first choice, to which an error summary links. */
  id: string;
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  choices: readonly { value: string; label: string }[];
  chosen: string;
  required?: boolean | undefined;
};

/** A question with a few answers, all of them visible. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { id, name, label, hint, error, choices, chosen, required } = props;
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <fieldset
      className={styles.field}
      role="radiogroup"
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={[errorId, hintId].filter(Boolean).join(" ") || undefined}
    >
      <legend className={styles.label}>{label}</legend>
      {hint && (
        <p className={quiet.small} id={hintId}>
          {hint}
        </p>
      )}
      <div className={rows.tight}>
        {choices.map((choice, i) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              id={i === 0 ? id : undefined}
              name={name}
              value={choice.value}
              defaultChecked={choice.value === chosen}
            />
            {choice.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
