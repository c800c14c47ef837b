import { startTransition, useCallback, useId, useMemo, useState } from "react";
import type { HomeCostTexts } from "#model/loans/home-cost-schema.ts";
import { byYear, monthsOfYear, type ScheduleRow } from "#domain/lending/amortisation.ts";
import type { ClothTexts } from "#model/loans/calculator-messages.ts";
import type { ClothCalculator } from "#domain/lending/loan-cloth.ts";
import { bareKes } from "./figures.ts";
import { LoanCloth } from "./loan-cloth.tsx";
import { ScheduleTable } from "./schedule-table.tsx";
import { YearMonths } from "./year-months.tsx";
import timeline from "./schedule.module.css";
import section from "./section.module.css";

type ScheduleViewProps = {
  months: readonly ScheduleRow[];
  texts: HomeCostTexts;
  cloth: {
    texts: ClothTexts;
    calculator: ClothCalculator;
    query: Readonly<Record<string, string>>;
  };
  openYear: number | undefined;
  hrefOfYear: (year: number) => string;
};

/** The repayments as a cloth, by year, and by month on demand. */
export function ScheduleView({ months, texts, cloth, openYear, hrefOfYear }: ScheduleViewProps) {
  const years = useMemo(() => byYear(months), [months]);
  const { schedule } = texts;
  const tableId = useId();
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    new Set(openYear === undefined ? [] : [openYear]),
  );
  const open = useCallback((year: number) => {
    startTransition(() =>
      setOpened((before) => (before.has(year) ? before : new Set([...before, year]))),
    );
  }, []);
  // The first values: the links are used only without script.
  const [hrefs] = useState(
    () => new Map(years.map(({ number }) => [number, `${hrefOfYear(number)}#year-${number}`])),
  );
  return (
    <section className={section.section}>
      <h2>{texts.chart.title}</h2>
      <LoanCloth months={months} tableId={tableId} {...cloth} />
      <ScheduleTable
        id={tableId}
        caption={schedule.caption}
        unit={schedule.year}
        rows={years}
        format={bareKes}
        texts={schedule}
      />
      <h3 className={timeline.monthsTitle}>{schedule.months}</h3>
      <div className={timeline.years}>
        {years.map(({ number }) => {
          const ofYear = monthsOfYear(months, number);
          return (
            <YearMonths
              key={number}
              year={number}
              firstMonth={ofYear[0]?.number ?? 0}
              lastMonth={ofYear[ofYear.length - 1]?.number ?? 0}
              months={opened.has(number) ? ofYear : undefined}
              href={hrefs.get(number)}
              isOpen={number === openYear}
              texts={schedule}
              onOpen={open}
            />
          );
        })}
      </div>
    </section>
  );
}
