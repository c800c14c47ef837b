import type { Runs } from "./paper.ts";
import { addPage, bottom, ink, type Pdf, type Sheet } from "./sheet.ts";

const size = 10.5;
const lineGap = 2;

type Place = { x: number; width: number };

/** Text with strong words in it, from the present height down. */
export function drawRuns(pdf: Pdf, runs: Runs, { x, width }: Place) {
  pdf.x = x;
  runs.forEach(({ text, isStrong = false }, i) => {
    pdf
      .font(isStrong ? "strong" : "text")
      .fontSize(size)
      .fillColor(ink);
    pdf.text(text, { width, lineGap, continued: i < runs.length - 1 });
  });
}

/** As if all were strong, which is wider: never less than it takes. */
export function heightOfRuns(pdf: Pdf, runs: Runs, width: number): number {
  const text = runs.map((run) => run.text).join("");
  return pdf.font("strong").fontSize(size).heightOfString(text, { width, lineGap });
}

/** A new page where this height does not fit on the present one. */
export function keepTogether(sheet: Sheet, height: number) {
  if (sheet.pdf.y + height > bottom) addPage(sheet);
}
