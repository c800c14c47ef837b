import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { drawPlan, frameOf, label, textWidth } from "./draw.ts";
import { flatPlans } from "./flats.ts";
import { housePlans } from "./houses.ts";
import {
  doorWidth,
  extent,
  floorArea,
  mirrored,
  type Opening,
  type Plan,
  type Room,
} from "./plan.ts";
import { drawPlot, plotPlans, sideWords } from "./plot.ts";
import { premisesPlans } from "./premises.ts";
import { content, found } from "../../../test/support/content/content.ts";

const plans = [...flatPlans, ...housePlans, ...premisesPlans];
const { properties } = content;
const drawn = (name: string) =>
  new URL(`../../../public/pictures/plans/${name}.svg`, import.meta.url);
const close = (a: number, b: number) => Math.abs(a - b) < 0.001;

/** The rooms whose wall contains the whole opening; the outside does not count. */
const roomsAt = (rooms: readonly Room[], [x, y, along, width = doorWidth]: Opening) =>
  rooms.filter(([, , rx, ry, across, depth]) =>
    along === "x"
      ? (close(y, ry) || close(y, ry + depth)) &&
        x >= rx - 0.001 &&
        x + width <= rx + across + 0.001
      : (close(x, rx) || close(x, rx + across)) &&
        y >= ry - 0.001 &&
        y + width <= ry + depth + 0.001,
  );

describe.each(plans.map((plan) => [plan.name, plan] as const))("%s", (_name, plan) => {
  test("no two rooms overlap", () => {
    const isOver = (a: Room, b: Room) =>
      a[2] < b[2] + b[4] - 0.001 &&
      b[2] < a[2] + a[4] - 0.001 &&
      a[3] < b[3] + b[5] - 0.001 &&
      b[3] < a[3] + a[5] - 0.001;
    const pairs = plan.rooms.flatMap((a, i) =>
      plan.rooms.slice(i + 1).flatMap((b) => (isOver(a, b) ? [`${a[0]}, ${b[0]}`] : [])),
    );
    expect(pairs).toEqual([]);
  });

  test("every door connects two rooms, or a room and the outside", () => {
    const strays = plan.doors.filter((door) => {
      const { length } = roomsAt(plan.rooms, door);
      return length !== 1 && length !== 2;
    });
    expect(strays).toEqual([]);
  });

  test("every room can be walked to", () => {
    const doors = plan.doors.map((door) => roomsAt(plan.rooms, door));
    const isUpstairs = plan.rooms.some(([, kind]) => kind === "stairs");
    const isCore = ([, kind]: Room) => kind === "core" || (isUpstairs && kind === "stairs");
    const reached = new Set(plan.rooms.filter(isCore));
    for (const [first, second] of doors) if (first && !second) reached.add(first);
    for (let before = -1; before < reached.size;) {
      before = reached.size;
      for (const sides of doors)
        if (sides.some((room) => reached.has(room))) sides.forEach((room) => reached.add(room));
    }
    expect(plan.rooms.filter((room) => !reached.has(room)).map(([name]) => name)).toEqual([]);
  });

  test("the names fit their rooms", () => {
    const { scale } = frameOf(plan);
    const tight = plan.rooms.filter(
      ([name, , , , width]) => textWidth(name, label.name) > width * scale,
    );
    expect(tight.map(([name]) => name)).toEqual([]);
  });

  test("the area equals the stated one", () => {
    if (plan.squareMetres === undefined) return;
    expect(Math.abs(floorArea(plan) / plan.squareMetres - 1)).toBeLessThan(0.01);
  });

  test("the file matches the data", () => {
    expect(readFileSync(drawn(plan.name), "utf8")).toBe(drawPlan(plan));
  });
});

test.each(plotPlans.map((plot) => [plot.name, plot] as const))("%s is drawn", (name, plot) => {
  expect(readFileSync(drawn(name), "utf8")).toBe(drawPlot(plot));
});

test.each([
  [50, "50 ft · 15.2 m"],
  [100, "100 ft · 30.5 m"],
])("%i feet are written %s", (feet, words) => {
  expect(sideWords(feet)).toBe(words);
});

test("a home and its mirror image have the same size", () => {
  const plan = found(flatPlans[0]);
  const other = mirrored(plan, "other");
  expect(extent(other)).toEqual(extent(plan));
  expect(mirrored(other, plan.name).rooms).toEqual(plan.rooms);
});

const named = properties.flatMap((property) =>
  property.plans.map(({ plan }) => ({ property, plan: plans.find(({ name }) => name === plan) })),
);
const bedrooms = ({ rooms }: Plan) =>
  rooms.filter(([name, kind]) => kind === "bed" && name !== "Help").length;

test("a plan on a property's page is one that this package draws", () => {
  const missing = properties
    .flatMap(({ plans: own }) => own)
    .filter(({ plan }) => !existsSync(drawn(plan)));
  expect(missing).toEqual([]);
});

test("a plan on a property's page has as many bedrooms as a home there, unless it is one floor of several", () => {
  const wrong = named.filter(
    ({ property, plan }) =>
      plan &&
      property.bedrooms &&
      !plan.rooms.some(([, kind]) => kind === "stairs") &&
      !property.bedrooms.includes(bedrooms(plan)),
  );
  expect(wrong.map(({ property, plan }) => `${property.path}: ${plan?.name}`)).toEqual([]);
});

test("a plan on a property's page states an area only where the record does", () => {
  const wrong = named.filter(
    ({ property, plan }) => plan?.squareMetres !== undefined && property.plinthArea === undefined,
  );
  expect(wrong.map(({ property }) => property.path)).toEqual([]);
});
