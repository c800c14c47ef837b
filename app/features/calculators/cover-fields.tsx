import type { ReactNode } from "react";
import { useServices } from "#app/lib/services.tsx";
import { FigureFields, type FormState } from "#app/parts/figure-fields.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import { coverRules } from "#domain/insurance/motor-input.ts";
import { coverTexts } from "./cover-notes.ts";
import styles from "./cover-fields.module.css";

type CoverFieldsProps = FormState & {
  idOf?: (name: string) => string;
  /** Shown after the sum insured. */
  children?: ReactNode;
};

/** The sum insured, the options of a motor policy, and the levies on it. */
export function CoverFields({ idOf, children, ...state }: CoverFieldsProps) {
  const texts = coverTexts(useServices().content.messages);
  const tick = (name: "excessProtector" | "pvt" | "levies") => (
    <CheckboxField
      name={name}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      defaultChecked={state.values[name] === "on"}
    />
  );
  return (
    <>
      <FigureFields
        {...state}
        {...{ texts, idOf }}
        names={["sumInsured"]}
        rules={coverRules}
        isRequired
      />
      {children}
      <fieldset className={styles.extras}>
        <legend>{texts.extras}</legend>
        {tick("excessProtector")}
        {tick("pvt")}
      </fieldset>
      {tick("levies")}
    </>
  );
}
