import { expect, test } from "vitest";
import { content, found } from "#test/support/content/content.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import * as page from "./route.tsx";

const insurer = {
  ...found(content.insurers.find(({ id }) => id === "pioneer")),
  ...{ minimumKes: 0, bands: [{ rateBasisPoints: 600 }] },
};
const services = {
  content: { ...content, insurers: [insurer] },
  now: () => new Date("2026-03-05T09:00:00Z"),
};
const visit = (query: string) =>
  answerOf(page, { path: "/what-to-bring", services }, `/what-to-bring?${query}`);

const homeLoan = "product=borrow/for-individuals/property-financing/home-loan";
const motor = "product=insure/for-individuals/motor-insurance";
const account = "product=save-invest/for-individuals/current-account/bundled";
const loan = "amount=4500000&rate=14&months=240";
const car = "sumInsured=1000000&insurer=pioneer";

test.each([
  [`${homeLoan}&${loan}`, /^Worked out on 5 March 2026: a loan of KES.4,500,000 /],
  [`${account}&${loan}`, /^$/],
  [`${motor}&${loan}`, /^$/],
  [loan, /^$/],
  [`${motor}&${car}`, /^Worked out on 5 March 2026: cover .* Kshs.60,000\.00 /],
  // Levies of 0.45% and the stamp duty of 40.
  [`${motor}&${car}&levies=on`, / Kshs.60,310\.00 /],
  [`${homeLoan}&${car}`, /^$/],
  [`${account}&${car}&${loan}`, /^$/],
])("a quote is for the chosen product: %s", async (query, quote) => {
  expect(await visit(query)).toMatchObject({
    loaderData: { page: { quote: expect.stringMatching(quote) } },
  });
});

test.each([
  [`${homeLoan}&${loan}`, true, /message=/],
  [`${account}&${loan}`, false, /\/current-account\/bundled$/],
])("the printout of %s has figures: %s, and so has the enquiry", async (query, hasFigures, ask) => {
  expect(await visit(query)).toMatchObject({
    loaderData: {
      page: {
        view: { calculation: { hasFigures } },
        list: { ask: expect.stringMatching(ask) },
      },
    },
  });
});
