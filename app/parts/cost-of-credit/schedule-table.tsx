import { useServices } from "#app/lib/services.tsx";
import type { ScheduleRow } from "#domain/lending/amortisation.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import timeline from "./schedule.module.css";
import section from "./section.module.css";

type ScheduleTableProps = {
  id?: string;
  caption: string;
  /** The heading of the rows' labels: year or month. */
  unit: string;
  rows: readonly ScheduleRow[];
  format: (cents: number) => string;
};

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
