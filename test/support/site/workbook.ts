import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { HyperFormula } from "hyperformula";
import yauzl, { type Entry, type ZipFile } from "yauzl";

const open = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** The sheets of a workbook as its file has them, recalculated by a formula engine. */
export async function recalculate(file: Buffer, sheetNames: readonly string[]) {
  const parts = await readParts(file);
  const sheets = Object.fromEntries(
    sheetNames.map((name, i) => [
      name,
      cellsOf(parts.get(`xl/worksheets/sheet${i + 1}.xml`) ?? ""),
    ]),
  );
  const engine = HyperFormula.buildFromSheets(sheets, { licenseKey: "gpl-v3" });
  return (sheet: string, cell: string) => {
    const address = engine.simpleCellAddressFromString(cell, engine.getSheetId(sheet) ?? 0);
    if (!address) throw new Error(`No such cell: ${cell}`);
    return engine.getCellValue(address);
  };
}

type CellOf = { cell: string; formula: string | undefined; cached: string | undefined };

/** The cells of a sheet in the file, and its validations. */
export async function readSheet(file: Buffer, number: number) {
  const xml = (await readParts(file)).get(`xl/worksheets/sheet${number}.xml`) ?? "";
  const cells = [...xml.matchAll(cellPattern)].map(
    ([, letter, row, , formula, cached]): CellOf => ({ cell: `${letter}${row}`, formula, cached }),
  );
  const rules = [...xml.matchAll(/<dataValidation (.*?)<\/dataValidation>/g)].map(
    ([, rule = ""]) => ({
      cells: /sqref="([^"]*)"/.exec(rule)?.[1] ?? "",
      type: /type="([^"]*)"/.exec(rule)?.[1],
      bounds: [...rule.matchAll(/<formula\d>(.*?)<\/formula\d>/g)].map(([, bound]) =>
        Number(bound),
      ),
      error: /error="([^"]*)"/.exec(rule)?.[1],
    }),
  );
  return { cells, rules };
}

/** The files of a workbook, by their names. */
export async function readParts(file: Buffer) {
  const zip = await open(file, { lazyEntries: true });
  const openEntry = promisify<Entry, NodeJS.ReadableStream>(zip.openReadStream.bind(zip));
  const parts = new Map<string, string>();
  const ended = new Promise((resolve, reject) => zip.on("end", resolve).on("error", reject));
  zip.on("entry", async (entry: Entry) => {
    parts.set(entry.fileName, await text(await openEntry(entry)));
    zip.readEntry();
  });
  zip.readEntry();
  await ended;
  return parts;
}

const cellPattern =
  /<c r="([A-Z])(\d+)"([^>]*?)(?:\/>|>(?:<f>(.*?)<\/f>)?(?:<v>(.*?)<\/v>)?<\/c>)/g;

/** Numbers and formulas; text is not counted. */
function cellsOf(xml: string) {
  const rows: (string | number | null)[][] = [];
  for (const [, letter = "", row = "", attributes = "", formula, value] of xml.matchAll(
    cellPattern,
  )) {
    const line = (rows[Number(row) - 1] ??= []);
    const isWords = attributes.includes('t="s"');
    const number = isWords || value === undefined ? null : Number(value);
    line[letter.charCodeAt(0) - 65] = formula === undefined ? number : `=${unescaped(formula)}`;
  }
  return Array.from(rows, (row) => Array.from(row ?? [], (cell) => cell ?? null));
}

function unescaped(xml: string) {
  return xml
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&apos;", "'")
    .replaceAll("&amp;", "&");
}
