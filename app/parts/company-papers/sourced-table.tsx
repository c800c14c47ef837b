import type { ReactNode } from "react";
import { useServices } from "#app/lib/services.tsx";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import styles from "./tables.module.css";
import { OwnDay, SourceDay } from "#app/layout/words/source-day.tsx";
import { isAuthority } from "#domain/site/authority.ts";
import { Link } from "#app/ui/navigation/link.tsx";

type Row = {
  cells: readonly [string, ...ReactNode[]];
  /** Below the source. */
  remark?: string | undefined;
  source?: string | undefined;
  asOf?: string | undefined;
};

type SourcedTableProps = {
  /** For a table with figures in all columns but the first. */
  id?: string;
  caption: string;
  text?: string;
  heads: readonly string[];
  rows: readonly Row[];
  /** True if the last column holds figures. */
  hasFigures?: boolean;
};

/** A table with the day of each row; a row without a source is from the published terms of the offer. */
export function SourcedTable({ id, caption, text, heads, rows, hasFigures }: SourcedTableProps) {
  return (
    <table className={`${styles.table} raised`} id={id} data-figures={hasFigures || undefined}>
      <caption>
        {caption} {text && <span>{text}</span>}
      </caption>
      <TableHead heads={heads} />
      <tbody>
        {rows.map((row, i) => (
          // oxlint-disable-next-line react/no-array-index-key -- the rows of a page never move
          <SourcedRow key={i} row={row} hasFigures={hasFigures} />
        ))}
      </tbody>
    </table>
  );
}

type SourcedRowProps = { row: Row; hasFigures: boolean | undefined };

/** The source is in the wider column, so that its name fits a phone without a break. */
function SourcedRow({ row, hasFigures }: SourcedRowProps) {
  const {
    cells: [head, ...cells],
    ...origin
  } = row;
  const source = <Origin {...origin} />;
  return (
    <tr>
      <th scope="row">
        {head} {hasFigures && source}
      </th>
      {cells.map((cell, i) => (
        // oxlint-disable-next-line react/no-array-index-key -- nor do their cells
        <td key={i}>
          {cell}
          {!hasFigures && i === cells.length - 1 && <> {source}</>}
        </td>
      ))}
    </tr>
  );
}

/**
 * The origin of a row in small print: its day or the offer, and a remark. The group states the fact itself, and only an
 * authority is named.
 */
function Origin({ source, asOf, remark }: Omit<Row, "cells">) {
  const { fromOffer } = useServices().content.investors.texts.calendarPage;
  return (
    <>
      {source && asOf ? (
        <span className={styles.source} data-source="">
          {isAuthority(source) ? (
            <>
              <Link href={source} rel="external">
                {new URL(source).hostname.replace("www.", "")}
              </Link>
              <SourceDay asOf={asOf} />
            </>
          ) : (
            <OwnDay asOf={asOf} />
          )}
        </span>
      ) : (
        <span className={styles.source}>{fromOffer}</span>
      )}{" "}
      {remark && <span className={styles.remark}>{remark}</span>}
    </>
  );
}
