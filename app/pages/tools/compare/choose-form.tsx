import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { Family } from "#domain/products/families.ts";
import { paths } from "#app/pages/paths.ts";
import { mostCompared } from "#domain/products/product-comparison.ts";
import { Form } from "#app/ui/form/form.tsx";
import type { Comparable } from "./comparable.ts";
import styles from "#app/ui/form/choose-form.module.css";

type ChooseFormProps = {
  family: Family;
  all: readonly Comparable[];
  chosen: readonly Comparable[];
};

/** Lists of products, as many as a comparison has columns; an empty one is no column. */
export function ChooseForm({ family, all, chosen }: ChooseFormProps) {
  const { compare: texts } = useServices().content;
  const options = [
    { value: "", label: texts.none },
    ...all.map(({ key, title }) => ({ value: key, label: title })),
  ];
  return (
    <Form
      className={styles.form}
      action={`${paths.compare()}#answer`}
      aria-labelledby="choose"
      autoComplete="off"
    >
      <h2 id="choose">{texts.form}</h2>
      <input type="hidden" name="family" value={family} />
      {Array.from({ length: mostCompared }, (_, i) => (
        <SelectField
          key={i}
          id={`product-${i + 1}`}
          name="product"
          label={`${texts.product} ${i + 1}`}
          options={options}
          defaultValue={chosen[i]?.key ?? ""}
        />
      ))}
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}
