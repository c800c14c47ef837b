// Made by tools/kenya-outline.ts from Natural Earth (public domain).
export const kenyaOutline = {
  width: 320,
  height: 390,
  /** Units of the drawing per degree, and the degrees at its left and upper edges. */
  unitsPerDegree: 38.298,
  west: 33.7144,
  north: 5.4916,
} as const;
