import { memo } from "react";
import type { HomeCostWords } from "#model/loans/home-cost-schema.ts";
import type { ScheduleRow } from "#domain/lending/amortisation.ts";
import timeline from "./schedule.module.css";
import section from "./section.module.css";

type ScheduleTableProps = {
  caption: string;
  /** What a row is: a year or a month. */
  unit: string;
  rows: readonly ScheduleRow[];
  format: (cents: number) => string;
  words: HomeCostWords["schedule"];
};

export const ScheduleTable = memo(function ScheduleTable({
  caption,
  unit,
  rows,
  format,
  words,
}: ScheduleTableProps) {
  return (
    <table className={`${section.table} ${timeline.schedule}`}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          <th scope="col">{words.paid}</th>
          <th scope="col">{words.interest}</th>
          <th scope="col">{words.principal}</th>
          <th scope="col">{words.balance}</th>
        </tr>
      </thead>
      <tbody>
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
});
