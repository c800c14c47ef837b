import { expect, test } from "#test/support/browser/browser.ts";
import { documentLists } from "#app/features/products/document-lists.ts";
import { link } from "#app/pages/link.ts";
import { depositOffers } from "#model/deposits/offers.ts";
import { content, found } from "#test/support/content/content.ts";

const [deposit, mortgage] = [link("/calculators/deposit-return"), link("/calculators/mortgage")];
const loans = documentLists(content).filter(({ product }) => product.family === "borrow");
const documents = found(loans[0]).key;
const unitsOfMany =
  /\b1 (?:years|months|days|shares|rules|miaka|miezi)\b|\b(?:miaka|miezi) 1(?![\d.,])/;
for (const address of [
  link("/calculators/home-cost", undefined, { price: "5m", rate: "14", years: "1" }),
  link("/calculators/loan-cost", undefined, { amount: "500000", rate: "14", months: "1" }),
  link("/calculators/loan-cost", undefined, { amount: "500000", rate: "14", months: "1 year" }),
  `${deposit}?amount=500000&months=1&${found(depositOffers(content)[0]).id}=9`,
  link("/rightsissue/entitlement", undefined, { shares: "1", additional: "1" }),
  ...["", "/sw"].flatMap((language) => [
    `${language}/calculators/overpay?balance=5m&rate=14&months=13&extra=200000`,
    `${language}/calculators/overpay?balance=5m&rate=14&months=1&once=1000&at=1`,
    `${language}/calculators/take-over?balance=5m&rate=14&months=1&newRate=12`,
    `${language}/calculators/offers?amount=5m&offer=14,,,1`,
  ]),
  link("/what-to-bring", undefined, { product: documents, amount: "5m", rate: "14", months: "1" }),
  `${mortgage}?amount=500000&rate=14&years=1`,
  `/sw${mortgage}?amount=500000&rate=14&years=1`,
])
  test(`the number one has a singular noun: ${address}`, async ({ visitor }) => {
    const page = await visitor.open(address);
    const shared = page.values("a[href*='text=']", "href").map(decodeURIComponent);
    for (const text of [page.text("title"), page.text(), ...shared])
      expect(text.replaceAll("\u00a0", " ")).not.toMatch(unitsOfMany);
  });
