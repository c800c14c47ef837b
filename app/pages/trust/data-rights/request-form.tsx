import { useServices } from "#app/lib/services.tsx";
import { privacyNotice } from "#app/parts/privacy-notice-props.ts";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { VisitorField } from "#app/parts/visitor-field.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { HoneypotField } from "#app/ui/form/honeypot-field.tsx";
import { type DataRequestField, dataRequestFields } from "#domain/forms/data-request.ts";
import { namesOf } from "#domain/forms/field.ts";
import { link } from "#app/pages/link.ts";
import { Problems } from "#app/features/data-rights/problems.tsx";
import { Form } from "#app/ui/form/form.tsx";
import type { RequestView } from "./request-view.ts";
import stack from "#app/ui/stack.module.css";
import styles from "#app/features/data-rights/data-rights.module.css";

/** The first step: the request and the person's details. */
export function RequestForm({ view }: { view: RequestView }) {
  const { content, retention } = useServices();
  const { dataRights, formMessages } = content;
  const { form: texts, kinds, honeypot } = dataRights;
  const { values, errors, notice, formTimestamp } = view;
  const fieldTexts = {
    ...formMessages.fields,
    ...dataRights.fields,
    phone: { label: formMessages.fields.phone.label, hint: texts.phoneHint },
  };
  // No `maxlength`: the browser would silently cut off a pasted text.
  const boxes: Partial<Record<DataRequestField, { rows: number }>> = { details: { rows: 4 } };
  const draw = (name: DataRequestField) => (
    <VisitorField
      key={name}
      id={name}
      name={name}
      field={dataRequestFields[name]}
      texts={fieldTexts[name]}
      error={errors[name]}
      value={values[name]}
      options={{ "": texts.chooseKind, ...kinds }}
      {...boxes[name]}
    />
  );
  return (
    <Form
      className={`${stack.even} ${styles.form}`}
      method="post"
      id="step"
      action={`${link("/data-rights")}#step`}
      aria-labelledby="request"
      noValidate
      data-kept=""
    >
      <h2 id="request">{texts.title}</h2>
      <p>{texts.text}</p>
      <Problems errors={errors} notice={notice} />
      {namesOf(dataRequestFields).map(draw)}
      <HoneypotField label={honeypot} />
      <input type="hidden" name="formTimestamp" value={formTimestamp} />
      <PrivacyNotice {...privacyNotice(content, retention, "data-request")} />
      <Button type="submit">{texts.send}</Button>
    </Form>
  );
}
