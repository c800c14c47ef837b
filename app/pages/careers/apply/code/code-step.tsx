import type { FormEvent } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import type { LaterStepProps } from "../steps/step-props.ts";
import { HiddenFields } from "../steps/hidden-fields.tsx";
import { formatPhone } from "../phone/phone-number.ts";
import { ResendForm } from "./resend-form.tsx";
import { StepForm } from "../steps/step-form.tsx";
import { useMessageCode } from "./use-message-code.ts";
import styles from "../job-application.module.css";

/** Step 1: the code from the text message. CAR-9: "here" leads back to step 0. */
export function CodeStep(step: LaterStepProps) {
  const { props, control, posting, fieldId, texts } = step;
  const { state, goToPhone } = control;
  const text = texts.form.code;
  const { otp } = state.errors;
  const isBusy = state.posted === "code";
  useMessageCode(fieldId("otp"));

  async function submit(event: FormEvent<HTMLFormElement>) {
    await posting.submit(event);
    // The next figure replaces the wrong code.
    const field = document.getElementById(fieldId("otp"));
    if (field instanceof HTMLInputElement) field.select();
  }

  return (
    <>
      <StepForm
        step={step}
        title={text.title}
        text={fillText(text.sentTo, { phone: formatPhone(state.phone) })}
        fields={
          <HiddenFields
            step="code"
            fields={{ phoneNumber: state.phone, nonce: state.nonce }}
            values={state.values}
          />
        }
        intro={
          <p>
            {text.change.before}{" "}
            <Link
              href={props.path}
              onClick={(event) => {
                event.preventDefault();
                goToPhone();
              }}
            >
              {text.change.link}
            </Link>
            {text.change.after}
          </p>
        }
        onSubmit={(event) => void submit(event)}
      >
        <div className={styles.short}>
          <Field
            id={fieldId("otp")}
            name="otp"
            label={text.label}
            inputMode="numeric"
            autoComplete="one-time-code"
            error={otp}
            required
          />
        </div>
        <Button type="submit" aria-disabled={isBusy}>
          {text.verify}
        </Button>
        <p role="status">{isBusy && text.verifying}</p>
      </StepForm>
      <ResendForm {...step} />
    </>
  );
}
