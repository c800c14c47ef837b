import { useServices } from "#app/lib/services.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { Problems } from "#app/features/data-rights/problems.tsx";
import { Form } from "#app/ui/form/form.tsx";
import stack from "#app/ui/stack.module.css";
import styles from "#app/features/data-rights/data-rights.module.css";

type TrackFormProps = {
  values: { reference: string; phone: string };
  errors: Readonly<Record<string, string>>;
  notice: string | undefined;
};

/** A form for details that only the data subject knows. It is sent by POST, so that no URL contains them. */
export function TrackForm({ values, errors, notice }: TrackFormProps) {
  const texts = useServices().content.dataRights.track;
  return (
    <Form
      className={`${stack.even} ${styles.form}`}
      method="post"
      id={notice || Object.keys(errors).length > 0 ? "answer" : undefined}
      action={`${link("/data-rights/track")}#answer`}
      aria-label={texts.title}
      noValidate
    >
      <Problems errors={errors} notice={notice} level={2} />
      <Field
        id="reference"
        name="reference"
        label={texts.reference}
        hint={texts.referenceHint}
        defaultValue={values.reference}
        error={errors["reference"]}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Field
        id="phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        label={texts.phone}
        defaultValue={values.phone}
        error={errors["phone"]}
        required
      />
      <PrivacyNotice
        lines={[texts.privacy]}
        link={texts.privacyLink}
        href={paths.document("privacy_policy")}
      />
      <Button type="submit">{texts.send}</Button>
    </Form>
  );
}
