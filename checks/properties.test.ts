import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drop, set, smallContent } from "#test/support/content/small-content.ts";
import { content as real } from "#test/support/content/content.ts";

const shop = "properties/shop.yaml";
const store = "properties/store.yaml";
const text = readFileSync("test/support/content/example-property.yaml", "utf8");
/** A picture that exists on the site. */
const picture = real.properties[0]?.images[0]?.picture;

function withShop() {
  const content = smallContent();
  content.write(shop, text);
  content.edit(shop, set("images.0.picture", picture));
  return content;
}

test("one property is sound", () => {
  expect(withShop().complaintByField()).toBe("");
});

test.each([
  [
    `${shop} images.0.picture: there is no file public/pictures/gone-480.avif`,
    set("images.0.picture", "gone"),
  ],
  [
    `${shop} plans.0.plan: there is no file public/pictures/plans/gone.svg`,
    set("plans", [{ plan: "gone", alt: "A plan of a shop of which nobody knows" }]),
  ],
  [`${shop} campaign: there is no campaign gone`, set("campaign", "gone")],
  [
    `${shop} propertyCta.to: there is no page /gone`,
    set("propertyCta", { label: "Go", to: "/gone" }),
  ],
])("%s", (complaint, change) => {
  const content = withShop();
  content.edit(shop, change);
  expect(content.complaintByField().split("\n")).toContain(complaint);
});

test.each([
  ["neither price nor words about it", drop("priceDescription"), /priceDescription: without/],
  ["an invalid day", set("statusAsOf", "2019-13"), /statusAsOf: is a day, a month or a year/],
  [
    "a kind with bedrooms that the property does not have",
    set("pricingTable", [{ typology: "A home", bedrooms: 2 }]),
    /pricingTable: each row names its bedrooms, one of those of the home/,
  ],
  ["an unknown field", set("pool", true), /pool: there is no field/],
])("%s", (_what, change, complaint) => {
  const content = withShop();
  content.edit(shop, change);
  expect(content.complaint()).toMatch(complaint);
});

test("two that read the same", () => {
  const content = withShop();
  content.write(store, content.read(shop));
  expect(content.complaintByField().split("\n")).toEqual([
    `${store} title: "A shop of the tests" is also in ${shop}`,
    expect.stringMatching(
      /^properties\/store\.yaml summary: ".+" is also in properties\/shop\.yaml$/,
    ),
  ]);
});
