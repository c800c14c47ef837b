import { Icon } from "../media/icon.tsx";
import styles from "./field-error.module.css";

/** The error under a field, which the field names as its description. */
export function FieldError({ id, error }: { id: string | undefined; error: string | undefined }) {
  return (
    error && (
      <p className={styles.error} id={id}>
        <Icon name="warning-circle-fill" className={styles.sign} />
        <span>{error}</span>
      </p>
    )
  );
}
