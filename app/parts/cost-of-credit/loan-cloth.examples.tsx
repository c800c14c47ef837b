import { amortise } from "#domain/lending/amortisation.ts";
import type { Examples } from "#app/ui/examples.ts";
import { LoanCloth } from "./loan-cloth.tsx";

function clothOf(annualRatePercent: number, months: number, tableId?: string) {
  const loan = amortise({ loanCents: 100_000_000, annualRatePercent, months });
  return (
    <LoanCloth
      months={loan.ok ? loan.schedule.months : []}
      calculator="mortgage"
      query={{}}
      {...(tableId && { tableId })}
    />
  );
}

export const examples: Examples = {
  title: "A loan as a cloth",
  states: {
    "twenty years": clothOf(12, 240),
    "twelve months, with a table": clothOf(12, 12, "table"),
    "forty years": clothOf(24, 480),
    "no interest": clothOf(0, 60),
  },
};
