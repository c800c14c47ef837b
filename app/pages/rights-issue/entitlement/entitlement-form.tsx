import { useServices } from "#app/lib/services.tsx";
import { ToolForm } from "#app/parts/tool-form.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { link } from "#app/pages/link.ts";
import { entitlementFields } from "#domain/investors/rights-issue.ts";
import type { EntitlementErrors } from "./entitlement-errors.ts";

type EntitlementFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  errors: EntitlementErrors;
};

/** A form for a holding. */
export function EntitlementForm({ sent, errors }: EntitlementFormProps) {
  const { form, fields, submit } = useServices().content.rightsIssue.entitlement;
  return (
    <ToolForm id="holding" action={link("/rightsissue/entitlement")} title={form} submit={submit}>
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
    </ToolForm>
  );
}
