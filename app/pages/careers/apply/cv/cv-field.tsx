import { useEffect, useRef, useState } from "react";
import { cvExtensions } from "#domain/forms/cv-kind.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { Field } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import type { LaterStepProps } from "../steps/step-form.tsx";
import { checkCv, describeCv } from "./cv-file.ts";
import stack from "#app/ui/stack.module.css";
import styles from "../job-application.module.css";

type CvFieldProps = {
  step: LaterStepProps;
  /** The error of the last attempt to send. */
  error: string | undefined;
  onChoose: (cv: File | undefined) => void;
};

/** CAR-14: the CV, with its name and its size once chosen, and its error if it cannot be taken. */
export function CvField({ step, error, onChoose }: CvFieldProps) {
  const { texts, fieldId } = step;
  const { cv } = step.control.state;
  const { cvMegabytes } = step.props.limits;
  const input = useRef<HTMLInputElement>(null);
  const { label, hint, chosen } = texts.form.cv;
  const [found, setFound] = useState<{ cv: File; error: string | undefined }>();
  const ownError = found?.cv === cv ? found?.error : undefined;
  useEffect(() => {
    if (cv)
      void checkCv(cv, { cvMegabytes }, texts.application).then((wrong) =>
        setFound({ cv, error: wrong }),
      );
  }, [cv, cvMegabytes, texts]);

  useEffect(() => {
    const [file] = input.current?.files ?? [];
    // The file may have been chosen before React took over, or in the step before.
    if (file) onChoose(file);
    else putInto(input.current, cv);
    // Only once: `onChange` reports later choices.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className={`${stack.tight} ${styles.cv}`} aria-live="polite">
      <Field
        id={fieldId("cv")}
        ref={input}
        type="file"
        name="cv"
        label={label}
        hint={fillText(hint, { megabytes: cvMegabytes })}
        accept={cvExtensions.join(",")}
        error={ownError ?? error}
        required
        onChange={({ currentTarget }) => {
          // Cancelling the file dialog empties the field; the previous file stays chosen.
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
          else putInto(currentTarget, cv);
        }}
      />
      <p className={styles.chosen}>
        {cv && (
          <>
            <Icon name="paperclip-bold" />
            <span>{describeCv(cv, chosen)}</span>
          </>
        )}
      </p>
    </div>
  );
}

/** Otherwise the field says that no file is chosen. */
function putInto(field: HTMLInputElement | null, cv: File | undefined) {
  if (!field || !cv) return;
  const transfer = new DataTransfer();
  transfer.items.add(cv);
  field.files = transfer.files;
}
