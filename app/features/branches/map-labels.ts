import type { Position } from "#domain/contact/distance.ts";
import { kenyaOutline } from "./kenya-outline.ts";

/** In units of the drawing. On the narrowest phone the labels of two pins are still 24 px apart. */
export const label = { width: 156, height: 47, spacing: 50 };
/** Left of Kisumu, and right of Mombasa: no label covers a town. */
const leftColumn = 15 - label.width;
const rightColumn = 243;
const edge = 2;
export const frame = {
  left: leftColumn - edge,
  width: rightColumn + label.width - leftColumn + 2 * edge,
  height: kenyaOutline.height,
};

type Pin = { x: number; y: number };
export type LabelledPin<T> = T & { pin: Pin; label: Pin; isLeft: boolean };

/** The point of a position in the drawing. */
export function onMap({ latitude, longitude }: Position): Pin {
  const { west, north, unitsPerDegree } = kenyaOutline;
  return { x: (longitude - west) * unitsPerDegree, y: (north - latitude) * unitsPerDegree };
}

/** Puts a label for every pin in the column of its side, as close as the other labels allow. */
export function labelPins<T extends { position: Position }>(all: readonly T[]): LabelledPin<T>[] {
  const pinned = all
    .map((each) => ({ ...each, pin: onMap(each.position) }))
    .toSorted((a, b) => a.pin.x - b.pin.x);
  const half = Math.floor(pinned.length / 2);
  return [
    ...labelColumn(pinned.slice(0, half), leftColumn, true),
    ...labelColumn(pinned.slice(half), rightColumn, false),
  ];
}

function labelColumn<T extends { pin: Pin }>(pinned: readonly T[], x: number, isLeft: boolean) {
  const sorted = pinned.toSorted((a, b) => a.pin.y - b.pin.y);
  const ys = spread(
    sorted.map(({ pin }) => pin.y),
    label.spacing,
  );
  const highest = kenyaOutline.height - label.height / 2;
  const over = Math.max(0, (ys.at(-1) ?? 0) - highest);
  return sorted.map((each, i) => ({ ...each, isLeft, label: { x, y: (ys[i] ?? 0) - over } }));
}

/**
 * The positions nearest to the wished ones (ascending) that keep the distance. Neighbours that would be too close form
 * a block around the middle of their wishes.
 */
export function spread(wishes: readonly number[], distance: number): number[] {
  const blocks: { start: number; size: number }[] = [];
  for (const wish of wishes) {
    let block = { start: wish, size: 1 };
    for (let above = blocks.at(-1); above; above = blocks.at(-1)) {
      const room = above.start + above.size * distance;
      if (room <= block.start) break;
      blocks.pop();
      const size = above.size + block.size;
      const pulled = block.start - above.size * distance;
      block = { start: (above.start * above.size + pulled * block.size) / size, size };
    }
    blocks.push(block);
  }
  return blocks.flatMap(({ start, size }) =>
    Array.from({ length: size }, (_, i) => start + i * distance),
  );
}
