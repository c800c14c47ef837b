import { LabelList } from "#app/ui/figures/figure-list.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import type { PaperTexts } from "./paper-texts.ts";

type CalculationProps = {
  inputs: readonly (readonly [label: string, figure: string])[];
  texts: PaperTexts;
  /** The address that gives the same calculation. */
  address: string;
  hasFigures?: boolean | undefined;
  /** False where none of the figures is HFC's. */
  isOurs?: boolean | undefined;
};

/** In print only (styles/print.css): the values of a calculation, its caveats, and the address that repeats it. */
export function Calculation(props: CalculationProps) {
  const { inputs, texts, address, hasFigures = true, isOurs = true } = props;
  const worth = [hasFigures && texts.estimate, hasFigures && isOurs && texts.figures];
  return (
    <div hidden data-paper="calculation">
      {inputs.length > 0 && <LabelList lines={inputs} />}
      <p>{[...worth, fillText(texts.again, { address })].filter(Boolean).join(" ")}</p>
    </div>
  );
}
