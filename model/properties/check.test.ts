import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { propertyTypes } from "#domain/property/property.ts";
import { drop, set, smallContent } from "#test/support/small-content.ts";
import { loadContent, ownContentFolder } from "#model/load.ts";

const mall = "properties/k-mall.yaml";
const store = "properties/store.yaml";
const text = readFileSync(join(ownContentFolder, mall), "utf8");

function withMall() {
  const content = smallContent();
  content.write(mall, text);
  return content;
}

test("there is a second page of them, and of homes; every type has some, real ones and examples", () => {
  const { properties } = loadContent();
  expect(properties.length).toBeGreaterThanOrEqual(14);
  const homes = properties.filter(({ propertyType }) => propertyType === "residential");
  expect(homes.length).toBeGreaterThan(6);
  expect(new Set(properties.map(({ propertyType }) => propertyType))).toEqual(
    new Set(propertyTypes),
  );
  const known = properties.filter(({ provenance }) => provenance === "public");
  // What is real says of when its state is, and gives no price as one of today.
  for (const { askingPrice, priceAsOf, statusAsOf } of known) {
    expect(statusAsOf).toBeDefined();
    expect(askingPrice === undefined || priceAsOf !== undefined).toBe(true);
  }
});

test("each of ours has three pictures or drawings, and no two begin with the same", () => {
  const { properties } = loadContent();
  const few = properties.filter(({ images, plans }) => images.length + plans.length < 3);
  expect(few.map(({ path }) => path)).toEqual([]);
  const first = properties.map(({ images }) => images[0]?.picture);
  expect(new Set(first).size).toBe(properties.length);
});

describe("a property's mistake is told by file and field", () => {
  test("one property is sound", () => {
    expect(withMall().complaint()).toBe("");
  });

  test.each([
    [
      "a picture that is not there",
      set("images.0.picture", "gone"),
      `${mall} images.0.picture: there is no file public/pictures/gone-480.avif`,
    ],
    [
      "a plan that is not there",
      set("plans", [{ plan: "gone", alt: "A plan of a shop of which nobody knows" }]),
      `${mall} plans.0.plan: there is no file public/pictures/plans/gone.svg`,
    ],
    [
      "a campaign that is not there",
      set("campaign", "gone"),
      `${mall} campaign: there is no campaign gone`,
    ],
    [
      "a way on that leads nowhere",
      set("propertyCta", { label: "Go", to: "/gone" }),
      `${mall} propertyCta: there is no page /gone`,
    ],
  ])("%s", (_what, change, complaint) => {
    const content = withMall();
    content.edit(mall, change);
    expect(content.complaint().split("\n")).toContain(complaint);
  });

  test.each([
    ["neither price nor words about it", drop("priceDescription"), /priceDescription: without/],
    ["a county that is none", set("county", "Nowhere"), /county: Invalid option/],
    ["no pictures", set("images", []), /images: Too small/],
    ["a price with cents", set("askingPrice", 1500000.5), /askingPrice: Invalid/],
    ["a day that is none", set("statusAsOf", "2019-13"), /statusAsOf: is a day, a month or a year/],
    ["a field nobody knows", set("pool", true), /pool: Unrecognized/],
  ])("%s", (_what, change, complaint) => {
    const content = withMall();
    content.edit(mall, change);
    expect(content.complaint()).toMatch(complaint);
  });

  test("two that read the same", () => {
    const content = withMall();
    content.write(store, text);
    expect(content.complaint().split("\n")).toEqual([
      `${store} title: "K-Mall, Komarock" stands in k-mall.yaml too`,
      `${store} summary: stands in k-mall.yaml too`,
    ]);
  });
});
