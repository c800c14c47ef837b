import type { ReactNode } from "react";
import { useServices } from "#app/lib/services.tsx";
import { FigureFields } from "#app/parts/figure-fields.tsx";
import { CheckboxField } from "#app/ui/form/checkbox-field.tsx";
import { coverRules } from "#domain/insurance/motor-input.ts";
import { coverTexts } from "./cover-notes.ts";
import styles from "./cover-fields.module.css";

type CoverFieldsProps = {
  /** The values from the URL, as typed. */
  sent: Readonly<Record<string, string>> | undefined;
  /** The errors, by the id of their field. */
  errors: Readonly<Record<string, string>>;
  idOf?: (name: string) => string;
  /** Shown after the sum insured. */
  children?: ReactNode;
};

/** The sum insured, the options of a motor policy, and the levies on it. */
export function CoverFields({ sent = {}, errors, idOf, children }: CoverFieldsProps) {
  const texts = coverTexts(useServices().content.messages);
  const tick = (name: "excessProtector" | "pvt" | "levies") => (
    <CheckboxField
      name={name}
      label={texts[name]}
      hint={texts[`${name}Hint`]}
      defaultChecked={sent[name] === "on"}
    />
  );
  return (
    <>
      <FigureFields
        {...{ errors, texts, idOf }}
        names={["sumInsured"]}
        rules={coverRules}
        values={sent}
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
