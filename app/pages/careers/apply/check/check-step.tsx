import { useRef, useState } from "react";
import { paths } from "#app/pages/paths.ts";
import { PrivacyNotice } from "#app/parts/privacy-notice.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Form } from "#app/ui/form/form.tsx";
import { AnswersView } from "./answers-view.tsx";
import { toFields } from "../values/application-values.ts";
import { ProofTime } from "../phone/proof-time.tsx";
import { CvField } from "../cv/cv-field.tsx";
import { NoticeBox } from "../steps/notice-box.tsx";
import { Problems } from "../steps/problems.tsx";
import { SendingOverlay } from "../sending/sending-overlay.tsx";
import { StepHead } from "../steps/step-head.tsx";
import type { LaterStepProps } from "../steps/step-props.ts";
import type { ApplicationState } from "../use-application.ts";
import styles from "../job-application.module.css";

/** The answers before they are sent. This form sends the fields of CAR-11, with or without script. */
export function CheckStep({ props, control, posting, fieldId, texts }: LaterStepProps) {
  const { limits } = props;
  const { state, heading, change, chooseCv } = control;
  const form = useRef<HTMLFormElement>(null);
  const text = texts.form.check;
  /** The errors as they were when another file was chosen. */
  const [changed, setChanged] = useState<object>();
  const errors = changed === state.errors ? {} : state.errors;

  return (
    <Form
      className={styles.form}
      method="post"
      action={paths.jobApplication(props.jobId)}
      encType="multipart/form-data"
      noValidate
      ref={form}
      onSubmit={(event) => void posting.submit(event)}
    >
      <Answers state={state} />
      <StepHead title={text.title} text={text.text} headingRef={heading} />
      <NoticeBox notice={state.notice} draw={state.draw} />
      <Problems title={texts.form.problem} errors={errors} fieldId={fieldId} />
      <AnswersView
        values={state.values}
        isTraineeship={props.isTraineeship}
        phone={state.phone}
        texts={texts}
      />
      <CvField
        id={fieldId("cv")}
        texts={texts}
        cvMegabytes={limits.cvMegabytes}
        cv={state.cv}
        error={errors["cv"]}
        onChoose={(cv) => {
          chooseCv(cv);
          setChanged(state.errors);
        }}
      />
      <ProofTime proof={state.proof} texts={texts} />
      <PrivacyNotice {...props.privacy} />
      <div className={styles.buttons}>
        <Button type="submit">{text.send}</Button>
        <Button
          type="submit"
          variant="secondary"
          name="edit"
          value="true"
          formEncType="application/x-www-form-urlencoded"
        >
          {text.edit}
        </Button>
      </div>
      <SendingOverlay
        upload={state.upload}
        texts={texts}
        onCancel={posting.cancel}
        onRetry={() => form.current && void posting.post(form.current)}
        onClose={() => change({ upload: undefined })}
      />
    </Form>
  );
}

/** The fields sent before the file: the server accepts no file before it knows the proof. */
function Answers({ state }: { state: ApplicationState }) {
  return (
    <>
      <input type="hidden" name="phoneProof" value={state.proof} />
      <input type="hidden" name="phone" value={state.phone} />
      <input type="hidden" name="step" value="check" />
      <input type="hidden" name="idempotencyKey" value={state.idempotencyKey} />
      {toFields(state.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </>
  );
}
