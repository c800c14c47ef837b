import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { untranslated } from "#app/ui/figures/untranslated.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import section from "./section.module.css";

type RowsTableProps = {
  caption: string;
  heads: readonly string[];
  rows: readonly {
    label: string;
    hint?: string;
    /** The receiver of a charge. */
    receiver?: string;
    figures: readonly string[];
  }[];
  /** The sum of charges. */
  total?: { label: string; figure: string };
};

/** Cases, each with its figures, or charges, each with its receiver. */
export function RowsTable({ caption, heads, rows, total }: RowsTableProps) {
  return (
    <ScrollRegion label={caption}>
      <table className={`${section.table} ${total ? section.receivers : section.rows}`}>
        <caption>{caption}</caption>
        <TableHead heads={heads} />
        <tbody>
          {rows.map(({ label, hint, receiver, figures }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {hint && <span>{` ${hint}`}</span>}
              </th>
              {receiver !== undefined && <td>{receiver}</td>}
              {figures.map((figure, i) => (
                <td key={heads[i + 1]} translate={untranslated(figure)}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {total && (
          <tfoot>
            <tr>
              <th scope="row" colSpan={2}>
                {total.label}
              </th>
              <td translate={untranslated(total.figure)}>{total.figure}</td>
            </tr>
          </tfoot>
        )}
      </table>
    </ScrollRegion>
  );
}
