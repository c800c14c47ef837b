import { expect, test } from "vitest";
import { set, smallContent } from "#test/support/small-content.ts";
import { homeExample } from "#model/films/home-figures.ts";
import { findProductNamed } from "#model/products/find.ts";
import { content } from "#test/support/content.ts";
import { contents } from "#test/support/contents.ts";

const { films, products, rightsIssue } = content;

const example = homeExample(content);
if (!example) throw new Error("The true cost of a home has no example");
const { figures } = example;
const { en, sw } = contents;

/** The text of each scene, with ordinary spaces. */
const wordsIn = (name: string) =>
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
  const words = wordsIn("rights-issue-how-to-apply").join(" ");
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
  expect(wordsIn("enriching-lives")[1]).toContain(
    `Up to ${share?.kind === "percent" ? share.percent : "no"}% of price or valuation`,
  );
});

test("the film of a home has the figures that its calculator begins with", () => {
  const seen = wordsIn("home-cost").join(" ");
  const shown = films["home-cost"]?.scenes.flatMap(({ figure }) => figure ?? []) ?? [];
  expect(shown.length).toBeGreaterThan(7);
  for (const figure of shown) {
    expect(Object.values(figures)).toContain(figure);
    expect(seen).toContain(figure.replaceAll("\u00a0", " "));
  }
});

test("its house is laid course by course, and has all that day one costs in a town", () => {
  const laid = films["home-cost"]?.scenes.flatMap(({ art, figure }) =>
    "house" in art ? [{ house: art.house, figure }] : [],
  );
  expect(laid?.map(({ house }) => house)).toEqual(laid?.map((_, i) => i));
  const { homePrice, homeMonthly: _monthly, homeInterest: _interest, ...ofDayOne } = figures;
  expect(new Set(laid?.map(({ figure }) => figure))).toEqual(
    new Set([homePrice, ...Object.values(ofDayOne)]),
  );
});

test("a narrated film has captions in both languages, none of which is seen in it", () => {
  const narrators = Object.values(en.films).filter(({ isNarrated }) => isNarrated);
  expect(narrators.length).toBeGreaterThan(1);
  const captionsOf = ({ films: all }: typeof en) =>
    Object.values(all).flatMap(({ isNarrated, scenes }) =>
      isNarrated ? scenes.map(({ caption = "" }) => caption) : [],
    );
  const [english, kiswahili] = [captionsOf(en), captionsOf(sw)];
  expect(kiswahili).toHaveLength(english.length);
  expect(kiswahili.filter((caption) => english.includes(caption))).toEqual([]);
  const seen = narrators.flatMap(({ cues }) => cues.map(({ words }) => words)).join(" ");
  expect(english.filter((caption) => seen.includes(caption))).toEqual([]);
});

const narrated = "films/whizz-how-it-works.yaml";
test.each([
  ["scenes.0.text", "In 14 steps", "scenes.0: writes out a figure: name it in braces"],
  [
    "scenes.1.caption",
    "Then you get the app.",
    'scenes.1.caption: repeats "Get the app", which is seen',
  ],
  [
    "scenes.7.caption",
    "Nobody could read so long a sentence in the short time that it is shown.",
    "scenes.7.caption: has 72 characters, at most 61 are read in its time",
  ],
  ["scenes.0.seconds", 2, "scenes.0.caption: has 68 characters, at most 34 are read in its time"],
])("in a narrated film %s: %j is reported", (path, value, complaint) => {
  const small = smallContent();
  small.edit(narrated, set(path, value));
  expect(small.complaintByField().split("\n")).toContain(`${narrated} ${complaint}`);
});

test.each([
  ["scenes.0.seconds", 5, "scenes: last 20.6 seconds, not 8 to 20"],
  ["scenes.0.seconds", 2, "scenes.0: has 60 characters, at most 40 are read in its time"],
  ["scenes.1.text", "In {year}, lending so that", "scenes.1: names {year}, which is no figure"],
  ["scenes.1.figuresOf", "borrow/for-me/gone", "figuresOf: there is no product borrow/for-me/gone"],
  ["scenes.1.art", { icon: "gone", cloth: "loans" }, "scenes.1.art: there is no icon gone"],
])("%s: %j is reported", (path, value, complaint) => {
  const small = smallContent();
  small.edit("films/group-welcome.yaml", set(path, value));
  expect(small.complaintByField().split("\n")).toContain(`films/group-welcome.yaml ${complaint}`);
});
