import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { families } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";
import { Form } from "#app/ui/form/form.tsx";
import type { PriceQuery } from "./price-list.ts";
import styles from "#app/ui/form/choose-form.module.css";

export function PriceForm({ query }: { query: PriceQuery }) {
  const { ratesAndFees: texts, families: groups } = useServices().content;
  return (
    <Form
      className={styles.form}
      action={`${paths.ratesAndFees()}#answer`}
      role="search"
      autoComplete="off"
      aria-label={texts.form}
    >
      <h2>{texts.form}</h2>
      <Field
        id="term"
        name="term"
        type="search"
        label={texts.term}
        hint={texts.termHint}
        defaultValue={query.term}
      />
      <SelectField
        id="family"
        name="family"
        label={texts.family}
        defaultValue={query.family ?? "all"}
        options={[
          { value: "all", label: texts.allFamilies },
          ...families.map((family) => ({ value: family, label: groups[family].title })),
        ]}
      />
      <Button type="submit">{texts.show}</Button>
    </Form>
  );
}
