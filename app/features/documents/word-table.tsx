import type { ReactNode } from "react";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { TableHead } from "#app/ui/figures/table-head.tsx";

type WordTableProps = {
  id: string;
  title: string;
  /** A paragraph between heading and table. */
  text?: string;
  columns: readonly [string, string];
  rows: readonly (readonly [string, ReactNode])[];
};

/** A heading, and a table of two columns of text. */
export function WordTable({ id, title, text, columns, rows }: WordTableProps) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      <div className="table-frame">
        <ScrollRegion label={title}>
          <table aria-labelledby={id}>
            <TableHead heads={columns} />
            <tbody>
              {rows.map(([what, meaning], i) => (
                // A heading may be there twice, and no row moves.
                <tr key={i}>
                  <th scope="row">{what}</th>
                  <td>{meaning}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </div>
    </>
  );
}
