/** Turns a value into a place along an axis: `from` is shown at `start`, `to` at `end`. */
export function scale(from: number, to: number, start: number, end: number) {
  const perUnit = (end - start) / (to - from);
  return (value: number) => Math.round((start + (value - from) * perUnit) * 100) / 100;
}

/** A place across a drawing that is as wide as its column. */
export const percent = (place: number) => `${place}%`;
