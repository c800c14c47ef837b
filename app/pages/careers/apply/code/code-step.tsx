import { type FormEvent, useEffect } from "react";
import { fillText } from "#domain/texts/fill-text.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { type LaterStepProps, StepForm } from "../steps/step-form.tsx";
import { formatPhone } from "../application-view.ts";
import { ResendForm } from "./resend-form.tsx";
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
    // The next digit replaces the wrong code.
    const field = document.getElementById(fieldId("otp"));
    if (field instanceof HTMLInputElement) field.select();
  }

  return (
    <>
      <StepForm
        step={step}
        title={text.title}
        text={fillText(text.sentTo, { phone: formatPhone(state.phone) })}
        fields={{ phoneNumber: state.phone, nonce: state.nonce }}
        values={state.values}
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

/** WebOTP, which TypeScript does not know: the code of a message for this site, if the visitor agrees. */
type MessageCredential = { code?: string };

/** Sends the code when the message arrives, in browsers with WebOTP; others offer it above the keyboard. */
function useMessageCode(fieldId: string) {
  useEffect(() => {
    if (!("OTPCredential" in window)) return undefined;
    const stop = new AbortController();
    void waitForCode(stop.signal).then((code) => {
      const field = document.getElementById(fieldId);
      if (!code || !(field instanceof HTMLInputElement)) return undefined;
      field.value = code;
      return field.form?.querySelector("button")?.click();
    });
    return () => stop.abort();
  }, [fieldId]);
}

/** The code; undefined if the visitor refuses or leaves the step, or if the browser gives up waiting. */
async function waitForCode(signal: AbortSignal) {
  // The casts: TypeScript does not know WebOTP.
  const wanted = { otp: { transport: ["sms"] }, signal } as CredentialRequestOptions;
  try {
    const found = (await navigator.credentials.get(wanted)) as MessageCredential | null;
    return found?.code;
  } catch {
    return undefined;
  }
}
