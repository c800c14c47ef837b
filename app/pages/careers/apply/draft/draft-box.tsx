import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { Button } from "#app/ui/form/button.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import type { Values } from "../values/application-values.ts";
import type { ApplicationControl } from "../use-application.ts";
import styles from "../job-application.module.css";

type DraftBoxProps = {
  draft: ApplicationControl["draft"];
  /** True if the form was filled in from this device's draft. */
  isFilledIn: boolean;
  texts: ApplicationForm["draft"];
  readForm: () => Values;
  onClear: () => void;
};

/** Lets the visitor keep a draft on this device or delete it. Without script there is no draft. */
export function DraftBox({ draft, isFilledIn, texts, readForm, onClear }: DraftBoxProps) {
  if (draft.isWanted === undefined) return null;
  return (
    <div className={styles.draft}>
      {isFilledIn && <p role="status">{texts.found}</p>}
      <CheckboxField
        label={texts.keep}
        hint={texts.warning}
        checked={draft.isWanted}
        onChange={({ target }) => draft.setWanted(target.checked, readForm())}
      />
      {draft.isWanted && (
        <p>
          <Button variant="quiet" onClick={onClear}>
            {texts.clear}
          </Button>
        </p>
      )}
    </div>
  );
}
