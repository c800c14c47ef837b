import { drawRuns, heightOfRuns, keepTogether } from "./draw-runs.ts";
import type { Runs } from "./paper.ts";
import { block, type Element, hairline, margin, type Pdf, type Sheet, width } from "./sheet.ts";

const gap = 14;

/** The library supports this attribute, but its types do not. */
const headOfColumn: object = { scope: "Column" };

/** A table whose first row is its header, which each page repeats; a row is not split across pages. */
export function drawTable(sheet: Sheet, rows: readonly (readonly Runs[])[]) {
  const { pdf, whole } = sheet;
  const of = pdf.struct("Table");
  whole.add(of);
  rows.forEach((cells, i) => {
    const isOnNewPage = keepTogether(sheet, heightOf(pdf, cells) + 8);
    if (isOnNewPage && i > 0) drawRow(sheet, of, { cells: rows[0] ?? [], isHead: true });
    drawRow(sheet, of, { cells, isHead: i === 0 });
  });
  of.end();
  pdf.x = margin;
  pdf.y += 10;
}

type Row = { cells: readonly Runs[]; isHead: boolean };

function heightOf(pdf: Pdf, cells: Row["cells"]) {
  const columns = columnsOf(cells.length);
  return Math.max(...cells.map((cell, i) => heightOfRuns(pdf, cell, columns[i]?.width ?? width)));
}

function drawRow(sheet: Sheet, of: Element, { cells, isHead }: Row) {
  const { pdf } = sheet;
  const columns = columnsOf(cells.length);
  const { y } = pdf;
  const row = pdf.struct("TR");
  of.add(row);
  cells.forEach((cell, i) => {
    const runs = isHead ? cell.map((run) => ({ ...run, isStrong: true })) : cell;
    pdf.y = y;
    const draw = () => drawRuns(pdf, runs, columns[i] ?? { x: margin, width });
    if (isHead) block(pdf, row, "TH", draw, headOfColumn);
    else block(pdf, row, "TD", draw);
  });
  row.end();
  pdf.y = y + heightOf(pdf, cells) + 3;
  rule(sheet);
  pdf.y += 5;
}

/** The first column is a little narrower than the others, which explain it. */
function columnsOf(count: number) {
  const share = (width - gap * (count - 1)) / (count + 0.25 * (count - 1));
  return Array.from({ length: count }, (_, i) => ({
    x: i === 0 ? margin : margin + share + gap + (i - 1) * (1.25 * share + gap),
    width: i === 0 ? share : 1.25 * share,
  }));
}

/** A line across the page, which screen readers skip. */
export function rule({ pdf }: Sheet) {
  pdf.markContent("Artifact", { type: "Layout" });
  pdf.moveTo(margin, pdf.y).lineTo(margin + width, pdf.y);
  pdf.lineWidth(0.75).strokeColor(hairline).stroke();
  pdf.endMarkedContent();
}
