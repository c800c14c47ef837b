import { useServices } from "#app/lib/services.tsx";
import { FigureFields, type FormState } from "#app/parts/figure-fields.tsx";
import type { LoanToolField } from "#domain/lending/loan-tools-input.ts";
import { idOf, type ToolRules } from "./tool-texts.ts";
import styles from "./loan-tools.module.css";

type ToolFieldsProps = FormState & {
  names: readonly LoanToolField[];
  rules: ToolRules;
  /** The number of an offer, whose fields have the names of those of the others. */
  place?: number;
};

/** Fields for figures, two in a row where there is room. */
export function ToolFields({ place, ...figures }: ToolFieldsProps) {
  const { loanTools } = useServices().content;
  return (
    <FigureFields
      {...figures}
      className={styles.fields}
      texts={loanTools}
      idOf={(name) => idOf(name, place)}
    />
  );
}
