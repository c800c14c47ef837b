import { stringify } from "csv-stringify/sync";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";
import type { ScheduleRow } from "#domain/lending/amortisation.ts";

/** A schedule month by month, in shillings to the cent, for a spreadsheet: with a byte order mark. */
export function scheduleCsv(
  months: readonly ScheduleRow[],
  { month, paid, interest, principal, balance }: HomeCostPage["schedule"],
): string {
  const shillings = (cents: number) => (cents / 100).toFixed(2);
  return stringify(
    months.map(({ number, instalmentCents, interestCents, principalCents, balanceCents }) => [
      number,
      ...[instalmentCents, interestCents, principalCents, balanceCents].map(shillings),
    ]),
    {
      header: true,
      columns: [month, paid, interest, principal, balance],
      bom: true,
      record_delimiter: "windows",
    },
  );
}
