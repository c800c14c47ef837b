import { expect, test } from "vitest";
import { set, smallContent } from "#test/support/small-content.ts";
import { loadContent } from "#model/load.ts";
import { findProductNamed } from "#model/products/find.ts";

const { films, products, rightsIssue } = loadContent();

/** What is read in each scene, with ordinary spaces. */
const wordsOf = (name: string) =>
  (films[name] ?? expect.fail(`there is no film ${name}`)).cues.map(({ words }) =>
    words.replaceAll("\u00a0", " "),
  );

test("what is read in a film follows on without a gap, and ends with it", () => {
  for (const { cues, seconds } of Object.values(films)) {
    expect(cues.map(({ from }) => from)).toEqual([0, ...cues.slice(0, -1).map(({ to }) => to)]);
    expect(cues.at(-1)?.to).toBe(seconds);
  }
});

test("the days, the price and the result in the film of the rights issue are those of its record", () => {
  const words = wordsOf("rights-issue-how-to-apply").join(" ");
  const { record } = rightsIssue;
  expect(words).toContain("Record date: 1 November 2024. Opened: 13 November 2024.");
  expect(words).toContain("Closed, 5 pm: 9 December 2024.");
  expect(words).toContain(`KES ${record.terms.priceKes.toFixed(2)} a share`);
  expect(words).toContain(`${record.results.subscribedPercent}% subscribed`);
});

test("the figures of a product stand in a film as its record has them", () => {
  const { facts = [] } =
    findProductNamed(products, "borrow/for-individuals/property-financing") ?? {};
  const share = facts.find(({ id }) => id === "homeShare");
  expect(wordsOf("enriching-lives")[1]).toContain(
    `Up to ${share?.kind === "percent" ? share.percent : "no"}% of price or valuation`,
  );
});

test.each([
  ["scenes.0.seconds", 5, "scenes: last 20.6 seconds, not 8 to 20"],
  ["scenes.0.seconds", 2, "scenes.0: has 60 characters, at most 40 are read in its time"],
  ["scenes.1.text", "In {year}, lending so that", "scenes.1: names {year}, which is no figure"],
  ["scenes.1.figuresOf", "borrow/for-me/gone", "figuresOf: there is no product borrow/for-me/gone"],
  ["scenes.1.art", { icon: "gone", cloth: "loans" }, "scenes.1.art: there is no icon gone"],
])("%s: %j is reported", (path, value, complaint) => {
  const content = smallContent();
  content.edit("films/group-welcome.yaml", set(path, value));
  expect(content.complaintByField().split("\n")).toContain(`films/group-welcome.yaml ${complaint}`);
});
