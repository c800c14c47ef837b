import { expect, test } from "vitest";
import { loadContent } from "#model/load.ts";
import { directionsTo, whereIs } from "./branch-facts.ts";

const { branches, settings, waysToBank } = loadContent();
function branch(slug: string) {
  const found = branches.find((each) => each.slug === slug);
  if (!found) throw new Error(`There is no branch ${slug}`);
  return found;
}

test.each([
  ["nakuru", "Nakuru County"],
  ["naivasha", "Nakuru County"],
  ["eldoret", "Uasin Gishu County"],
  ["westlands", "Nairobi County"],
  ["kenyatta-market", "Nairobi County"],
  ["thika-road-mall", "Roysambu, Nairobi, Nairobi County"],
])("%s is in %s", (slug, where) => {
  expect(whereIs(branch(slug), waysToBank)).toBe(where);
});

test("directions search for the branch by name and place", () => {
  const address = new URL(directionsTo(branch("gill-house"), settings));
  expect(address.href.startsWith(settings.links.mapSearch)).toBe(true);
  expect(address.searchParams.get("query")).toBe("HFC Gill House, Gill House, Nairobi CBD, Kenya");
});
