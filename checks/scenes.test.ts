import { expect, test } from "vitest";
import { checkScenes } from "./scenes.ts";

type Shown = Parameters<typeof checkScenes>[0][number];

const shown = (slug: string, scene: Shown["scene"], other: Partial<Shown> = {}): Shown => ({
  family: "borrow",
  audiences: ["for-business"],
  slug,
  scene,
  ...other,
});

test("neighbours in a list may not share a scene", () => {
  expect(checkScenes([shown("a", "home"), shown("b", "home")])).toEqual([
    "products/borrow/for-business/b.yaml scene: home is shown by a too, just before it in the list for-business",
  ]);
});

test.each<[why: string, between: Shown[], last: Shown]>([
  ["one stands between them", [shown("b", "bond")], shown("c", "home")],
  ["they are for others", [], shown("b", "home", { audiences: ["for-diaspora"] })],
  ["they are of two families", [], shown("b", "home", { family: "insure" })],
])("products may share a scene when %s", (_why, between, last) => {
  expect(checkScenes([shown("a", "home"), ...between, last])).toEqual([]);
});
