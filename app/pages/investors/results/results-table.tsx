import type { Measure } from "#domain/investors/reporting-period.ts";
import { useServices } from "#app/lib/services.tsx";
import { SourceNote } from "#app/parts/company-papers/source-note.tsx";
import type { ResultsRow } from "#app/features/investors/results-rows.ts";
import styles from "#app/parts/company-papers/tables.module.css";

type ResultsTableProps = {
  id: string;
  caption: string;
  unit: string;
  rows: readonly ResultsRow[];
  measures: readonly Measure[];
};

/** Figures by period; each row has its day. */
export function ResultsTable({ id, caption, unit, rows, measures }: ResultsTableProps) {
  const texts = useServices().content.investors.texts.resultsPage;
  return (
    <table className={`${styles.table} raised`} id={id}>
      <caption>
        {caption} <span>{unit}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.period}</th>
          {measures.map((measure) => (
            <th scope="col" key={measure}>
              {texts.measures[measure]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">
              {row.name} <SourceNote {...row} />{" "}
              {row.remark && <span className={styles.remark}>{row.remark}</span>}
            </th>
            {measures.map((measure) => (
              <td key={measure}>
                {row.cells[measure] ?? <span className="visually-hidden">{texts.noFigure}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
