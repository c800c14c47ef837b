/** Maps a value to a position on an axis: `from` is at `start`, `to` at `end`. Rounds to two decimals. */
export function scale(from: number, to: number, start: number, end: number) {
  const perUnit = (end - start) / (to - from);
  return (value: number) => Math.round((start + (value - from) * perUnit) * 100) / 100;
}

/** A horizontal position in a chart that is as wide as its column. */
export const percent = (place: number) => `${place}%`;
