import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import type { HolidayAhead, HoursRow } from "./branch-hours.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import styles from "./hours-table.module.css";

type HoursTableProps = { rows: readonly HoursRow[]; isSpecimen: boolean };

export function HoursTable({ rows, isSpecimen }: HoursTableProps) {
  const { branch: texts, state } = useServices().content.waysToBank;
  return (
    <table className={styles.table}>
      <caption>
        {texts.hours} {isSpecimen && <SpecimenMark />}
      </caption>
      <TableHead className="visually-hidden" heads={[texts.day, texts.opens]} />
      <tbody>
        {rows.map(({ weekday, hours, isToday, holiday }) => (
          <tr key={weekday} aria-current={isToday ? "date" : undefined}>
            <th scope="row">
              {texts.weekdays[weekday]}{" "}
              {isToday && <span className={styles.today}>{texts.today}</span>}
            </th>
            <td>
              {holiday
                ? fillText(state.holiday, { holiday, opens: texts.closed })
                : (hours ?? texts.closed)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function HolidayList({ holidays }: { holidays: readonly HolidayAhead[] }) {
  const { language, waysToBank } = useServices().content;
  const texts = waysToBank.branch;
  return (
    <section className={styles.holidays} aria-labelledby="holidays">
      <h2 id="holidays">{texts.holidays}</h2>
      <ul>
        {holidays.map(({ day, name, isExpected }) => (
          <li key={day}>
            <time dateTime={day}>{formatDay(day, language)}</time>{" "}
            <span>
              {name}
              {isExpected && <small> ({texts.expected})</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
