import { execFile, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { parse } from "csv-parse/sync";
import { temporaryFolder } from "#test/support/site/databases.ts";

const run = promisify(execFile);

/** Needs Calc: LibreOffice with only Writer opens no workbook. */
export const hasLibreOffice = ["soffice", "localc"].every(
  (program) => spawnSync(program, ["--version"]).status === 0,
);

/** Writes each sheet to its own file, with all digits of the values rather than the displayed ones. */
const asCsv = "csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1";

/** The sheets of a workbook as LibreOffice opens and recalculates them. */
export async function openInLibreOffice(file: Buffer) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "book.xlsx"), file);
  // A separate profile: of two processes that share one, the second does nothing.
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
  await run("soffice", [profile, "--headless", "--convert-to", asCsv, "book.xlsx"], {
    cwd: folder,
  });
  const sheets = new Map<string, string[][]>();
  return (sheet: string, cell: string) => {
    const rows = sheets.get(sheet) ?? readSheet(join(folder, `book-${sheet}.csv`));
    sheets.set(sheet, rows);
    const text = rows[Number(cell.slice(1)) - 1]?.[cell.charCodeAt(0) - 65] ?? "";
    return text.endsWith("%") ? Number(text.slice(0, -1)) / 100 : text;
  };
}

const readSheet = (path: string): string[][] =>
  parse(readFileSync(path), { relax_column_count: true, bom: true });
