import { expect, test } from "vitest";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { whatIsDue } from "./due.ts";
import { paths } from "#app/pages/paths.ts";
import { pathsByContentFile, sitemapPaths } from "#app/pages/page-lists.ts";
import type { FileDates } from "#model/dates/file-dates.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { content, found } from "#test/support/content/content.ts";

const { family, audiences, slug } = found(content.products[0]);
const loan = `products/${family}/${audiences[0]}/${slug}.yaml`;
/** 1 December in Nairobi, still 30 November in London. */
const now = Date.parse("2026-11-30T22:00:00Z");
const midnight = (day: string) => Date.parse(`${day}T00:00:00+03:00`);

const due = (dates: Partial<FileDates>, days = 30) =>
  whatIsDue(
    { ...content, dates: [{ file: loan, times: [], confirmations: [], ...dates }] },
    { now, days },
  );

test.each([
  ["2026-11-30", 30, [true]],
  ["2026-12-01", 30, [false]],
  ["2026-12-31", 30, [false]],
  ["2027-01-01", 30, []],
  ["2027-01-01", 31, [false]],
])("a review: by %s, within %d days, is overdue or not: %s", (reviewBy, days, expected) => {
  expect(due({ reviewBy }, days).map(({ isOverdue }) => isOverdue)).toEqual(expected);
});

test.each([
  [now, []],
  [now + 1, ["2026-12-01"]],
  [midnight("2026-12-31"), ["2026-12-31"]],
  [midnight("2027-01-01"), []],
])("an expiry at %d is due on its day in Nairobi: %s", (expireAt, expected) => {
  expect(due({ times: [{ expireAt }] }).map(({ on }) => on)).toEqual(expected);
});

const [source, asOf] = ["https://example.com/", "2025-12-01"];
const confirm = (...lapses: number[]) =>
  due({ confirmations: lapses.map((lapsesAt) => ({ source, asOf, lapsesAt })) });

test.each([
  [[midnight("2026-12-01")], [["2026-11-30", true]]],
  [[midnight("2026-12-02")], [["2026-12-01", false]]],
  [[midnight("2027-01-02")], []],
  [[Infinity], []],
  [[midnight("2026-12-02"), midnight("2026-12-02"), Infinity], [["2026-12-01", false]]],
])(
  "a source that lapses at %j is due on its last valid day, listed once: %j",
  (lapses, expected) => {
    expect(confirm(...lapses).map(({ on, isOverdue }) => [on, isOverdue])).toEqual(expected);
  },
);

test("records are sorted by date, and each names its owner", () => {
  const owner = "Head of Retail Banking";
  const both = due({
    owner,
    reviewBy: "2026-12-24",
    times: [{ expireAt: midnight("2026-12-02") }],
  });
  expect(both).toEqual([
    {
      on: "2026-12-02",
      isOverdue: false,
      what: "expires",
      owner,
      kind: "products",
      file: loan,
      address: paths.product({ family, audience: audiences[0], slug }),
    },
    expect.objectContaining({ on: "2026-12-24", what: "review" }),
  ]);
});

test("each address is a page of the site, and each file exists", () => {
  const known = new Set(sitemapPaths(content));
  for (const [file, address] of pathsByContentFile(content)) {
    expect(known.has(address), address).toBe(true);
    expect(existsSync(join(ownContentFolder, file)), file).toBe(true);
  }
});
