import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { SelectField } from "#app/ui/form/select-field.tsx";
import type { DocumentGroup } from "#domain/investors/investor-documents.ts";
import { paths } from "#app/pages/paths.ts";
import { Form } from "#app/ui/form/form.tsx";
import styles from "./year-form.module.css";

type YearFormProps = { group: DocumentGroup; year: number; years: readonly number[] };

/** Puts the year in the URL, without a page number: another year opens at its first page (INV-3). */
export function YearForm({ group, year, years }: YearFormProps) {
  const texts = useServices().content.investors.texts.documents;
  return (
    <Form className={styles.form} action={`${paths.investors(group)}#documents`} autoComplete="off">
      <SelectField
        id="year"
        name="year"
        label={texts.year}
        defaultValue={String(year)}
        options={years.map((each) => ({ value: String(each), label: String(each) }))}
      />
      <Button type="submit">{texts.show}</Button>
    </Form>
  );
}
