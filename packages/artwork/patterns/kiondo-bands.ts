export const figures = [
  "zigzag",
  "diamonds",
  "mountains",
  "rings",
  "steps",
  "lattice",
  "flames",
] as const;

export type Band = {
  kind: (typeof figures)[number] | "checks" | "ticks" | "line" | "open";
  rows: number;
  /** Stitches until the figure repeats. */
  period: number;
  /** Indices of the colourway's threads. */
  colours: readonly [figure: number, field: number, inner: number];
};

/** The thread of one stitch; undefined if the basket's own colour shows. */
export function colourAt(band: Band, x: number, row: number): number | undefined {
  const { rows, period, colours } = band;
  const [figure, field, inner] = colours;
  const column = ((x % period) + period) % period;
  /** The distance from the middle of the figure: 0 there, 1 at its edge. */
  const across = Math.abs(column - period / 2) / (period / 2);
  const down = Math.abs(row - (rows - 1) / 2) / (rows / 2);
  const steps = Math.floor(Math.abs(column - period / 2));

  switch (band.kind) {
    case "open":
      return undefined;
    case "line":
      return figure;
    case "checks":
      return Math.floor(column / 2) % 2 === row % 2 ? figure : field;
    case "ticks":
      return column % 4 < 2 ? figure : undefined;
    case "zigzag": {
      const depth = row - Math.round(across * (rows - 4));
      if (depth < 0) return field;
      return depth === 1 || depth === 2 ? inner : depth < 4 ? figure : undefined;
    }
    case "diamonds": {
      const reach = across + down;
      return reach < 0.3 ? inner : reach < 0.62 ? figure : reach < 0.86 ? undefined : field;
    }
    case "mountains": {
      const height = row + 1 - across * rows;
      if (height <= 0) return across > 0.35 && height < -rows * 0.12 ? field : undefined;
      return height > rows * 0.45 ? inner : figure;
    }
    case "rings": {
      const ring = Math.floor(steps + Math.abs(row - (rows - 1) / 2)) % 8;
      return ring < 3 ? figure : ring === 4 || ring === 5 ? inner : ring === 6 ? field : undefined;
    }
    case "steps": {
      const along = (column + row) % period;
      if (along < period / 2) return row % 4 === 1 ? inner : figure;
      return along === Math.floor(period * 0.75) ? field : undefined;
    }
    case "lattice": {
      const reach = across + down;
      if (reach > 0.72 && reach < 1.02) return figure;
      return reach < 0.4 ? inner : reach > 1.45 ? field : undefined;
    }
    case "flames": {
      const tongue = Math.floor(steps + row) % 8;
      return tongue < 2 ? figure : tongue < 4 ? field : tongue === 5 ? inner : undefined;
    }
  }
}
