import { expect, test } from "@playwright/test";
import { link } from "#app/pages/link.ts";
import { addresses } from "../support/site.ts";

/** Pages whose drawings come with an answer. */
const answers = [
  `${link("/calculators/mortgage")}?amount=5000000&rate=14&years=20`,
  link("/calculators/motor-insurance/compare", undefined, { sumInsured: "2000000" }),
  link("/calculators/deposit-return", undefined, { amount: "1000000", months: "12" }),
  link("/calculators/home-cost", undefined, {
    price: "9000000",
    deposit: "900000",
    years: "20",
    rate: "14",
  }),
];

/** Before its style sheet has come, or in a browser that has none, a drawing without a size fills the screen. */
test("every picture, drawing and film says how large it is", async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  const sizeless: string[] = [];
  for (const address of [...addresses, ...answers]) {
    const html = await (await fetch(`${baseURL}${address}`)).text();
    const found = await page.evaluate((source) => {
      const { body } = new DOMParser().parseFromString(source, "text/html");
      return [...body.querySelectorAll(":is(svg, img, video):not([width][height])")].map(
        ({ outerHTML }) => outerHTML.slice(0, 120),
      );
    }, html);
    sizeless.push(...found.map((tag) => `${address}: ${tag}`));
  }
  expect(sizeless).toEqual([]);
});
