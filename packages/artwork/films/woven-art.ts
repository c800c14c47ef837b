import type { ScheduleRow } from "../../../domain/lending/amortisation.ts";
import { type ClothLayer, drawCloth } from "../../../domain/lending/cloth-drawing.ts";
import { weaveCloth } from "../../../domain/lending/cloth.ts";

/** The cloth of a loan, which is woven from the top while its scene begins. */
export function wovenArt(months: readonly ScheduleRow[], isWhole: boolean): string {
  const { width, height, layers } = drawCloth(weaveCloth(months));
  return `<div class="woven${isWhole ? " whole" : ""}"><svg viewBox="0 -4 ${width} ${height + 8}">${layers.map(layerSvg).join("")}</svg></div>`;
}

/** Ids are those of the page: two scenes may define the same pattern, since both are equal. */
function layerSvg({ d, colour, opacity = 1, line, tile }: ClothLayer, i: number): string {
  if (line) return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${line}"/>`;
  if (!tile) return `<path d="${d}" fill="${colour}"/>`;
  return `<pattern id="tile-${i}" x="${tile.x}" width="${tile.width}" height="${tile.height}" patternUnits="userSpaceOnUse"><path d="${tile.d}" fill="${colour}" opacity="${opacity}"/></pattern><path d="${d}" fill="url(#tile-${i})"/>`;
}
