import { type FormEvent, useEffect, useRef, useState } from "react";
import { TickBox } from "#app/parts/captcha/tick-box.tsx";
import type { TickBoxHandle } from "#app/parts/captcha/tick-box-props.ts";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { sendPlain, wasSentPlain } from "#app/lib/send-plain.ts";
import { paths } from "#app/pages/paths.ts";
import { Button } from "#app/ui/form/button.tsx";
import { KeptFields } from "../steps/kept-fields.tsx";
import { formatPhone } from "../phone/phone-number.ts";
import type { LaterStepProps } from "../steps/step-props.ts";
import { useSendCode } from "../phone/use-send-code.ts";
import styles from "../job-application.module.css";

/** A phone gets one code a minute. */
const waitSeconds = 60;

/** Sends the code again, for visitors who have not received it. */
export function ResendForm({ props, control, fieldId, texts }: LaterStepProps) {
  const { formTimestamp } = props;
  const { state } = control;
  const text = texts.form.code;
  const [isBusy, setBusy] = useState(false);
  const [isSent, setSent] = useState(false);
  /** The seconds that were left when the button was last pressed in vain. */
  const [toldSeconds, setToldSeconds] = useState<number>();
  const { seconds, restart } = useCountdown(waitSeconds);
  const tickBox = useRef<TickBoxHandle>(null);
  const { sendCode } = useSendCode(props, control);
  const isWaiting = seconds > 0;

  async function submit(event: FormEvent<HTMLFormElement>) {
    const form = event.currentTarget;
    if (!isBusy && wasSentPlain(form)) return;
    event.preventDefault();
    if (isWaiting) setToldSeconds(seconds);
    if (isBusy || isWaiting) return;
    setToldSeconds(undefined);
    setBusy(true);
    setSent(false);
    const { isSent: isSentNow, wrong, isLate } = await sendCode(state.phone, tickBox.current);
    if (isLate) await sendPlain(form);
    setBusy(false);
    setSent(isSentNow);
    if (isSentNow) restart();
    else if (wrong["captcha"]) document.getElementById(fieldId("captcha"))?.focus();
  }

  function status() {
    if (isBusy) return texts.form.phone.sending;
    if (toldSeconds !== undefined && isWaiting) return countOf(toldSeconds, text.wait);
    return isSent && fillText(text.sentAgain, { phone: formatPhone(state.phone) });
  }

  return (
    <form
      className={styles.resend}
      method="post"
      action={paths.jobApplication(props.jobId)}
      noValidate
      onSubmit={submit}
    >
      <KeptFields
        step="phone"
        values={state.values}
        formTimestamp={formTimestamp}
        honeypot={texts.form.phone.honeypot}
      />
      <input type="hidden" name="phoneNumber" value={state.phone} />
      <input type="hidden" name="nonce" value={state.nonce} />
      <p role="status">{status()}</p>
      {isWaiting ? (
        <p id={fieldId("wait")}>{countOf(seconds, text.wait)}</p>
      ) : (
        <TickBox
          id={fieldId("captcha")}
          captcha={props.captcha}
          texts={texts.forms.tickBox}
          error={state.errors["captcha"]}
          ref={tickBox}
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
    </form>
  );
}

/** Seconds left of a countdown; 0 on the server, which cannot count. */
function useCountdown(from: number) {
  const [until, setUntil] = useState(() => Date.now() + from * 1000);
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const tick = () => setSeconds(Math.max(0, Math.ceil((until - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return { seconds, restart: () => setUntil(Date.now() + from * 1000) };
}
