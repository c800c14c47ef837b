import { expect, test } from "vitest";
import { type Change, complaintAfter, set } from "#test/support/content/small-content.ts";
import { link } from "#app/pages/link.ts";
import { sitemapPaths } from "#app/pages/page-lists.ts";
import { content as loaded } from "#test/support/content/content.ts";

const { rightsIssue, investors } = loaded;
const terms = "site/rights-issue-terms.yaml";
const words = "site/rights-issue.yaml";

test("the figures are those of the specification", () => {
  // The terms of RIG-1.
  expect(rightsIssue.record).toMatchObject({
    terms: {
      ratio: { new: 2, held: 1 },
      otherRatio: { new: 3, held: 1 },
      entitlementShares: 769_228_336,
      additionalShares: 384_614_168,
      newShares: 1_153_842_504,
      greenshoePercent: 30,
      greenshoeShares: 346_152_751,
      maximumShares: 1_499_995_255,
      priceKes: 4,
      parValueKes: 5,
      targetKes: 5_900_000_000,
    },
    dividend: { kes: 0.35, paid: 2018 },
    housing: { kes: 4_000_000_000, juaKaliPercent: 10 },
  });
  const days = Object.fromEntries(
    rightsIssue.record.timetable.map(({ id, on, until, time }) => [id, [on, until, time]]),
  );
  expect(days).toMatchObject({
    "shareholder-approval": ["2024-09-04", undefined, undefined],
    "regulator-approvals": ["2024-10-24", "2024-10-25", undefined],
    opens: ["2024-11-13", undefined, undefined],
    closes: ["2024-12-09", undefined, "17:00"],
  });
});

test("the text has the figures, and both readings of the ratio", () => {
  expect(rightsIssue.page.figures.map(({ figure }) => figure)).toEqual([
    "2 for 1",
    "KES\u00a04.00",
    "138.32%",
    "KES\u00a05,999,981,020",
  ]);
  expect(rightsIssue.page.readings.items[0]).toMatchObject({ first: "Two", second: "Up to three" });
  expect(rightsIssue.questions.some(({ html }) => html.includes("up to three"))).toBe(true);
  expect(JSON.stringify(rightsIssue.questions)).not.toMatch(/\{\w+\}/);
});

test("links within answers lead to existing pages", () => {
  const links = rightsIssue.questions.flatMap(({ html }) =>
    [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href),
  );
  expect(links).toContain(link("/rightsissue/entitlement"));
  const known = new Set<string | undefined>(sitemapPaths(loaded));
  for (const to of links) expect(known.has(to), to).toBe(true);
});

test("the calendar of the investors has the same days", () => {
  const { timetable } = rightsIssue.record;
  const calendarDays = investors.calendar.events.map(({ day }) => day);
  for (const id of ["shareholder-approval", "record-date", "opens", "closes", "credited"])
    expect(calendarDays).toContain(timetable.find((event) => event.id === id)?.on);
});

const mistakes: [string, string, Change, RegExp][] = [
  ["a greenshoe that is not 30%", terms, set("terms.greenshoeShares", 384_614_168), /greenshoe/],
  ["another price", terms, set("terms.priceKes", 5), /grossProceedsKes.* comes to 7499976275/],
  [
    "a figure that there is not",
    words,
    set("hero.lead", `Held by {nobody}. ${"x".repeat(20)}`),
    /\{nobody\}/,
  ],
  [
    "a day that the calendar has otherwise",
    terms,
    set("timetable.3.on", "2024-11-12"),
    /rights-offer-opens-2024: 2024-11-13, but 2024-11-12/,
  ],
  [
    "a document that there is not",
    words,
    set("options.2.documents.0", "nothing.pdf"),
    /nothing\.pdf is no document/,
  ],
  ["a film that there is not", words, set("ceo.film.name", "unfilmed"), /films\/unfilmed\.webm/],
  [
    "cards in another order",
    words,
    set("options.0.key", "downloadIM"),
    /options\.0\.key: must be faqs/,
  ],
  ["another dividend", terms, set("dividend.kes", 0.4), /dividend: 0\.35 in/],
];

test.each(mistakes)("%s is named", (_what, file, change, complaint) => {
  expect(complaintAfter(file, change)).toMatch(complaint);
});

test("only the card to apply is special", () => {
  const special = rightsIssue.page.options.filter((option) => option.special);
  expect(special.map(({ title }) => title)).toEqual(["Apply For Your Rights Here"]);
});
