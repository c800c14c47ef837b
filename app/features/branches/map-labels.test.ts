import { expect, test } from "vitest";
import { countByCounty } from "./count-by-county.ts";
import { kenyaOutline } from "./kenya-outline.ts";
import { frame, label, labelPins, onMap, spread } from "./map-labels.ts";
import { content } from "#test/support/content/content.ts";

const { branches } = content;

test.each([
  ["far apart", [0, 50, 100], [0, 50, 100]],
  ["two too close", [10, 12], [6, 16]],
  ["a block that grows", [0, 1, 2, 40], [-9, 1, 11, 40]],
  ["blocks that meet", [0, 0, 14, 14], [-8, 2, 12, 22]],
  ["none", [], []],
])("%s", (_what, wishes, places) => {
  expect(spread(wishes, 10)).toEqual(places);
});

test("every branch is in Kenya, and its label in the frame and clear of the others", () => {
  const labels = labelPins(branches);
  for (const { pin, label: at } of labels) {
    expect(pin.x).toBeGreaterThan(0);
    expect(pin.x).toBeLessThan(kenyaOutline.width);
    expect(at.x).toBeGreaterThanOrEqual(frame.left);
    expect(at.x + label.width).toBeLessThanOrEqual(frame.left + frame.width);
  }
  for (const side of [true, false]) {
    const ys = labels.filter(({ isLeft }) => isLeft === side).map(({ label: at }) => at.y);
    ys.forEach((y, i) => expect(y - (ys[i - 1] ?? -Infinity)).toBeGreaterThan(label.height));
  }
});

test("towns are in place: Mombasa by the sea, Kisumu in the west on the equator", () => {
  const mombasa = onMap({ latitude: -4.05, longitude: 39.67 });
  const kisumu = onMap({ latitude: -0.1, longitude: 34.75 });
  expect(mombasa.y).toBeGreaterThan(0.9 * kenyaOutline.height);
  expect(kisumu.x).toBeLessThan(0.15 * kenyaOutline.width);
});

test("no label of a county covers a pin", () => {
  const labels = labelPins(countByCounty(branches));
  for (const { pin } of labels) {
    const covering = labels.filter(
      ({ label: at }) =>
        pin.x > at.x - 5 &&
        pin.x < at.x + label.width + 5 &&
        Math.abs(pin.y - at.y) < label.height / 2,
    );
    expect(covering).toEqual([]);
  }
});
