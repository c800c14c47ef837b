import PdfKit from "pdfkit";
import type { Faces } from "./faces.ts";
import { fingerprintOf } from "./fingerprint.ts";
import type { Paper } from "./paper.ts";

/** In points: A4, with the margins of a letter. */
export const margin = 62;
export const width = 595.28 - 2 * margin;
const foot = 841.89 - 46;
/** Text ends above the foot. */
export const bottom = foot - 24;

export const maroon = "#7a1730";
export const ink = "#2b2327";
export const soft = "#5b5257";
const gold = "#d9a13b";
const pale = "#f6e3e7";
export const hairline = "#d9ccc0";

/** The library supports this standard, but its types do not. */
const pdfUa: object = { subset: "PDF/UA" };

export type Pdf = InstanceType<typeof PdfKit>;
export type Element = ReturnType<Pdf["struct"]>;
export type Sheet = { pdf: Pdf; whole: Element; paper: Paper };

/** A tagged PDF (PDF/UA) without a page. */
export function openSheet(paper: Paper, faces: Faces): Sheet {
  const { title, company, date } = paper;
  const fingerprint: object = { Fingerprint: fingerprintOf(paper) };
  const pdf = new PdfKit({
    autoFirstPage: false,
    // Drawn at the end, because each page's footer contains the number of pages.
    bufferPages: true,
    size: "A4",
    margins: { top: margin, bottom: 0, left: margin, right: margin },
    pdfVersion: "1.7",
    ...pdfUa,
    tagged: true,
    lang: "en-KE",
    displayTitle: true,
    info: {
      Title: title,
      Author: company,
      Subject: "Specimen",
      Creator: "HF Group website",
      CreationDate: date,
      ModDate: date,
      ...fingerprint,
    },
  });
  for (const [name, face] of Object.entries(faces)) pdf.registerFont(name, face);
  const whole = pdf.struct("Document");
  pdf.addStructure(whole);
  return { pdf, whole, paper };
}

/** A page with its marks and its notice. */
export function addPage({ pdf, whole, paper }: Sheet) {
  pdf.addPage();
  pdf.markContent("Artifact", { type: "Pagination" });
  pdf.rect(0, 0, 595.28, 10).fill(maroon);
  pdf.rect(0, 10, 595.28, 3).fill(gold);
  pdf.save().rotate(-38, { origin: [297, 470] });
  pdf.font("title").fontSize(104).fillColor(pale).text("Specimen", 40, 420, { lineBreak: false });
  pdf.restore();
  pdf.endMarkedContent();
  pdf.x = margin;
  pdf.y = 44;
  block(pdf, whole, "P", () => {
    pdf.font("title").fontSize(11).fillColor(maroon).text(paper.notice, { width });
  });
  pdf.y += 16;
}

/** The foot of each page, once all are there. */
export function endSheet({ pdf, whole, paper }: Sheet) {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    pdf.markContent("Artifact", { type: "Pagination" });
    pdf.font("text").fontSize(8.5).fillColor(soft);
    pdf.text(`${paper.company}. ${paper.title}`, margin, foot, { lineBreak: false });
    const number = `${page + 1} of ${count}`;
    pdf.text(number, margin, foot, { width, align: "right", lineBreak: false });
    pdf.endMarkedContent();
  }
  whole.end();
  pdf.end();
}

/** Something with text, under `parent` in the structure. */
export function block(pdf: Pdf, parent: Element, tag: string, draw: () => void, options = {}) {
  const element = pdf.struct(tag, options, draw);
  parent.add(element);
  element.end();
}
