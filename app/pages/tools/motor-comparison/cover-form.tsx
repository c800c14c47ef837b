import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { CoverExtras } from "#app/features/calculators/cover-extras.tsx";
import { link } from "#app/pages/link.ts";
import { Form } from "#app/ui/form/form.tsx";
import styles from "./cover-form.module.css";

type CoverFormProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  error: string | undefined;
};

/** A form for the car without an insurer, sent by GET without script. */
export function CoverForm({ sent, error }: CoverFormProps) {
  const { motorComparison: texts, messages } = useServices().content;
  const { motor, shillings } = messages.calculators;
  return (
    <Form
      className={styles.form}
      action={`${link("/calculators/motor-insurance/compare")}#answer`}
      noValidate
      autoComplete="off"
      aria-labelledby="car"
    >
      <h2 id="car">{texts.form}</h2>
      <Field
        id="sumInsured"
        name="sumInsured"
        label={motor.sumInsured}
        hint={motor.sumInsuredHint}
        prefix={shillings}
        inputMode="decimal"
        defaultValue={sent?.["sumInsured"]}
        error={error}
        required
      />
      <CoverExtras texts={motor} sent={sent} />
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}
