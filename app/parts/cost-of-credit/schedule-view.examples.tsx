import { amortise } from "#domain/lending/amortisation.ts";
import { FromContent } from "#app/gallery/given-content.tsx";
import type { Examples } from "#app/ui/examples.ts";
import { ScheduleView } from "./schedule-view.tsx";

const loan = amortise({ loanCents: 100_000_000, annualRatePercent: 12, months: 30 });
const months = loan.ok ? loan.schedule.months : [];

const scheduleWith = (openYear: number | undefined) => (
  <FromContent>
    {({ homeCost, messages }) => (
      <ScheduleView
        months={months}
        texts={homeCost}
        cloth={{ texts: messages.calculators.cloth, calculator: "loan-cost", query: {} }}
        openYear={openYear}
        hrefOfYear={(year) => `?year=${year}`}
      />
    )}
  </FromContent>
);

export const examples: Examples = {
  title: "Schedule",
  states: { closed: scheduleWith(undefined), "a year open": scheduleWith(3) },
  isOncePerPage: true,
};
