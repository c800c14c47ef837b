import type { FormEvent } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import { paths } from "#app/pages/paths.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { Form } from "#app/ui/form/form.tsx";
import type { LaterStepProps } from "../steps/step-props.ts";
import { KeptFields } from "../steps/kept-fields.tsx";
import { NoticeBox } from "../steps/notice-box.tsx";
import { PhoneLink } from "../phone/phone-link.tsx";
import { formatPhone } from "../phone/phone-number.ts";
import { Problems } from "../steps/problems.tsx";
import { ResendForm } from "./resend-form.tsx";
import { StepHead } from "../steps/step-head.tsx";
import { useMessageCode } from "./use-message-code.ts";
import styles from "../job-application.module.css";

/** Step 1: the code from the text message. CAR-9: "here" leads back to step 0. */
export function CodeStep(step: LaterStepProps) {
  const { props, control, posting, fieldId, texts } = step;
  const { state, heading, goToPhone } = control;
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
      <Form
        className={styles.form}
        method="post"
        action={paths.jobApplication(props.jobId)}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <StepHead
          title={text.title}
          text={fillText(text.sentTo, { phone: formatPhone(state.phone) })}
          headingRef={heading}
        />
        <p>
          {text.change.before}{" "}
          <PhoneLink jobId={props.jobId} onFollow={goToPhone}>
            {text.change.link}
          </PhoneLink>
          {text.change.after}
        </p>
        <KeptFields step="code" values={state.values} />
        <input type="hidden" name="phoneNumber" value={state.phone} />
        <input type="hidden" name="nonce" value={state.nonce} />
        <NoticeBox notice={state.notice} draw={state.draw} />
        {!state.notice && (
          <Problems title={texts.form.problem} errors={otp ? { otp } : {}} fieldId={fieldId} />
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
      </Form>
      <ResendForm {...step} />
    </>
  );
}
