import { drawRuns, heightOfRuns, keepTogether } from "./draw-runs.ts";
import type { Runs } from "./paper.ts";
import { block, type Element, hairline, margin, type Pdf, type Sheet, width } from "./sheet.ts";

const gap = 14;

/** The library supports this attribute, but its types do not. */
const headOfColumn: object = { scope: "Column" };

type Cells = readonly Runs[];
/** The place of a row in the structure of the document. */
type Tags = { table: Element; cell: "TH" | "TD" };

/** A table whose first row is its header, which each page shows; a row is not split across pages. */
export function drawTable(sheet: Sheet, [first = [], ...rows]: readonly Cells[]) {
  const { pdf, whole } = sheet;
  const head = first.map((cell) => cell.map((run) => ({ ...run, isStrong: true })));
  const table = pdf.struct("Table");
  whole.add(table);
  // The header does not stand alone at the end of a page.
  keepTogether(sheet, spaceOf(pdf, head) + spaceOf(pdf, rows[0] ?? []));
  drawRow(sheet, head, { table, cell: "TH" });
  for (const cells of rows) {
    if (keepTogether(sheet, spaceOf(pdf, cells))) drawRow(sheet, head);
    drawRow(sheet, cells, { table, cell: "TD" });
  }
  table.end();
  pdf.x = margin;
  pdf.y += 10;
}

function heightOf(pdf: Pdf, cells: Cells) {
  const columns = columnsOf(cells.length);
  const heights = cells.map((cell, i) => heightOfRuns(pdf, cell, columns[i]?.width ?? width));
  return Math.max(0, ...heights);
}

/** With the line below it. */
const spaceOf = (pdf: Pdf, cells: Cells) => heightOf(pdf, cells) + 8;

/** Draws a row; without tags it is a repeated header, which screen readers skip. */
function drawRow(sheet: Sheet, cells: Cells, tags?: Tags) {
  const { pdf } = sheet;
  const columns = columnsOf(cells.length);
  const { y } = pdf;
  const row = tags && pdf.struct("TR");
  if (row) tags.table.add(row);
  else pdf.markContent("Artifact", { type: "Pagination" });
  cells.forEach((cell, i) => {
    pdf.y = y;
    const draw = () => drawRuns(pdf, cell, columns[i] ?? { x: margin, width });
    if (row) block(pdf, row, tags.cell, draw, tags.cell === "TH" ? headOfColumn : {});
    else draw();
  });
  if (row) row.end();
  else pdf.endMarkedContent();
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
