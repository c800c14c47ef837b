import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/ui/specimen-mark.tsx";
import { formatDay } from "#domain/time/days.ts";
import type { HolidayAhead, HoursRow } from "./branch-hours.ts";
import styles from "./hours-table.module.css";

type HoursTableProps = { rows: readonly HoursRow[]; isSpecimen: boolean };

export function HoursTable({ rows, isSpecimen }: HoursTableProps) {
  const { waysToBank, messages } = useServices().content;
  const words = waysToBank.branch;
  return (
    <table className={styles.table}>
      <caption>
        {words.hours}{" "}
        {isSpecimen && <SpecimenMark label={messages.specimen} title={messages.specimenTitle} />}
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.day}</th>
          <th scope="col">{words.opens}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ weekday, hours, isToday }) => (
          <tr key={weekday} aria-current={isToday ? "date" : undefined}>
            <th scope="row">
              {words.weekdays[weekday]}
              {isToday && <span className={styles.today}>{words.today}</span>}
            </th>
            <td>{hours ?? words.closed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function HolidayList({ holidays }: { holidays: readonly HolidayAhead[] }) {
  const { language, waysToBank } = useServices().content;
  const words = waysToBank.branch;
  return (
    <section className={styles.holidays} aria-labelledby="holidays">
      <h2 id="holidays">{words.holidays}</h2>
      <ul>
        {holidays.map(({ day, name, isExpected }) => (
          <li key={day}>
            <time dateTime={day}>{formatDay(day, language)}</time>
            <span>
              {name}
              {isExpected && <small> ({words.expected})</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
