import { useEffect, useRef, useState } from "react";
import type { CalculatorTexts } from "#model/loans/calculator-messages.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Insurer } from "#domain/insurance/motor-premium.ts";
import { paths } from "#app/pages/paths.ts";
import { MortgageCalculator } from "./mortgage-calculator.tsx";
import { MotorCalculator } from "./motor-calculator.tsx";
import type { Typed } from "./use-calculator.ts";
import styles from "./calculators.module.css";

/** CAL-1: the mortgage calculator comes first. */
const calculatorModes = ["mortgage", "insure"] as const;
type CalculatorMode = (typeof calculatorModes)[number];

export type CalculatorsProps = {
  texts: CalculatorTexts;
  insurers: readonly Insurer[];
  mode?: CalculatorMode;
  /** True if a list switches between the calculators. The page of one calculator links to the other instead. */
  canSwitch?: boolean;
  /** The values from the URL of a calculator's page, as typed. */
  sent?: Typed;
};

/** Two calculators, each a form and its answer (CAL-1). An island; the forms work before it hydrates. */
export function Calculators({
  texts,
  insurers,
  mode: firstMode = "mortgage",
  canSwitch = false,
  sent,
}: CalculatorsProps) {
  const [mode, setMode] = useState(firstMode);
  const choice = useRef<HTMLSelectElement>(null);

  // The list may have changed before React took over.
  useEffect(() => setMode((now) => readMode(choice.current?.value) ?? now), []);

  return (
    <div className={styles.calculators}>
      {canSwitch && (
        <div className={styles.choice} data-needs-script="">
          <SelectField
            label={texts.choose}
            options={[
              { value: "mortgage", label: texts.mortgage.name },
              { value: "insure", label: texts.motor.name },
            ]}
            defaultValue={firstMode}
            autoComplete="off"
            ref={choice}
            onChange={(event) => setMode(readMode(event.target.value) ?? mode)}
          />
          <p className={styles.otherCalculator}>
            <a href={paths.motorCalculator()}>{texts.motor.name}</a>
          </p>
        </div>
      )}
      {mode === "mortgage" ? (
        <MortgageCalculator texts={texts} sent={sent} />
      ) : (
        <MotorCalculator texts={texts} insurers={insurers} sent={sent} />
      )}
    </div>
  );
}

function readMode(value: string | undefined) {
  return calculatorModes.find((mode) => mode === value);
}
