import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { CalculatorTexts } from "#model/loans/calculator-messages.ts";
import { SelectField } from "#app/ui/form/select-field.tsx";
import { link } from "#app/pages/link.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { MortgageCalculator } from "./mortgage-calculator.tsx";
import { MotorCalculator } from "./motor-calculator.tsx";
import styles from "./calculators.module.css";

/** CAL-1: the mortgage calculator comes first. */
const calculators = ["mortgage", "insure"] as const;

type CalculatorsProps = { texts: CalculatorTexts } & Pick<
  ComponentProps<typeof MortgageCalculator> & ComponentProps<typeof MotorCalculator>,
  "paper" | "insurers" | "exampleRate"
>;

/** Two calculators, each a form and its answer, and a list that switches between them (CAL-1). */
export function Calculators({ texts, insurers, paper, exampleRate }: CalculatorsProps) {
  const [calculator, setCalculator] = useState<(typeof calculators)[number]>("mortgage");
  const choice = useRef<HTMLSelectElement>(null);

  // The list may have changed before React took over.
  useEffect(() => setCalculator((now) => readChoice(choice.current?.value) ?? now), []);

  return (
    <div className={styles.calculators}>
      <div className={styles.choice} data-needs-script="">
        <SelectField
          label={texts.choose}
          options={[
            { value: "mortgage", label: texts.mortgage.name },
            { value: "insure", label: texts.motor.name },
          ]}
          autoComplete="off"
          ref={choice}
          onChange={(event) => setCalculator(readChoice(event.target.value) ?? calculator)}
        />
        <p className={styles.otherCalculator}>
          <Link href={link("/calculators/motor-insurance")}>{texts.motor.name}</Link>
        </p>
      </div>
      {calculator === "mortgage" ? (
        <MortgageCalculator texts={texts} paper={paper} exampleRate={exampleRate} />
      ) : (
        <MotorCalculator texts={texts} paper={paper} insurers={insurers} />
      )}
    </div>
  );
}

function readChoice(value: string | undefined) {
  return calculators.find((each) => each === value);
}
