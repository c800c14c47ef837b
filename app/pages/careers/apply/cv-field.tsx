import { useEffect, useRef } from "react";
import { fillText } from "#domain/pages/fill-text.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { cvExtensions, describeCv } from "./cv-file.ts";
import styles from "./job-application.module.css";

type CvFieldProps = {
  id: string;
  texts: ApplicationForm["cv"];
  cvMegabytes: number;
  cv: File | undefined;
  error: string | undefined;
  onChoose: (cv: File | undefined) => void;
};

/** CAR-14: the CV, with its name and its size in bytes once chosen. */
export function CvField({ id, texts, cvMegabytes, cv, error, onChoose }: CvFieldProps) {
  const input = useRef<HTMLInputElement>(null);

  // The file may have been chosen before React took over.
  useEffect(() => {
    const [file] = input.current?.files ?? [];
    if (file) onChoose(file);
    // Only once: `onChange` reports later choices.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className={styles.cv}>
      <Field
        id={id}
        ref={input}
        type="file"
        name="cv"
        label={texts.label}
        hint={fillText(texts.hint, { megabytes: cvMegabytes })}
        accept={cvExtensions.join(",")}
        error={error}
        onChange={({ currentTarget }) => {
          // Cancelling the file dialog empties the field; the previous file stays chosen.
          const [file] = currentTarget.files ?? [];
          if (file) onChoose(file);
        }}
      />
      <p className={styles.chosen} role="status">
        {cv && (
          <>
            <Icon name="paperclip-bold" />
            {describeCv(cv, texts.chosen)}
          </>
        )}
      </p>
    </div>
  );
}
