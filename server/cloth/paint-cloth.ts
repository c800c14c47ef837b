import type PdfKit from "pdfkit";
import type { ClothDrawing, ClothLayer } from "#domain/lending/cloth-drawing.ts";

type Pdf = InstanceType<typeof PdfKit>;

/** Paints a cloth from 0, 0. Uses the paths of the SVG, and repeats those that the SVG repeats as a pattern. */
export function paintCloth(pdf: Pdf, drawing: ClothDrawing) {
  for (const layer of drawing.layers) {
    pdf.save().fillOpacity(layer.opacity ?? 1);
    paint(pdf, layer, drawing);
    pdf.restore();
  }
}

function paint(pdf: Pdf, { d, colour, line, tile }: ClothLayer, { width, height }: ClothDrawing) {
  pdf.path(d);
  if (line) return pdf.lineWidth(line).stroke(colour);
  if (!tile) return pdf.fill(colour);
  pdf.clip();
  for (let y = 0; y < height; y += tile.height)
    for (let x = tile.x - tile.width; x < width; x += tile.width)
      pdf.save().translate(x, y).path(tile.d).fill(colour).restore();
  return pdf;
}
