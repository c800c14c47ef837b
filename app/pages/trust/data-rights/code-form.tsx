import { formatPhone } from "#domain/contact/phone.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { dataRequestFields } from "#domain/forms/data-request.ts";
import { namesOf } from "#domain/forms/field.ts";
import { link } from "#app/pages/link.ts";
import { Problems } from "#app/features/data-rights/problems.tsx";
import { Form } from "#app/ui/form/form.tsx";
import type { RequestView } from "./request-view.ts";
import stack from "#app/ui/stack.module.css";
import styles from "#app/features/data-rights/data-rights.module.css";

/** The second step: the code sent to the phone. Hidden fields hold the answers of the first step. */
export function CodeForm({ view }: { view: RequestView }) {
  const texts = useServices().content.dataRights.code;
  const { values, errors, notice, formTimestamp, nonce } = view;
  return (
    <Form
      className={`${stack.even} ${styles.form}`}
      method="post"
      id="step"
      action={`${link("/data-rights")}#step`}
      aria-labelledby="code"
      noValidate
    >
      <h2 id="code">{texts.title}</h2>
      <p>{fillText(texts.text, { phone: formatPhone(values.phone ?? "") })}</p>
      <Problems errors={errors} notice={notice} />
      <input type="hidden" name="step" value="code" />
      <input type="hidden" name="formTimestamp" value={formTimestamp} />
      <input type="hidden" name="nonce" value={nonce} />
      {namesOf(dataRequestFields).map((name) => (
        <input key={name} type="hidden" name={name} value={values[name] ?? ""} />
      ))}
      <Field
        id="otp"
        name="otp"
        label={texts.label}
        error={errors["otp"]}
        inputMode="numeric"
        autoComplete="one-time-code"
        required
      />
      <Button type="submit">{texts.send}</Button>
      <Button type="submit" variant="quiet" name="again" value="yes">
        {texts.again}
      </Button>
    </Form>
  );
}
