import { useEffect, useRef, useState } from "react";
import { fillWords } from "#app/lib/fill-words.ts";
import type { HomeCostWords } from "#content/schema/home-cost.ts";
import type { ScheduleRow } from "#domain/amortisation.ts";
import { bareCents } from "./figures.ts";
import { ScheduleTable } from "./schedule-table.tsx";
import timeline from "./schedule.module.css";

type YearMonthsProps = {
  year: number;
  months: readonly ScheduleRow[];
  /** The same page with this year's months in it, for who has no script. */
  href: string;
  isOpen: boolean;
  words: HomeCostWords["schedule"];
};

/** The months of one year. They are made when it is opened: forty years at once would hold up a slow phone. */
export function YearMonths({ year, months, href, isOpen, words }: YearMonthsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isShown, setIsShown] = useState(isOpen);

  // Opened before React took over.
  useEffect(() => setIsShown(details.current?.open ?? false), []);

  const places = { year, first: months[0]?.number ?? 0, last: months.at(-1)?.number ?? 0 };
  return (
    <details
      className={timeline.year}
      id={`year-${year}`}
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsShown(currentTarget.open)}
    >
      <summary>{fillWords(words.monthsOf, places)}</summary>
      {isShown ? (
        <ScheduleTable
          caption={fillWords(words.monthsCaption, places)}
          unit={words.month}
          rows={months}
          format={bareCents}
          words={words}
        />
      ) : (
        <p>
          <a href={href} rel="nofollow">
            {fillWords(words.showMonths, places)}
          </a>
        </p>
      )}
    </details>
  );
}
