import { expect, test } from "vitest";
import { pages } from "./pages.ts";

test("no two pages have the same URLs", () => {
  const shapes = pages.map(({ path }) => path.replaceAll(/:\w+/g, ":"));
  expect(shapes.filter((shape, place) => shapes.indexOf(shape) !== place)).toEqual([]);
});
