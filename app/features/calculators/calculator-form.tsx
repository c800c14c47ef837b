import { type FormEvent, type ReactNode, type RefObject, useId } from "react";
import { Button } from "#app/ui/form/button.tsx";
import { ErrorSummary, type SummaryItem } from "#app/ui/feedback/error-summary.tsx";
import { Form } from "#app/ui/form/form.tsx";
import styles from "./calculators.module.css";

type CalculatorFormProps = {
  id: string;
  /** The id of the answer, or of the summary of the errors. */
  answerId: string;
  action: string;
  title: string;
  submitLabel: string;
  problemTitle: string;
  problems: readonly SummaryItem[];
  /** True while the answer is shown instead. */
  isBehind: boolean;
  ref: RefObject<HTMLFormElement | null>;
  onSubmit: (event: FormEvent) => void;
  onChange: (event: FormEvent<HTMLFormElement>) => void;
  children: ReactNode;
  /** Another use of what is typed, below the button. */
  instead?: ReactNode;
};

/**
 * Submits by GET to the calculator's page until React takes over. The form is hidden behind an answer; without script
 * it stays below the answer, filled in.
 */
export function CalculatorForm({
  answerId,
  action,
  title,
  submitLabel,
  problemTitle,
  problems,
  isBehind,
  children,
  instead,
  ...form
}: CalculatorFormProps) {
  const titleId = useId();
  return (
    <Form
      className={styles.form}
      method="get"
      action={`${action}#${answerId}`}
      noValidate
      autoComplete="off"
      tabIndex={-1}
      aria-labelledby={titleId}
      data-behind={isBehind || undefined}
      {...form}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      {problems.length > 0 && <ErrorSummary id={answerId} title={problemTitle} items={problems} />}
      {children}
      <Button type="submit">{submitLabel}</Button>
      {instead}
    </Form>
  );
}
