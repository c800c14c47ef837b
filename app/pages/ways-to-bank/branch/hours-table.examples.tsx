import type { Examples } from "#app/ui/examples.ts";
import { HolidayList, HoursTable } from "./hours-table.tsx";

const rows = [
  { weekday: "friday", hours: "8:30 am to 4 pm", isToday: true },
  { weekday: "saturday", hours: "8:30 am to noon", isToday: false },
  { weekday: "sunday", hours: undefined, isToday: false },
] as const;
const [today, ...later] = rows;
const onHoliday = [{ ...today, hours: undefined, holiday: "Christmas Day" }, ...later];
const holidays = [
  { day: "2026-12-25", name: "Christmas Day", isExpected: false },
  { day: "2027-03-10", name: "A feast that follows the moon", isExpected: true },
];

export const examples: Examples = {
  title: "Hours of a branch",
  states: {
    "as published": <HoursTable rows={rows} isSpecimen={false} />,
    "a specimen": <HoursTable rows={rows} isSpecimen />,
    "on a holiday": <HoursTable rows={onHoliday} isSpecimen={false} />,
    "the holidays ahead": <HolidayList holidays={holidays} />,
  },
};
