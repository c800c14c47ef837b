import { expect, test } from "vitest";
import { content, found } from "#test/support/content/content.ts";
import { checkCampaigns } from "./check.ts";

const campaign = found(content.campaigns[0]);

test("the site's campaigns have no mistakes", () => {
  expect(checkCampaigns(content.campaigns, content.products)).not.toContainEqual(
    expect.stringMatching(/no (?:product|such)/),
  );
});

test.each([
  [
    "a group that no product has",
    { figuresOf: { ...campaign.figuresOf, group: "castle" } },
    "figuresOf: there is no such group",
  ],
  ["a product that is not there", { similar: ["borrow/for-individuals/castle"] }, "no product"],
  [
    "an example without a term",
    { example: { ...campaign.example, term: "castle" } },
    "example: needs a term",
  ],
  ["a figure written out", { summary: "Over 20 years" }, "is a figure"],
  ["a fact of nothing", { description: ["Over {castle}"] }, "{castle} is not a fact"],
])("%s is a mistake", (_, change, mistake) => {
  const mistakes = checkCampaigns([{ ...campaign, ...change }], content.products);
  expect(mistakes.join("\n")).toContain(mistake);
});
