import { expect, test } from "vitest";
import { groupPlaces } from "./group-places.ts";
import type { Place } from "./read-places.ts";

const usual: Place = {
  id: "usual",
  name: "Usual",
  where: "A county",
  county: "Nairobi",
  position: { latitude: 0, longitude: 0 },
  services: ["cash"],
  hours: ["Monday to Friday, 9 am to 4 pm"],
  isOpen: false,
  state: "Closed, opens tomorrow",
  directions: "https://maps.example/",
  isSpecimen: false,
  areHoursSpecimen: false,
};
const place = (id: string, changes: Partial<Place> = {}): Place => ({ ...usual, id, ...changes });

test("open places come before closed ones, each in the order given", () => {
  const open = { isOpen: true, state: "Open until 4 pm" };
  const groups = groupPlaces([place("a"), place("b", open), place("c"), place("d", open)]);
  const ids = groups.map(({ rows }) => rows.map((row) => row.place.id));
  expect(ids).toEqual([
    ["b", "d"],
    ["a", "c"],
  ]);
});

test("a group states what most of its places share, and a row only what differs", () => {
  const late = { hours: ["Monday to Friday, 9 am to 5 pm"], state: "Closed, opens on Monday" };
  const [closed, ...others] = groupPlaces([place("late", late), place("b"), place("c")]);
  const { state, hours, services } = usual;
  expect(others).toEqual([]);
  expect(closed?.shared).toEqual({ state, hours, services });
  expect(closed?.rows.map(({ own }) => own)).toEqual([late, {}, {}]);
});

test("a group is a specimen if all of its places are", () => {
  const specimen = { isSpecimen: true };
  expect(groupPlaces([place("a", specimen), place("b", specimen)])[0]?.isSpecimen).toBe(true);
  expect(groupPlaces([place("a", specimen), place("b")])[0]?.isSpecimen).toBe(false);
});

test("a list without places has no group", () => {
  expect(groupPlaces([])).toEqual([]);
});
