import { RowsTable } from "./rows-table.tsx";

type Charge = { label: string; receiver: string; figure: string; hint?: string };
type ChargesTableProps = {
  caption: string;
  heads: { cost: string; paidTo: string; amount: string };
  charges: readonly Charge[];
  total: { label: string; figure: string };
};

/** The charges in addition to the loan, with the receiver of each. */
export function ChargesTable({ caption, heads, charges, total }: ChargesTableProps) {
  return (
    <RowsTable
      caption={caption}
      heads={[heads.cost, heads.paidTo, heads.amount]}
      rows={charges.map(({ figure, ...charge }) => ({ ...charge, figures: [figure] }))}
      total={total}
    />
  );
}
