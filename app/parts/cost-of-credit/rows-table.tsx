import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { untranslated } from "#app/ui/figures/untranslated.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import section from "./section.module.css";

type RowsTableProps = {
  caption: string;
  heads: readonly string[];
  rows: readonly { label: string; hint?: string; figures: readonly string[] }[];
};

/** Cases, each with its figures. */
export function RowsTable({ caption, heads, rows }: RowsTableProps) {
  return (
    <ScrollRegion label={caption}>
      <table className={`${section.table} ${section.rows}`}>
        <caption>{caption}</caption>
        <TableHead heads={heads} />
        <tbody>
          {rows.map(({ label, hint, figures }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                {hint && <span>{` ${hint}`}</span>}
              </th>
              {figures.map((figure, i) => (
                <td key={heads[i + 1]} translate={untranslated(figure)}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
