import { memo, useEffect, useRef } from "react";
import { countOf } from "#app/lib/count-of.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import type { ScheduleRow } from "#domain/lending/amortisation.ts";
import { Link } from "#app/ui/navigation/link.tsx";
import { bareCents } from "./figures.ts";
import { ScheduleTable } from "./schedule-table.tsx";
import timeline from "./schedule.module.css";

type YearMonthsProps = {
  year: number;
  firstMonth: number;
  lastMonth: number;
  /** Undefined until the year has been opened. */
  months: readonly ScheduleRow[] | undefined;
  /** The same page with this year's months, for visitors without script. */
  href: string | undefined;
  isOpen: boolean;
  texts: HomeCostTexts["schedule"];
  onOpen: (year: number) => void;
};

/**
 * The months of one year, rendered when it is opened. A closed year is not rendered again while the visitor types:
 * forty years at once would block a slow phone.
 */
export const YearMonths = memo(function YearMonths({
  year,
  firstMonth,
  lastMonth,
  months,
  href,
  isOpen,
  texts,
  onOpen,
}: YearMonthsProps) {
  const details = useRef<HTMLDetailsElement>(null);
  // The year may have been opened before React took over.
  useEffect(() => {
    if (details.current?.open) onOpen(year);
  }, [year, onOpen]);

  const places = { year, first: firstMonth, last: lastMonth };
  return (
    <details
      className={timeline.year}
      id={`year-${year}`}
      ref={details}
      open={isOpen}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) onOpen(year);
      }}
    >
      <summary>{fillText(countOf(lastMonth - firstMonth + 1, texts.monthsOf), places)}</summary>
      {months ? (
        <ScheduleTable
          caption={fillText(texts.monthsCaption, places)}
          unit={texts.month}
          rows={months}
          format={bareCents}
          texts={texts}
        />
      ) : (
        href && (
          <p>
            <Link href={href} rel="nofollow">
              {fillText(texts.showMonths, places)}
            </Link>
          </p>
        )
      )}
    </details>
  );
});
