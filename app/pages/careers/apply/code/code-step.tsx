import { type FormEvent, useEffect, useState } from "react";
import { countOf } from "#app/lib/count-of.ts";
import { TickBox } from "#app/parts/captcha/tick-box.tsx";
import { nextCodeAfterSeconds } from "#domain/forms/phone-code.ts";
import { Form } from "#app/ui/form/form.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import { HiddenFields, type LaterStepProps, PlainGuard, StepForm } from "../steps/step-form.tsx";
import { formatPhone } from "#domain/contact/phone.ts";
import { useTick } from "../phone/use-tick.ts";
import stack from "#app/ui/stack.module.css";
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

/** Sends the code again, for visitors who have not received it. */
function ResendForm({ props, control, posting, fieldId, texts }: LaterStepProps) {
  const { state } = control;
  const text = texts.form.code;
  const [isSent, setSent] = useState(false);
  /** The seconds that were left when the button was last pressed too early. */
  const [toldSeconds, setToldSeconds] = useState<number>();
  const seconds = useCountdown(state.codeAt + nextCodeAfterSeconds * 1000);
  const { tickBox, askForCode } = useTick(posting, state.errors);
  const isWaiting = seconds > 0;
  const isBusy = state.posted === "phone";

  async function submit(event: FormEvent<HTMLFormElement>) {
    setToldSeconds(isWaiting ? seconds : undefined);
    if (isWaiting) return event.preventDefault();
    setSent(false);
    setSent(await askForCode(event));
  }

  function status() {
    if (isBusy) return texts.form.phone.sending;
    if (toldSeconds !== undefined && isWaiting) return countOf(toldSeconds, text.wait);
    return isSent && fillText(text.sentAgain, { phone: formatPhone(state.phone) });
  }

  return (
    <Form
      className={`${stack.close} ${styles.resend}`}
      method="post"
      action={props.path}
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <HiddenFields
        step="phone"
        fields={{ phoneNumber: state.phone, nonce: state.nonce }}
        values={state.values}
      />
      <PlainGuard formTimestamp={props.formTimestamp} texts={texts.form} />
      <p role="status">{status()}</p>
      {isWaiting ? (
        <p id={fieldId("wait")}>{countOf(seconds, text.wait)}</p>
      ) : (
        <TickBox
          id={fieldId("captcha")}
          captcha={props.captcha}
          texts={props.firstTexts.tickBox}
          {...tickBox}
        />
      )}
      <Button
        type="submit"
        variant="secondary"
        aria-disabled={isBusy || isWaiting}
        aria-describedby={isWaiting ? fieldId("wait") : undefined}
      >
        {text.again}
      </Button>
    </Form>
  );
}

/** Seconds left until a moment; 0 on the server, which cannot count. */
function useCountdown(until: number) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return seconds;
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
