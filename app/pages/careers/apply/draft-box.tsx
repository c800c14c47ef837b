import type { ApplicationForm } from "#model/careers/application-form-schema.ts";
import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import type { Values } from "./application-values.ts";
import type { ApplicationControl } from "./use-application.ts";
import styles from "./job-application.module.css";

type DraftBoxProps = {
  draft: ApplicationControl["draft"];
  /** The form came up with what the device held. */
  isFilledIn: boolean;
  texts: ApplicationForm["draft"];
  readForm: () => Values;
  onClear: () => void;
};

/** Says if this device keeps the values, with a way to delete them. Without script there is no draft. */
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
