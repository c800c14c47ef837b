import type { CalculatorTexts } from "#model/loans/calculator-messages.ts";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import styles from "./cover-extras.module.css";

type CoverExtrasProps = {
  texts: CalculatorTexts["motor"];
  sent: Readonly<Record<string, string | undefined>> | undefined;
};

/** The options of a motor policy, as tick boxes. */
export function CoverExtras({ texts, sent }: CoverExtrasProps) {
  return (
    <fieldset className={styles.extras}>
      <legend>{texts.extras}</legend>
      {(["excessProtector", "pvt"] as const).map((name) => (
        <CheckboxField
          key={name}
          name={name}
          label={texts[name]}
          hint={texts[`${name}Hint`]}
          defaultChecked={sent?.[name] === "on"}
        />
      ))}
    </fieldset>
  );
}
