import { useId } from "react";
import { countOf } from "#app/lib/count-of.ts";
import { useServices } from "#app/lib/services.tsx";
import { link } from "#app/pages/link.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import { Link } from "#app/ui/navigation/link.tsx";
import {
  byYear,
  inWholeShillings,
  monthsOfYear,
  type ScheduleRow,
} from "#domain/lending/amortisation.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { bareCents, bareKes } from "./figures.ts";
import { LoanCloth } from "./loan-cloth.tsx";
import timeline from "./schedule.module.css";
import section from "./section.module.css";

type ScheduleViewProps = {
  months: readonly ScheduleRow[];
  calculator: "home-cost" | "loan-cost";
  /** The loan as the calculator's URL has it. */
  query: Readonly<Record<string, string>>;
  /** The year whose months are shown. */
  openYear: number | undefined;
};

/** The repayments as a cloth, by year, and by month on demand. */
export function ScheduleView({ months, calculator, query, openYear }: ScheduleViewProps) {
  const { schedule, chart } = useServices().content.homeCost;
  const tableId = useId();
  const years = byYear(months);
  const hrefOf = (year: number) =>
    `${link(`/calculators/${calculator}`, undefined, { ...query, year: String(year) })}#year-${year}`;
  return (
    <section className={section.section}>
      <h2>{chart.title}</h2>
      <div className={timeline.woven}>
        <LoanCloth months={months} tableId={tableId} calculator={calculator} query={query} />
        <ScheduleTable
          id={tableId}
          caption={schedule.caption}
          unit={schedule.year}
          rows={inWholeShillings(years)}
          format={bareKes}
        />
      </div>
      <h3 className={timeline.monthsTitle} data-screen-only="">
        {schedule.months}
      </h3>
      <div className={timeline.years} data-screen-only="">
        {years.map(({ number }) => (
          <YearMonths
            key={number}
            year={number}
            months={monthsOfYear(months, number)}
            href={number === openYear ? undefined : hrefOf(number)}
          />
        ))}
      </div>
    </section>
  );
}

type YearMonthsProps = {
  year: number;
  months: readonly ScheduleRow[];
  /** The same page with this year's months, which script fetches when the year is opened; undefined on that page. */
  href: string | undefined;
};

function YearMonths({ year, months, href }: YearMonthsProps) {
  const { schedule: texts } = useServices().content.homeCost;
  const places = { year, first: months[0]?.number ?? 0, last: months.at(-1)?.number ?? 0 };
  return (
    <details className={timeline.year} id={`year-${year}`} open={href === undefined}>
      <summary>{fillText(countOf(months.length, texts.monthsOf), places)}</summary>
      {href ? (
        <p>
          <Link href={href} rel="nofollow" data-more="">
            {fillText(texts.showMonths, places)}
          </Link>
        </p>
      ) : (
        <ScheduleTable
          caption={fillText(texts.monthsCaption, places)}
          unit={texts.month}
          rows={months}
          format={bareCents}
        />
      )}
    </details>
  );
}

type ScheduleTableProps = {
  id?: string;
  caption: string;
  /** The heading of the rows' labels: year or month. */
  unit: string;
  rows: readonly ScheduleRow[];
  format: (cents: number) => string;
};

/** Repayments, each in a row. */
export function ScheduleTable({ id, caption, unit, rows, format }: ScheduleTableProps) {
  const texts = useServices().content.homeCost.schedule;
  return (
    <table id={id} className={`${section.table} ${timeline.schedule}`}>
      <caption>{caption}</caption>
      <TableHead heads={[unit, texts.paid, texts.interest, texts.principal, texts.balance]} />
      <tbody translate="no">
        {rows.map((row) => (
          <tr key={row.number}>
            <th scope="row">{row.number}</th>
            <td>{format(row.instalmentCents)}</td>
            <td>{format(row.interestCents)}</td>
            <td>{format(row.principalCents)}</td>
            <td>{format(row.balanceCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
