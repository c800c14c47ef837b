import { expect, test } from "vitest";
import { sitemapPaths } from "#app/pages/page-lists.ts";
import { siteMapAreas } from "./site-map-areas.ts";
import { content } from "#test/support/content/content.ts";

const areas = siteMapAreas(content);

test("every path of the sitemap is in it once", () => {
  const shown = areas.flatMap(({ links }) => links.map(({ href }) => href));
  expect(shown.toSorted()).toEqual(sitemapPaths(content).toSorted());
});

test("within an area each link has a name of its own", () => {
  for (const { title, links } of areas) {
    const labels = links.map(({ label }) => label);
    expect(
      labels.filter((label, i) => label.length < 2 || labels.indexOf(label) !== i),
      title,
    ).toEqual([]);
  }
});
