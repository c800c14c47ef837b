import type { Runs } from "./paper.ts";
import { addPage, bottom, ink, type Pdf, type Sheet } from "./sheet.ts";

const size = 10.5;
const lineGap = 2;

type Place = { x: number; width: number };

/** Draws text with bold words, downwards from the current height. */
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

/** A text with a bold word is measured as if all of it were bold, which is wider, so it is never too short. */
export function heightOfRuns(pdf: Pdf, runs: Runs, width: number): number {
  const text = runs.map((run) => run.text).join("");
  const face = runs.some(({ isStrong }) => isStrong) ? "strong" : "text";
  return pdf.font(face).fontSize(size).heightOfString(text, { width, lineGap });
}

/** Starts a new page if this height does not fit, and tells whether it did. */
export function keepTogether(sheet: Sheet, height: number): boolean {
  const fits = sheet.pdf.y + height <= bottom;
  if (!fits) addPage(sheet);
  return !fits;
}
