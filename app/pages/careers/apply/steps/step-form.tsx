import type { ComponentProps, ReactNode } from "react";
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { inFormOrder } from "../values/form-order.ts";
import { NoticeBox } from "./notice-box.tsx";
import type { StepProps } from "./step-props.ts";
import styles from "../job-application.module.css";

type StepFormProps = ComponentProps<"form"> & {
  step: StepProps;
  title: string;
  text?: string;
  /** Hidden fields: the server reads them before a file. */
  fields: ReactNode;
  intro?: ReactNode;
};

/** The form of a step, with its heading and its errors. It works without script. */
export function StepForm({
  step: { props, control, posting, fieldId },
  title,
  text,
  fields,
  intro,
  children,
  ...form
}: StepFormProps) {
  const { state, heading } = control;
  // Stays until the form is sent again: a summary that shrank would move the form while the visitor types.
  const items = inFormOrder(state.errors).flatMap(([name, error]) =>
    error ? [{ fieldId: fieldId(name), text: error }] : [],
  );
  return (
    <Form
      className={styles.form}
      method="post"
      action={props.path}
      noValidate
      onSubmit={(event) => void posting.submit(event)}
      {...form}
    >
      {fields}
      <div className={styles.head}>
        {/* Takes the focus when the step appears: the button that led here is gone. */}
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {text && <p>{text}</p>}
      </div>
      {intro}
      <NoticeBox notice={state.notice} draw={state.draw} />
      {items.length > 0 && <ErrorSummary title={props.firstTexts.form.problem} items={items} />}
      {children}
    </Form>
  );
}
