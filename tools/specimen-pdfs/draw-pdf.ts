import { buffer } from "node:stream/consumers";
import PdfKit from "pdfkit";
import type { Faces } from "./faces.ts";
import type { Section } from "./section.ts";
import type { Specimen } from "./specimen.ts";

/** In points: A4, as wide margins as a letter has. */
const margin = 62;
const width = 595.28 - 2 * margin;
const foot = 841.89 - 46;

const maroon = "#7a1730";
const ink = "#2b2327";
const soft = "#5b5257";
const gold = "#d9a13b";
const pale = "#f6e3e7";

/** The library knows this standard, its types do not yet. */
const pdfUa: object = { subset: "PDF/UA" };

type Pdf = InstanceType<typeof PdfKit>;
type Element = ReturnType<Pdf["struct"]>;

/** A tagged PDF (PDF/UA): headings, paragraphs and lists have their structure, what repeats is no part of the text. */
export async function drawPdf(specimen: Specimen, faces: Faces): Promise<Buffer> {
  const { title, company, date, pages } = specimen;
  const pdf = new PdfKit({
    autoFirstPage: false,
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
    },
  });
  for (const [name, face] of Object.entries(faces)) pdf.registerFont(name, face);
  const whole = pdf.struct("Document");
  pdf.addStructure(whole);

  pages.forEach((sections, i) => {
    pdf.addPage();
    drawFrame(pdf, specimen, `${i + 1} of ${pages.length}`);
    drawNotice(pdf, whole);
    if (i === 0) drawTitle(pdf, whole, specimen);
    for (const section of sections) drawSection(pdf, whole, section);
  });
  whole.end();
  pdf.end();
  return buffer(pdf);
}

/** The marks on every page, which are read out on none. */
function drawFrame(pdf: Pdf, { title }: Specimen, page: string) {
  pdf.markContent("Artifact", { type: "Pagination" });
  pdf.rect(0, 0, 595.28, 10).fill(maroon);
  pdf.rect(0, 10, 595.28, 3).fill(gold);
  pdf.save().rotate(-38, { origin: [297, 470] });
  pdf.font("title").fontSize(104).fillColor(pale).text("Specimen", 40, 420, { lineBreak: false });
  pdf.restore();
  pdf.font("text").fontSize(8.5).fillColor(soft);
  pdf.text(title, margin, foot, { lineBreak: false });
  pdf.text(page, margin, foot, { width, align: "right", lineBreak: false });
  pdf.endMarkedContent();
  pdf.x = margin;
  pdf.y = 44;
}

function drawNotice(pdf: Pdf, whole: Element) {
  block(pdf, whole, "P", () => {
    pdf
      .font("title")
      .fontSize(11)
      .fillColor(maroon)
      .text("Specimen: not a document of the company", { width });
  });
  pdf.y += 16;
}

function drawTitle(pdf: Pdf, whole: Element, { title, kicker }: Specimen) {
  pdf.outline.addItem(title);
  block(pdf, whole, "H1", () => {
    pdf.font("title").fontSize(26).fillColor(ink).text(title, { width, lineGap: 1 });
  });
  pdf.y += 6;
  block(pdf, whole, "P", () => {
    pdf.font("text").fontSize(11).fillColor(soft).text(kicker, { width });
  });
  pdf.y += 18;
}

function drawSection(pdf: Pdf, whole: Element, { heading, items }: Section) {
  pdf.outline.addItem(heading);
  block(pdf, whole, "H2", () => {
    pdf.font("title").fontSize(15).fillColor(maroon).text(heading, { width });
  });
  pdf.y += 5;
  const list = pdf.struct("L");
  whole.add(list);
  for (const item of items) drawItem(pdf, list, item);
  list.end();
  pdf.y += 14;
}

function drawItem(pdf: Pdf, list: Element, item: string) {
  const { y } = pdf;
  pdf.font("text").fontSize(10.5).fillColor(ink);
  const entry = pdf.struct("LI");
  list.add(entry);
  block(pdf, entry, "Lbl", () => pdf.text("•", margin, y, { lineBreak: false }));
  block(pdf, entry, "LBody", () => {
    pdf.text(item, margin + 14, y, { width: width - 14, lineGap: 2 });
  });
  entry.end();
  pdf.x = margin;
  pdf.y += 4;
}

/** Something with text, under `parent` in the structure. */
function block(pdf: Pdf, parent: Element, tag: string, draw: () => void) {
  const element = pdf.struct(tag, {}, draw);
  parent.add(element);
  element.end();
}
