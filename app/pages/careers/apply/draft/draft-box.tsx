import { Button } from "#app/ui/form/button.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import type { Values } from "../values/application-values.ts";
import type { LaterStepProps } from "../steps/step-form.tsx";
import styles from "../job-application.module.css";

type DraftBoxProps = { step: LaterStepProps; readForm: () => Values };

/** Lets the visitor keep a draft on this device or delete it. Without script there is no draft. */
export function DraftBox({ step, readForm }: DraftBoxProps) {
  const { draft, state, clearDraft } = step.control;
  const texts = step.texts.form.draft;
  if (draft.isWanted === undefined) return null;
  return (
    <div className={styles.draft}>
      {state.isFromDraft && <p id={step.fieldId("draft")}>{texts.found}</p>}
      <CheckboxField
        label={texts.keep}
        hint={texts.warning}
        checked={draft.isWanted}
        onChange={({ target }) => draft.setWanted(target.checked, readForm())}
      />
      {draft.isWanted && (
        <p>
          <Button variant="quiet" onClick={clearDraft}>
            {texts.clear}
          </Button>
        </p>
      )}
    </div>
  );
}
