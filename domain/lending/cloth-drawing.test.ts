import { expect, test } from "vitest";
import { drawCloth } from "./cloth-drawing.ts";
import type { Cloth } from "./cloth.ts";

const clothOf = (threads: readonly number[], rowsANumber = 1): Cloth => ({
  unit: "month",
  rows: threads.map((count, i) => ({
    number: Math.floor(i / rowsANumber) + 1,
    share: count / 40,
    threads: count,
  })),
  turn: undefined,
});

test("the edge has a step for each row, as wide as its threads", () => {
  const { width, height, layers } = drawCloth(clothOf([6, 6, 20, 40]));
  expect([width, height]).toEqual([320, 28]);
  expect(layers.find(({ line }) => line)?.d).toBe("M48 0H48v7v7H160v7H320v7");
});

test("the principal is painted from the left side to the edge, over the interest", () => {
  const { layers } = drawCloth(clothOf([0, 13]));
  const [interest, principal] = layers.filter(({ tile, line }) => !tile && !line);
  expect(interest?.d).toBe("M0 0h320v14H0z");
  expect(principal?.d).toBe("M0 0H0v7H104v7H0V0z");
});

test.each([
  { rows: 4, size: 6 },
  { rows: 20, size: 8 },
  { rows: 30, size: 10 },
  { rows: 40, size: 12 },
  { rows: 50, size: 14 },
  { rows: 80, size: 16 },
])("the lozenges of $rows rows are $size threads wide, and centred", ({ rows, size }) => {
  const tile = drawCloth(clothOf(Array<number>(rows).fill(20))).layers[1]?.tile;
  expect(tile).toMatchObject({ width: size * 8, height: size * 7 });
  // As much of a lozenge is cut off on the left as on the right.
  const left = tile?.x ?? 0;
  expect((320 - 2 * left) % (size * 8)).toBe(0);
});

test("every fifth year is labelled beside its first row", () => {
  expect(drawCloth(clothOf(Array<number>(24).fill(20), 2)).labels).toEqual([
    { number: 1, y: 7 },
    { number: 6, y: 77 },
    { number: 11, y: 147 },
  ]);
});
