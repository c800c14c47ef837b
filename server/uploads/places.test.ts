import { expect, test } from "vitest";
import { createPlaces } from "./places.ts";

function open(keptMs: number, more: { mostOfOne?: number } = {}) {
  const clock = { now: 0 };
  const places = createPlaces({ most: 3, keptMs, now: () => clock.now, ...more });
  const lost: string[] = [];
  const take = (name: string, sender?: string) =>
    places.take({ onLost: () => lost.push(name), ...(sender && { sender }) });
  return { clock, lost, take };
}

test("the sender who has been silent longest loses its place", () => {
  const { clock, lost, take } = open(500);
  const [first] = [take("first"), take("second"), take("third")];
  clock.now = 400;
  expect(take("too early")).toBeUndefined();
  first?.moved(1024);
  clock.now = 600;
  expect(take("fourth")).toBeDefined();
  expect(lost).toEqual(["second"]);
});

test("a sender of single bytes counts as silent", () => {
  const { clock, lost, take } = open(500);
  const [first] = [take("first"), take("second"), take("third")];
  for (clock.now = 1; clock.now < 501; clock.now += 1) first?.moved(1);
  expect(take("fourth")).toBeDefined();
  expect(lost).toEqual(["first"]);
});

test("a place that is left is free, and leaving twice frees only one", () => {
  const { lost, take } = open(500);
  const [first] = [take("first"), take("second"), take("third")];
  first?.leave();
  first?.leave();
  expect(take("fourth")).toBeDefined();
  expect(take("fifth")).toBeUndefined();
  expect(lost).toEqual([]);
});

test("one sender cannot take all places", () => {
  const { take } = open(500, { mostOfOne: 2 });
  expect([take("1", "a"), take("2", "a")]).not.toContain(undefined);
  expect(take("3", "a")).toBeUndefined();
  expect(take("4", "b")).toBeDefined();
});
