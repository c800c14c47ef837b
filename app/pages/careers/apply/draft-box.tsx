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
  words: ApplicationForm["draft"];
  readForm: () => Values;
  onClear: () => void;
};

/** Whether this device keeps what is typed, and a way to be rid of it. Without script there is no draft. */
export function DraftBox({ draft, isFilledIn, words, readForm, onClear }: DraftBoxProps) {
  if (draft.isWanted === undefined) return null;
  return (
    <div className={styles.draft}>
      {isFilledIn && <p role="status">{words.found}</p>}
      <CheckboxField
        label={words.keep}
        hint={words.warning}
        checked={draft.isWanted}
        onChange={({ target }) => draft.setWanted(target.checked, readForm())}
      />
      {draft.isWanted && (
        <p>
          <Button variant="quiet" onClick={onClear}>
            {words.clear}
          </Button>
        </p>
      )}
    </div>
  );
}
