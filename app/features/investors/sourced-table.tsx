import { useServices } from "#app/lib/services.tsx";
import { SourceNote } from "./results-table.tsx";
import styles from "./tables.module.css";

type Row = {
  cells: readonly [string, ...string[]];
  source?: string | undefined;
  asOf?: string | undefined;
};

type SourcedTableProps = {
  caption: string;
  text?: string;
  heads: readonly string[];
  rows: readonly Row[];
  /** The last column holds figures. */
  hasFigures?: boolean;
};

/** A table of which each row names its source; one without is from the terms the company published. */
export function SourcedTable({ caption, text, heads, rows, hasFigures }: SourcedTableProps) {
  return (
    <table className={styles.table} data-figures={hasFigures || undefined}>
      <caption>
        {caption}
        {text && <span>{text}</span>}
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th scope="col" key={head}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <SourcedRow key={row.cells.join(" ")} {...row} />
        ))}
      </tbody>
    </table>
  );
}

function SourcedRow({ cells: [head, ...cells], source, asOf }: Row) {
  const { fromOffer } = useServices().content.investors.words.calendarPage;
  return (
    <tr>
      <th scope="row">
        {head}
        {source && asOf ? (
          <SourceNote source={source} asOf={asOf} />
        ) : (
          <span className={styles.source}>{fromOffer}</span>
        )}
      </th>
      {cells.map((cell) => (
        <td key={cell}>{cell}</td>
      ))}
    </tr>
  );
}
