import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { families } from "#domain/products/families.ts";
import { paths } from "#domain/pages/paths.ts";
import type { PriceQuery } from "./price-list.ts";
import styles from "./price-form.module.css";

export function PriceForm({ query }: { query: PriceQuery }) {
  const { ratesAndFees: words, families: texts } = useServices().content;
  return (
    <form
      className={styles.form}
      action={paths.ratesAndFees()}
      role="search"
      aria-label={words.form}
    >
      <h2>{words.form}</h2>
      <Field
        id="term"
        name="term"
        type="search"
        label={words.term}
        hint={words.termHint}
        defaultValue={query.term}
      />
      <SelectField
        id="family"
        name="family"
        label={words.family}
        defaultValue={query.family ?? "all"}
        options={[
          { value: "all", label: words.allFamilies },
          ...families.map((family) => ({ value: family, label: texts[family].title })),
        ]}
      />
      <Button type="submit">{words.show}</Button>
    </form>
  );
}
