import { buffer } from "node:stream/consumers";
import type { Faces } from "./faces.ts";
import { drawBoxes, drawLine } from "./draw-form.ts";
import { drawTable } from "./draw-table.ts";
import { drawRuns, heightOfRuns, keepTogether } from "./draw-runs.ts";
import type { Block, Paper, Runs } from "./paper.ts";
import {
  addPage,
  block,
  endSheet,
  ink,
  margin,
  maroon,
  openSheet,
  type Sheet,
  soft,
  width,
} from "./sheet.ts";

/**
 * A tagged PDF: headings, paragraphs, lists and tables are marked as such. The marks and the foot of each page and the
 * repeated head of a table are artifacts.
 */
export async function drawPaper(paper: Paper, faces: Faces): Promise<Buffer> {
  const sheet = openSheet(paper, faces);
  addPage(sheet);
  drawTitle(sheet);
  for (const each of paper.blocks) drawBlock(sheet, each);
  endSheet(sheet);
  return buffer(sheet.pdf);
}

function drawTitle({ pdf, whole, paper }: Sheet) {
  pdf.outline.addItem(paper.title);
  block(pdf, whole, "H1", () => {
    pdf.font("title").fontSize(26).fillColor(ink).text(paper.title, { width, lineGap: 1 });
  });
  pdf.y += 6;
  block(pdf, whole, "P", () => {
    pdf.font("text").fontSize(11).fillColor(soft).text(paper.kicker, { width });
  });
  pdf.y += 18;
}

function drawBlock(sheet: Sheet, each: Block) {
  switch (each.kind) {
    case "heading":
      return drawHeading(sheet, each);
    case "paragraph":
      return drawParagraph(sheet, each.runs);
    case "list":
      return drawList(sheet, each);
    case "table":
      return drawTable(sheet, each.rows);
    case "line":
      return drawLine(sheet, each.label);
    case "boxes":
      return drawBoxes(sheet, each.labels);
    case "page break":
      return addPage(sheet);
  }
}

function drawHeading(sheet: Sheet, { level, text }: Extract<Block, { kind: "heading" }>) {
  const { pdf, whole } = sheet;
  // Keeps a heading with some lines of its text.
  keepTogether(sheet, 60);
  pdf.y += 6;
  if (level === 2) pdf.outline.addItem(text);
  block(pdf, whole, `H${level}`, () => {
    const size = level === 2 ? 15 : 12;
    pdf.font("title").fontSize(size).fillColor(maroon).text(text, margin, pdf.y, { width });
  });
  pdf.y += 5;
}

function drawParagraph(sheet: Sheet, runs: Runs) {
  const { pdf, whole } = sheet;
  keepTogether(sheet, heightOfRuns(pdf, runs, width));
  block(pdf, whole, "P", () => drawRuns(pdf, runs, { x: margin, width }));
  pdf.y += 8;
}

const indent = 18;

function drawList(sheet: Sheet, { isOrdered, items }: Extract<Block, { kind: "list" }>) {
  const { pdf, whole } = sheet;
  const of = pdf.struct("L");
  whole.add(of);
  items.forEach((item, i) => {
    keepTogether(sheet, heightOfRuns(pdf, item, width - indent));
    const { y } = pdf;
    const entry = pdf.struct("LI");
    of.add(entry);
    block(pdf, entry, "Lbl", () => {
      pdf.font("text").fontSize(10.5).fillColor(ink);
      pdf.text(isOrdered ? `${i + 1}.` : "•", margin, y, { lineBreak: false });
    });
    pdf.y = y;
    block(pdf, entry, "LBody", () =>
      drawRuns(pdf, item, { x: margin + indent, width: width - indent }),
    );
    entry.end();
    pdf.y += 4;
  });
  of.end();
  pdf.x = margin;
  pdf.y += 10;
}
