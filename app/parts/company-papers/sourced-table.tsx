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
        {rows.map(({ cells, ...origin }, i) => (
          <SourcedRow
            // oxlint-disable-next-line react/no-array-index-key -- the rows of a page never move
            key={i}
            cells={cells}
            source={<Origin {...origin} />}
            hasFigures={hasFigures}
          />
        ))}
      </tbody>
    </table>
  );
}

type SourcedRowProps = {
  cells: Row["cells"];
  source: ReactNode;
  hasFigures: boolean | undefined;
};

/** The source is in the wider column, so that its name fits a phone without a break. */
function SourcedRow({ cells: [head, ...cells], source, hasFigures }: SourcedRowProps) {
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

function Origin({ source, asOf, remark }: Omit<Row, "cells">) {
  const { fromOffer } = useServices().content.investors.texts.calendarPage;
  return (
    <>
      {source && asOf ? (
        <SourceNote source={source} asOf={asOf} />
      ) : (
        <span className={styles.source}>{fromOffer}</span>
      )}{" "}
      {remark && <span className={styles.remark}>{remark}</span>}
    </>
  );
}

/**
 * The day of a row, in small print under its name. The group states the fact itself, and only an authority is named.
 */
function SourceNote({ source, asOf }: { source: string; asOf: string }) {
  if (!isAuthority(source))
    return (
      <span className={styles.source} data-source="">
        <OwnDay asOf={asOf} />
      </span>
    );
  return (
    <span className={styles.source} data-source="">
      <Link href={source} rel="external">
        {new URL(source).hostname.replace("www.", "")}
      </Link>
      <SourceDay asOf={asOf} />
    </span>
  );
}
