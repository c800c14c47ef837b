import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { SimilarPages } from "./similar-pages.tsx";

const linksFor = (asked: string) => [
  ...rendered(<SimilarPages asked={asked} />, { content }).matchAll(
    /<a href="([^"]+)">(.*?)<\/a>/g,
  ),
];

test.each([
  ["/borrow/for-individuals/house-loan", "/borrow/for-individuals/property-financing/home-loan"],
  ["/borrow/for-individuals/home-laon", "/borrow/for-individuals/property-financing/home-loan"],
  ["/borrow/for-business/letters-of-guarantee", "/borrow/for-business/trade-finance"],
  ["/borrow/for-individuals/loan-ya-gari", "/borrow/for-individuals/car-loan"],
  [
    "/sw/borrow/for-individuals/mkopo-wa-nyumba",
    "/borrow/for-individuals/property-financing/home-loan",
  ],
  ["/sw/bima-ya-gari", "/insure/for-individuals/motor-insurance"],
  [
    "/insure/for-individuals/medical-cover/requirements",
    "/insure/for-individuals/health-insurance",
  ],
  [
    "/save-invest/for-individuals/childrens-account",
    "/save-invest/for-individuals/junior-treasure-account",
  ],
  ["/save-invest/student-account", "/save-invest/for-individuals/youth-account"],
  ["/careers/internship", "/careers/jobsListing"],
  ["/customers/complaint-form", "/complaints"],
  ["/borrow/for-individuals/zzz", "/borrow/for-individuals"],
  ["/forgot-pin", "/hfc-whizz"],
  ["/card-stolen", "/fraud-centre"],
  ["/ways-to-bank/branch/nakuru-town", "/ways-to-bank/branch/nakuru"],
  ["/investor-relations/annual-report", "/investor-relations/reports"],
  ["/leadership/hfc-director", "/leadership/hfc-directors"],
  ["/articels", "/articles"],
  ["/borrow/for-individual", "/borrow/for-individuals"],
  ["/careers/jobListing", "/careers/jobsListing"],
  ["/forex-rate", "/forex-rates"],
  ["/fixd-deposit", "/save-invest/for-individuals/fixed-term-deposit"],
])("%s lists the intended page first, and names each page by its title", (asked, first) => {
  const links = linksFor(asked);
  expect(links[0]?.[1]).toBe(first);
  for (const [, , name] of links) expect(name).toMatch(/^[^/]+$/);
});

// A word of a long title or phrase names no page, and neither does the start of a word.
test.each(["/wp-qqxzzv.php", `/${"a".repeat(5000)}`, "/no-such-page", "/index.html", "/.env"])(
  "%.20s suggests no page",
  (asked) => {
    expect(linksFor(asked)).toEqual([]);
  },
);
