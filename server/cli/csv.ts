import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";

/**
 * Writes rows as CSV for spreadsheets: with a byte order mark, and with formulas escaped, because visitors' input must
 * not run on a colleague's computer.
 */
export async function writeCsv(
  output: NodeJS.WritableStream,
  columns: readonly string[],
  rows: AsyncIterable<Record<string, string | number | null>>,
  { end = true } = {},
): Promise<void> {
  const toCsv = stringify({
    header: true,
    columns,
    bom: true,
    escape_formulas: true,
    record_delimiter: "windows",
  });
  await pipeline(rows, toCsv, output, { end });
}

/** The same to a new file, which only its owner may read. Never overwrites a file. */
export async function writeCsvFile(
  path: string,
  columns: readonly string[],
  rows: AsyncIterable<Record<string, string | number | null>>,
): Promise<void> {
  await writeCsv(createWriteStream(path, { flags: "wx", mode: 0o600 }), columns, rows);
}
