import { amortise } from "#domain/lending/amortisation.ts";
import type { Examples } from "#app/ui/examples.ts";
import { ScheduleView } from "./schedule-view.tsx";

const loan = amortise({ loanCents: 100_000_000, annualRatePercent: 12, months: 30 });
const months = loan.ok ? loan.schedule.months : [];

const scheduleWith = (openYear: number | undefined) => (
  <ScheduleView months={months} calculator="loan-cost" query={{}} openYear={openYear} />
);

export const examples: Examples = {
  title: "Schedule",
  states: { closed: scheduleWith(undefined), "a year open": scheduleWith(3) },
  isOncePerPage: true,
};
