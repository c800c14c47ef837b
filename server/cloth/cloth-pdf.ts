import { buffer } from "node:stream/consumers";
import type PdfKit from "pdfkit";
import { clothColours } from "#domain/lending/cloth-drawing.ts";
import type { ClothSheet, Paper } from "#domain/lending/cloth-sheet.ts";
import { paintCloth } from "./paint-cloth.ts";

type Pdf = InstanceType<typeof PdfKit>;
type Style = { font?: "Helvetica" | "Helvetica-Bold"; size?: number; align?: "left" | "right" };

const ground = "#fbf6ee";
const ink = "#2b2327";
/** In points on A4; a larger paper enlarges everything. */
const a4 = { width: 595.28, side: 56, tallestDrawing: 480 };
const width = a4.width - 2 * a4.side;

/** A cloth as a PDF of one page, tagged for screen readers. The library is loaded at the first call. */
export async function clothPdf(sheet: ClothSheet, paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const { default: Library } = await import("pdfkit");
  const { title, signature, language, day } = sheet;
  const pdf = new Library({
    size: paper.toUpperCase(),
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: language,
    displayTitle: true,
    // Dated to the day only, so that two replicas make the same file.
    info: { Title: title, Author: signature, CreationDate: new Date(day) },
  });
  pdf.markContent("Artifact");
  pdf.rect(0, 0, pdf.page.width, pdf.page.height).fill(ground);
  pdf.endMarkedContent();
  pdf.scale(pdf.page.width / a4.width);

  const whole = pdf.struct("Document");
  pdf.addStructure(whole);
  const figure = pdf.struct("Figure", { alt: sheet.label }, () => drawPicture(pdf, sheet));
  whole.add(figure);
  figure.end();
  writeWords(pdf, sheet, (tag, draw) => {
    const element = pdf.struct(tag, {}, draw);
    whole.add(element);
    element.end();
  });
  whole.end();
  pdf.end();
  return new Uint8Array(await buffer(pdf));
}

const scaleOf = ({ drawing }: ClothSheet) =>
  Math.min(width / drawing.width, a4.tallestDrawing / drawing.height);

function drawPicture(pdf: Pdf, sheet: ClothSheet) {
  const { drawing } = sheet;
  const scale = scaleOf(sheet);
  pdf.save();
  pdf.translate((a4.width - scale * drawing.width) / 2, a4.side).scale(scale);
  paintCloth(pdf, drawing);
  for (const { number, y } of drawing.labels)
    write(pdf, String(number), [-30, y - 7], 24, { size: 8, align: "right" });
  pdf.restore();
}

type Block = (tag: string, draw: () => void) => void;

function writeWords(pdf: Pdf, sheet: ClothSheet, block: Block) {
  const { title, signature, facts, keys, sentences } = sheet;
  const left = a4.side;
  let y = a4.side + scaleOf(sheet) * sheet.drawing.height + 28;
  block("H1", () => write(pdf, title, [left, y], width / 2, { font: "Helvetica-Bold", size: 20 }));
  block("P", () => write(pdf, signature, [left + width / 2, y + 8], width / 2, { align: "right" }));
  y += 36;
  for (const [label, figure] of facts) {
    block("P", () => {
      write(pdf, label, [left, y], width / 2);
      write(pdf, figure, [left + width / 2, y], width / 2, {
        font: "Helvetica-Bold",
        align: "right",
      });
    });
    y += 16;
  }
  y += 8;
  for (const key of ["principal", "interest"] as const) {
    block("P", () => {
      pdf.rect(left, y, 10, 10).fill(clothColours[key]);
      write(pdf, keys[key], [left + 18, y], width);
    });
    y += 16;
  }
  block("P", () => write(pdf, sentences.join(" "), [left, y + 6], width));
}

function write(
  pdf: Pdf,
  text: string,
  [x, y]: readonly [number, number],
  room: number,
  { font = "Helvetica", size = 10.5, align = "left" }: Style = {},
) {
  pdf.font(font).fontSize(size).fillColor(ink).text(text, x, y, { width: room, align });
}
