import type { ComponentProps, ReactNode } from "react";
import { NoticeBox } from "#app/parts/notice-box.tsx";
import { ErrorSummary } from "#app/ui/feedback/error-summary.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { HoneypotField } from "#app/ui/form/honeypot-field.tsx";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import type { ApplicationStep, ApplicationTexts } from "../application-view.ts";
import type { usePosting } from "../sending/use-posting.ts";
import type { ApplicationControl, JobApplicationProps } from "../use-application.ts";
import {
  inFormOrder,
  isBlank,
  noValues,
  toFields,
  type Values,
} from "../values/application-values.ts";
import stack from "#app/ui/stack.module.css";
import styles from "../job-application.module.css";

export type StepProps = {
  props: JobApplicationProps;
  control: ApplicationControl;
  posting: ReturnType<typeof usePosting>;
  fieldId: (name: string) => string;
};

/** The props of the steps after the first. */
export type LaterStepProps = StepProps & { texts: ApplicationTexts };

type StepFormProps = ComponentProps<"form"> & {
  step: StepProps;
  title: string;
  text: string;
  /** Hidden fields, before all others: the server reads them before a file. */
  fields?: Readonly<Record<string, string>>;
  /** The answers of other steps. */
  values?: Values;
  intro?: ReactNode;
};

/** The form of a step, with its heading and its errors. It works without script. */
export function StepForm({
  step: { props, control, posting, fieldId },
  title,
  text,
  fields = {},
  values = noValues,
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
      className={`${stack.shrinking} ${styles.form}`}
      method="post"
      action={props.path}
      noValidate
      onSubmit={(event) => void posting.submit(event)}
      {...form}
    >
      <HiddenFields step={state.step} fields={fields} values={values} />
      <div className={stack.tight}>
        {/* Takes the focus when the step appears: the button that led here is gone. */}
        <h2
          ref={heading}
          tabIndex={-1}
          aria-describedby={state.isFromDraft ? fieldId("draft") : undefined}
        >
          {title}
        </h2>
        <p>{text}</p>
      </div>
      {intro}
      <NoticeBox notice={state.notice} draw={state.draw} />
      {items.length > 0 && <ErrorSummary title={props.firstTexts.form.problem} items={items} />}
      {children}
    </Form>
  );
}

type HiddenFieldsProps = {
  step: ApplicationStep;
  fields: Readonly<Record<string, string>>;
  /** The answers of other steps. */
  values: Values;
};

/** The hidden fields that a form passes to the next step. */
export function HiddenFields({ step, fields, values }: HiddenFieldsProps) {
  const answers = isBlank(values) ? [] : toFields(values);
  return [["step", step] as const, ...Object.entries(fields), ...answers].map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

type PlainGuardProps = { formTimestamp: string; texts: Pick<ApplicationForm, "phone"> };

/** Guards a form sent without script: the signed time at which it was made, and a honeypot. */
export const PlainGuard = ({ formTimestamp, texts }: PlainGuardProps) => (
  <>
    <input type="hidden" name="formTimestamp" value={formTimestamp} />
    <HoneypotField label={texts.phone.honeypot} />
  </>
);
