import { seenText } from "#domain/texts/seen-text.ts";

/** Control characters, which a terminal would execute. */
const controlSigns = /\p{Cc}+/gu;
const widest = 60;

type Cell = string | number | null;
export type Row = Record<string, Cell>;

/** A visitor's text, safe for a terminal and on one line. */
export const asLine = (text: string): string => seenText(text).replace(controlSigns, " ");

/** Rows as a table for people: the first row's fields are its columns. */
export function formatTable(rows: readonly Row[]): string {
  const [first] = rows;
  if (!first) return "None.";
  const columns = Object.keys(first);
  const lines = [
    columns,
    ...rows.map((row) => columns.map((column) => shorten(asLine(String(row[column] ?? ""))))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, index) => cell.padEnd(widths[index] ?? 0))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

/** `enquiries 2, codes 1`. */
export const formatCounts = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([what, count]) => `${what} ${count}`)
    .join(", ");

const shorten = (text: string) => (text.length > widest ? `${text.slice(0, widest - 1)}…` : text);

const minuteInNairobi = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Africa/Nairobi",
  dateStyle: "short",
  timeStyle: "short",
});

/** `2026-07-01 09:30`, in Nairobi. */
export const formatMoment = (moment: number): string => minuteInNairobi.format(moment);
