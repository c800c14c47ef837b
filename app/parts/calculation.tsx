import { LabelList } from "#app/ui/figures/figure-list.tsx";
import { useServices } from "#app/lib/services.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";

type CalculationProps = {
  inputs: readonly (readonly [label: string, figure: string])[];
  /** The address that gives the same calculation. */
  address: string;
  hasFigures?: boolean | undefined;
  /** False where none of the figures is HFC's. */
  isOurs?: boolean | undefined;
};

/** In print only (styles/print.css): the values of a calculation, its caveats, and the address that repeats it. */
export function Calculation(props: CalculationProps) {
  const { inputs, address, hasFigures = true, isOurs = true } = props;
  const { messages, ratesAndFees, language } = useServices().content;
  const { estimate, figures, again } = messages.paper;
  const day = formatDay(ratesAndFees.checkedOn, language);
  const worth = [hasFigures && estimate, hasFigures && isOurs && fillText(figures, { day })];
  return (
    <div hidden data-paper="calculation">
      {inputs.length > 0 && <LabelList lines={inputs} />}
      <p>{[...worth, fillText(again, { address })].filter(Boolean).join(" ")}</p>
    </div>
  );
}
