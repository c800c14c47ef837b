import { type FormEvent, useEffect, useState } from "react";
import { TickBox } from "#app/parts/captcha/tick-box.tsx";
import { countOf } from "#app/lib/count-of.ts";
import { nextCodeAfterSeconds } from "#domain/forms/phone-code.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { Form } from "#app/ui/form/form.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { HiddenFields, type LaterStepProps, PlainGuard } from "../steps/step-form.tsx";
import { formatPhone } from "../application-view.ts";
import { useTick } from "../phone/use-tick.ts";
import styles from "../job-application.module.css";

/** Sends the code again, for visitors who have not received it. */
export function ResendForm({ props, control, posting, fieldId, texts }: LaterStepProps) {
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
      className={styles.resend}
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
