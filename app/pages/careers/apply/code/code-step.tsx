import { type FormEvent, useState } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import { paths } from "#app/pages/paths.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import type { LaterStepProps } from "../steps/step-props.ts";
import { KeptFields } from "../steps/kept-fields.tsx";
import { NoticeBox } from "../steps/notice-box.tsx";
import { PhoneLink } from "../phone/phone-link.tsx";
import { formatPhone } from "../phone/phone-number.ts";
import { Problems } from "../steps/problems.tsx";
import { ResendForm } from "./resend-form.tsx";
import { StepHead } from "../steps/step-head.tsx";
import { useCheckCode } from "./use-check-code.ts";
import { useMessageCode } from "./use-message-code.ts";
import styles from "../job-application.module.css";

/** Step 1: the code from the text message. CAR-9: "here" leads back to step 0. */
export function CodeStep({ props, control, fieldId, texts }: LaterStepProps) {
  const { state, heading, goTo } = control;
  const text = texts.form.code;
  const [isBusy, setBusy] = useState(false);
  const { checkCode } = useCheckCode(props, control, texts);
  const { otp } = state.errors;

  async function check(typed: string) {
    if (isBusy) return;
    setBusy(true);
    const isProven = await checkCode(typed);
    if (isProven) return;
    setBusy(false);
    const field = document.getElementById(fieldId("otp"));
    if (field instanceof HTMLInputElement) field.select();
  }
  useMessageCode(fieldId("otp"), (code) => void check(code));

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void check(String(new FormData(event.currentTarget).get("otp") ?? ""));
  }

  return (
    <>
      <form
        className={styles.form}
        method="post"
        action={paths.jobApplication(props.jobId)}
        noValidate
        onSubmit={submit}
      >
        <StepHead
          title={text.title}
          text={fillText(text.sentTo, { phone: formatPhone(state.phone) })}
          headingRef={heading}
        />
        <p>
          {text.change.before}{" "}
          <PhoneLink
            jobId={props.jobId}
            onFollow={() => goTo("phone", { phone: formatPhone(state.phone) })}
          >
            {text.change.link}
          </PhoneLink>
          {text.change.after}
        </p>
        <KeptFields step="code" values={state.values} />
        <input type="hidden" name="phoneNumber" value={state.phone} />
        <input type="hidden" name="nonce" value={state.nonce} />
        <NoticeBox notice={state.notice} draw={state.draw} />
        {!state.notice && (
          <Problems title={texts.form.problem} found={[["otp", otp]]} fieldId={fieldId} />
        )}
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
      </form>
      <ResendForm props={props} control={control} fieldId={fieldId} texts={texts} />
    </>
  );
}
