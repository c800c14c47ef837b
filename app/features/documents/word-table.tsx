import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";

type WordTableProps = {
  id: string;
  title: string;
  columns: readonly [string, string];
  rows: readonly (readonly [string, string])[];
};

/** A heading, and a table of two columns of text. */
export function WordTable({ id, title, columns, rows }: WordTableProps) {
  return (
    <>
      <h2 id={id}>{title}</h2>
      <div className="table-frame">
        <ScrollRegion label={title}>
          <table aria-labelledby={id}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([what, meaning]) => (
                <tr key={what}>
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
