import type { CalculatorMessages } from "#model/loans/calculator-messages.ts";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import styles from "./cover-extras.module.css";

type CoverExtrasProps = {
  texts: CalculatorMessages["motor"];
  sent: Readonly<Record<string, string | undefined>> | undefined;
};

/** The options of a motor policy and the levies on it, as tick boxes. */
export function CoverExtras({ texts, sent }: CoverExtrasProps) {
  const tick = (name: "excessProtector" | "pvt" | "levies") => (
    <CheckboxField
      name={name}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      defaultChecked={sent?.[name] === "on"}
    />
  );
  return (
    <>
      <fieldset className={styles.extras}>
        <legend>{texts.extras}</legend>
        {tick("excessProtector")}
        {tick("pvt")}
      </fieldset>
      {tick("levies")}
    </>
  );
}
