import { TickBox } from "#app/parts/captcha/tick-box.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { PlainGuard, StepForm, type StepProps } from "../steps/step-form.tsx";
import { formatPhone } from "#domain/contact/phone.ts";
import { useTick } from "./use-tick.ts";
import stack from "#app/ui/stack.module.css";
import styles from "../job-application.module.css";

/** Step 0 of CAR-8: the phone that receives the code, and a list of what the visitor will need. */
export function PhoneStep(step: StepProps) {
  const { props, control, posting, fieldId } = step;
  const { firstTexts: texts, limits, formTimestamp } = props;
  const { state } = control;
  const { form } = texts;
  const { tickBox, askForCode } = useTick(posting, state.errors);
  const isBusy = state.posted === "phone";

  return (
    <div className={styles.start}>
      <StepForm
        step={step}
        title={form.phone.title}
        text={form.phone.text}
        values={state.values}
        onSubmit={(event) => void askForCode(event)}
      >
        <PlainGuard formTimestamp={formTimestamp} texts={form} />
        <Field
          id={fieldId("phoneNumber")}
          name="phoneNumber"
          type="tel"
          autoComplete="tel"
          label={form.phone.label}
          hint={form.phone.hint}
          placeholder={form.phone.placeholder}
          defaultValue={formatPhone(state.phone)}
          error={state.errors["phoneNumber"]}
          required
        />
        <TickBox
          id={fieldId("captcha")}
          captcha={props.captcha}
          texts={texts.tickBox}
          {...tickBox}
        />
        <PrivacyNotice {...props.privacy} />
        <Button type="submit" aria-disabled={isBusy}>
          {form.phone.send}
        </Button>
        <p role="status">{isBusy && form.phone.sending}</p>
      </StepForm>
      <Needs id={fieldId("needs")} {...form.needs} cvMegabytes={limits.cvMegabytes} />
    </div>
  );
}

type NeedsProps = { id: string; title: string; items: readonly string[]; cvMegabytes: number };

/** The information and documents that an applicant needs. */
function Needs({ id, title, items, cvMegabytes }: NeedsProps) {
  return (
    <section className={`${stack.close} ${styles.needs}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul>
        {items.map((item) => (
          <li key={item}>{fillText(item, { megabytes: cvMegabytes })}</li>
        ))}
      </ul>
    </section>
  );
}
