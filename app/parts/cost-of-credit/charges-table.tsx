import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { untranslated } from "#app/ui/figures/untranslated.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import section from "./section.module.css";

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
    <ScrollRegion label={caption}>
      <table className={`${section.table} ${section.receivers}`}>
        <caption>{caption}</caption>
        <TableHead heads={[heads.cost, heads.paidTo, heads.amount]} />
        <tbody>
          {charges.map(({ label, receiver, figure, hint }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {hint && <span>{` ${hint}`}</span>}
              </th>
              <td>{receiver}</td>
              <td translate={untranslated(figure)}>{figure}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {total.label}
            </th>
            <td translate={untranslated(total.figure)}>{total.figure}</td>
          </tr>
        </tfoot>
      </table>
    </ScrollRegion>
  );
}
