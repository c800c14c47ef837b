import { expect, test } from "vitest";
import { personalLoan, set, smallContent } from "#test/support/content/small-content.ts";
import { formatFigure } from "#domain/products/fact.ts";
import { homeExample } from "#model/films/home-figures.ts";
import { loadContent } from "#checks/load-content.ts";
import { findProductNamed } from "#model/products/find.ts";
import { rightsWords } from "#model/rights-issue/load.ts";
import { content, found } from "#test/support/content/content.ts";
import { contents } from "#test/support/content/contents.ts";

const { films } = content;
const { figures } = found(homeExample(content));
const { sw } = contents;

test("the texts of a film follow each other without a gap, up to its end", () => {
  for (const { cues, seconds } of Object.values(films)) {
    expect(cues.map(({ from }) => from)).toEqual([0, ...cues.slice(0, -1).map(({ to }) => to)]);
    expect(cues.at(-1)?.to).toBe(seconds);
  }
});

test("the figures of a product and of the rights issue stand in a film as their records have them", () => {
  const small = smallContent();
  small.write(silent, silentFilm);
  const product = personalLoan.slice("products/".length, -".yaml".length);
  small.edit(silent, set("scenes.1.figuresOf", product));
  small.edit(silent, set("scenes.1.text", "Up to {maximum}."));
  small.edit(silent, set("scenes.2.text", "At {price}, {subscribed}."));
  const { films: own, products: loans, rightsIssue } = loadContent(small.root);
  const { facts = [] } = findProductNamed(loans, product) ?? {};
  const maximum = facts.filter(({ id }) => id === "maximum").map((fact) => formatFigure(fact));
  const { price, subscribed } = rightsWords(rightsIssue.record);
  const texts = own["group-welcome"]?.scenes.map(({ text }) => text);
  expect(texts?.slice(1, 3)).toEqual([`Up to ${maximum.join()}.`, `At ${price}, ${subscribed}.`]);
});

test("the home film has the figures of the calculator's default example", () => {
  const { cues = [], scenes = [] } = films["home-cost"] ?? {};
  const seen = cues.map(({ words }) => words).join(" ");
  const shown = scenes.flatMap(({ figure }) => figure ?? []);
  expect(shown).not.toEqual([]);
  for (const figure of shown) {
    expect(Object.values(figures)).toContain(figure);
    expect(seen).toContain(figure);
  }
});

test("its house is built course by course, and shows every first-day cost in a town", () => {
  const laid = films["home-cost"]?.scenes.flatMap(({ art, figure }) =>
    "house" in art ? [{ house: art.house, figure }] : [],
  );
  expect(laid?.map(({ house }) => house)).toEqual(laid?.map((_, i) => i));
  const { homePrice, homeMonthly: _monthly, homeInterest: _interest, ...ofDayOne } = figures;
  expect(new Set(laid?.map(({ figure }) => figure))).toEqual(
    new Set([homePrice, ...Object.values(ofDayOne)]),
  );
});

test("every text of a narrated film is in Kiswahili", () => {
  const texts = Object.values(sw.films)
    .filter(({ isNarrated }) => isNarrated)
    .flatMap(({ scenes }) =>
      scenes.flatMap(({ heading, text, caption }) => [heading, text, caption]),
    );
  expect(texts).not.toEqual([]);
  expect(texts.filter((text) => text && sw.untranslatedTexts.has(text))).toEqual([]);
});

const silent = "films/group-welcome.yaml";
const silentScene = `
  - seconds: 4
    art: { clay: city }
    heading: A scene
    text: Words that nobody reads in two seconds.`;
const about = `
provenance: specimen
note: A film of the tests.
`;
const silentFilm = `title: A film without a voice
brand: group
scenes:${silentScene.repeat(5)}${about}`;

const narrated = "films/whizz-how-it-works.yaml";
const narratedScene = `
  - seconds: 4
    art: { clay: city }
    heading: A shown thing
    text: Words beside it
    caption: A voice tells more than anybody sees.`;
const narratedFilm = `title: A film with a voice
brand: bank
scenes:${narratedScene.repeat(8)}${about}`;

test.each([
  ["scenes.0.text", "In 14 steps", "scenes.0: writes out a figure: name it in braces"],
  [
    "scenes.1.caption",
    "Here a shown thing is told again.",
    'scenes.1.caption: repeats "A shown thing", which is seen',
  ],
  [
    "scenes.7.caption",
    "Nobody could read so long a sentence in the short time that it is shown.",
    "scenes.7.caption: has 72 characters, at most 68 are read in its time",
  ],
  ["scenes.0.seconds", 2, "scenes.0.caption: has 37 characters, at most 34 are read in its time"],
])("in a narrated film %s: %j is reported", (path, value, complaint) => {
  const small = smallContent();
  small.write(narrated, narratedFilm);
  small.edit(narrated, set(path, value));
  expect(small.complaintByField().split("\n")).toEqual([`${narrated} ${complaint}`]);
});

test.each([
  ["scenes.0.seconds", 4.6, "scenes: last 20.6 seconds, not 8 to 20"],
  ["scenes.0.seconds", 2, "scenes.0: has 48 characters, at most 40 are read in its time"],
  ["scenes.1.text", "In {year}, lending so that", "scenes.1: names {year}, which is no figure"],
  ["scenes.1.figuresOf", "borrow/for-me/gone", "figuresOf: there is no product borrow/for-me/gone"],
  ["scenes.1.art", { icon: "gone", cloth: "loans" }, "scenes.1.art: there is no icon gone"],
])("%s: %j is reported", (path, value, complaint) => {
  const small = smallContent();
  small.write(silent, silentFilm);
  small.edit(silent, set(path, value));
  expect(small.complaintByField().split("\n")).toContain(`${silent} ${complaint}`);
});
