import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextAreaField } from "#app/ui/text-area-field.tsx";
import { TrapField } from "#app/ui/trap-field.tsx";
import { dataRequestKinds, mostDetails } from "#domain/forms/data-request.ts";
import { paths } from "#domain/pages/paths.ts";
import { Problems } from "./problems.tsx";
import type { RequestField, RequestView } from "./request-view.ts";
import styles from "./data-rights.module.css";

/** The first step: what is asked, and of whom. */
export function RequestForm({ view }: { view: RequestView }) {
  const { dataRights } = useServices().content;
  const { form: words, kinds, trap } = dataRights;
  const { values, errors, notice, stamp } = view;
  const common = (name: RequestField) => ({
    id: name,
    name,
    label: words[name],
    error: errors[name],
    defaultValue: values[name] ?? "",
    required: true,
  });
  return (
    <form
      className={styles.form}
      method="post"
      action={paths.dataRights()}
      aria-labelledby="request"
      noValidate
    >
      <h2 id="request">{words.title}</h2>
      <p>{words.text}</p>
      <Problems errors={errors} notice={notice} />
      <SelectField
        {...common("kind")}
        options={[
          { value: "", label: words.chooseKind },
          ...dataRequestKinds.map((value) => ({ value, label: kinds[value] })),
        ]}
      />
      <TextAreaField
        {...common("details")}
        hint={words.detailsHint}
        rows={4}
        maxLength={mostDetails}
        autoComplete="off"
      />
      <Field {...common("fullname")} autoComplete="name" />
      <Field {...common("email")} type="email" autoComplete="email" />
      <Field {...common("phone")} type="tel" autoComplete="tel" hint={words.phoneHint} />
      <TrapField label={trap} />
      <input type="hidden" name="stamp" value={stamp} />
      <Button type="submit">{words.send}</Button>
    </form>
  );
}
