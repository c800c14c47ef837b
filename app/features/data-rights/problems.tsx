import type { ComponentProps } from "react";
import { useServices } from "#app/lib/services.tsx";
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import styles from "./data-rights.module.css";

type ProblemsProps = Pick<ComponentProps<typeof ErrorSummary>, "level"> & {
  errors: Readonly<Record<string, string>>;
  notice?: string | undefined;
};

/** The errors of a form: a summary of its fields' errors, and a notice for an error that no field has. */
export function Problems({ errors, notice, level = 3 }: ProblemsProps) {
  const { problem } = useServices().content.dataRights;
  const items = Object.entries(errors).map(([fieldId, text]) => ({ fieldId, text }));
  return (
    <>
      {notice && (
        <p className={styles.notice} role="alert">
          <Icon name="warning-circle-fill" />
          {notice}
        </p>
      )}
      {items.length > 0 && <ErrorSummary title={problem} items={items} level={level} />}
    </>
  );
}
