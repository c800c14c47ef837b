/** The places of medallions and blossoms in one repeat. */
export type Layout = {
  /** The repeat, in medallion diameters. */
  width: number;
  height: number;
  centres: readonly (readonly [x: number, y: number])[];
  blossoms: readonly (readonly [x: number, y: number])[];
  /** The radius of a blossom. */
  petals: number;
  blossomSize: number;
};

const row = Math.sqrt(3) / 2;

export const grid: Layout = {
  width: 1,
  height: 1,
  centres: [[0.5, 0.5]],
  blossoms: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  petals: 4,
  blossomSize: 0.2,
};

export const honeycomb: Layout = {
  width: 1,
  height: 2 * row,
  centres: [
    [0, 0],
    [1, 0],
    [0.5, row],
    [0, 2 * row],
    [1, 2 * row],
  ],
  blossoms: [
    [0.5, row / 3],
    [0, (2 * row) / 3],
    [1, (2 * row) / 3],
    [0, (4 * row) / 3],
    [1, (4 * row) / 3],
    [0.5, (5 * row) / 3],
  ],
  petals: 6,
  blossomSize: 0.085,
};

/** Each row before the one above it. */
export const scales: Layout = {
  width: 1,
  height: 1,
  centres: [
    [0, -0.5],
    [1, -0.5],
    [0.5, 0],
    [0, 0.5],
    [1, 0.5],
    [0.5, 1],
    [0, 1.5],
    [1, 1.5],
  ],
  blossoms: [],
  petals: 0,
  blossomSize: 0,
};
