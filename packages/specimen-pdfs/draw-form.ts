import { drawRuns, keepTogether } from "./draw-runs.ts";
import { rule } from "./draw-table.ts";
import { block, margin, type Sheet, soft, width } from "./sheet.ts";

/** A label with a line to write on beside it. */
export function drawLine(sheet: Sheet, label: string) {
  const { pdf, whole } = sheet;
  keepTogether(sheet, 30);
  const { y } = pdf;
  pdf.y = y + 8;
  block(pdf, whole, "P", () => drawRuns(pdf, [{ text: label }], { x: margin, width }));
  pdf.y = y + 26;
  rule(sheet);
  pdf.x = margin;
  pdf.y += 4;
}

const side = 11;

/** Labels with a box before each. */
export function drawBoxes(sheet: Sheet, labels: readonly string[]) {
  const { pdf, whole } = sheet;
  for (const label of labels) {
    keepTogether(sheet, 24);
    const { y } = pdf;
    pdf.markContent("Artifact", { type: "Layout" });
    pdf
      .rect(margin, y + 1, side, side)
      .lineWidth(0.8)
      .strokeColor(soft)
      .stroke();
    pdf.endMarkedContent();
    const x = margin + side + 9;
    block(pdf, whole, "P", () => drawRuns(pdf, [{ text: label }], { x, width: width - x }));
    pdf.y += 6;
  }
  pdf.x = margin;
  pdf.y += 8;
}
