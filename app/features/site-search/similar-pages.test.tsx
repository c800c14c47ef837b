import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { SimilarPages } from "./similar-pages.tsx";

const linksFor = (asked: string) => [
  ...rendered(<SimilarPages asked={asked} />, { content }).matchAll(
    /<a href="([^"]+)">(.*?)<\/a>/g,
  ),
];

test.each([
  "/leadership/hfc-director",
  "/articels",
  "/investor-relation",
  "/borrow/for-individual",
  "/ways-to-bank/location/Branchs",
  "/careers/jobListing",
])("the pages near %s are named by their titles", (asked) => {
  const links = linksFor(asked);
  expect(links).not.toEqual([]);
  for (const [, href, name] of links) {
    expect(name).not.toBe("");
    expect(name).not.toBe(href);
    expect(name).not.toContain("/");
  }
});
