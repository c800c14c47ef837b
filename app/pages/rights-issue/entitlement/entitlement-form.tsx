import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { link } from "#app/pages/link.ts";
import { entitlementFields } from "#domain/investors/rights-issue.ts";
import { Form } from "#app/ui/form/form.tsx";
import type { EntitlementErrors } from "./entitlement-errors.ts";
import styles from "./entitlement-form.module.css";

type EntitlementFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  errors: EntitlementErrors;
};

/** A form for a holding, sent by GET without script. */
export function EntitlementForm({ sent, errors }: EntitlementFormProps) {
  const { form, fields, submit } = useServices().content.rightsIssue.entitlement;
  return (
    <Form
      className={styles.form}
      action={`${link("/rightsissue/entitlement")}#answer`}
      noValidate
      autoComplete="off"
      aria-labelledby="holding"
    >
      <h2 id="holding">{form}</h2>
      {entitlementFields.map((name) => (
        <Field
          key={name}
          id={name}
          name={name}
          label={fields[name].label}
          hint={fields[name].hint}
          suffix={fields[name].unit}
          inputMode="numeric"
          defaultValue={sent?.[name]}
          error={errors[name]}
          required={name === "shares"}
        />
      ))}
      <Button type="submit">{submit}</Button>
    </Form>
  );
}
