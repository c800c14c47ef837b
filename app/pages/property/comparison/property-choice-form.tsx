import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { paths } from "#app/pages/paths.ts";
import { mostCompared } from "#domain/property/property.ts";
import { Form } from "#app/ui/form/form.tsx";
import styles from "#app/ui/form/choose-form.module.css";

type PropertyChoiceFormProps = {
  all: readonly { path: string; title: string }[];
  chosen: readonly { path: string }[];
};

/** Lists of properties, as many as a comparison has columns; an empty one is no column. */
export function PropertyChoiceForm({ all, chosen }: PropertyChoiceFormProps) {
  const { compare: texts } = useServices().content.propertyListing;
  const options = [
    { value: "", label: texts.none },
    ...all.map(({ path, title }) => ({ value: path, label: title })),
  ];
  return (
    <Form
      className={styles.form}
      action={`${paths.propertyComparison()}#answer`}
      aria-labelledby="choose"
      autoComplete="off"
    >
      <h2 id="choose">{texts.form}</h2>
      {Array.from({ length: mostCompared }, (_, i) => (
        <SelectField
          key={i}
          id={`property-${i + 1}`}
          name="property"
          label={`${texts.property} ${i + 1}`}
          options={options}
          defaultValue={chosen[i]?.path ?? ""}
        />
      ))}
      <Button type="submit">{texts.submit}</Button>
    </Form>
  );
}
