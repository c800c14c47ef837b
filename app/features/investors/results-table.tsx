import type { Measure } from "#domain/reporting-period.ts";
import { useServices } from "#app/lib/services.tsx";
import { formatShortDay } from "#domain/days.ts";
import type { ResultsRow } from "./results-rows.ts";
import styles from "./tables.module.css";

type ResultsTableProps = {
  id: string;
  caption: string;
  unit: string;
  rows: readonly ResultsRow[];
  measures: readonly Measure[];
};

/** Figures by period; each row says where it is from and of when. */
export function ResultsTable({ id, caption, unit, rows, measures }: ResultsTableProps) {
  const words = useServices().content.investors.words.resultsPage;
  return (
    <table className={styles.table} id={id}>
      <caption>
        {caption}
        <span>{unit}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{words.period}</th>
          {measures.map((measure) => (
            <th scope="col" key={measure}>
              {words.measures[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name}
              <SourceNote {...row} />
              {row.remark && <span className={styles.remark}>{row.remark}</span>}
            </th>
            {measures.map((measure) => (
              <td key={measure}>
                {row.cells[measure] ?? <span className="visually-hidden">{words.noFigure}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where a row is from, in small print under its name. */
export function SourceNote({ source, asOf }: { source: string; asOf: string }) {
  return (
    <span className={styles.source}>
      <a href={source} rel="external">
        {new URL(source).hostname.replace("www.", "")}
      </a>
      , {formatShortDay(asOf)}
    </span>
  );
}
