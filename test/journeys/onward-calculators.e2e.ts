import { expect, test } from "#test/support/browser/browser.ts";
import { homeLoan } from "#app/pages/home-documents.ts";
import { link } from "#app/pages/link.ts";
import { formatKshs, formatMoney } from "#domain/money/money.ts";
import { loanOffers } from "#model/loans/loan-offers.ts";
import { content } from "#test/support/content/content.ts";

const { insurers, loanTools, messages, sharing, whatToBring } = content;
const terms = "rate=14&months=7&years=20";
const home = link("/calculators/home-cost");
const loanCost = `${link("/calculators/loan-cost")}?product=personal-loan`;
const motor = `${link("/calculators/motor-insurance")}?insurer=${insurers[0]?.id}`;

for (const [address, figure] of [
  [`${link("/calculators/mortgage")}?amount=4.5m&${terms}`, formatMoney(4_500_000)],
  [`${home}?know=loan&loan=4.5m&${terms}`, formatMoney(4_500_000)],
  [`${loanCost}&amount=100k&${terms}`, formatMoney(100_000)],
  [`${motor}&sumInsured=1.8m&pvt=on`, formatKshs(180_000_000)],
] as const)
  test(`${address} links to documents, an enquiry and a message, with its figures`, async ({
    visitor,
  }) => {
    const page = await visitor.open(address);
    const bring = await visitor.follow(page, messages.calculators.bring);
    expect(bring.errors()).toEqual({});
    expect(bring.text()).toContain(figure);
    const enquiry = await visitor.follow(bring, whatToBring.list.ask);
    expect(enquiry.valueOf("message")).toContain(figure);

    const ask = address.startsWith(motor) ? messages.calculators.motor.ask : loanTools.ask;
    expect((await visitor.follow(page, ask)).valueOf("message")).toContain(figure);
    const message = new URL(page.hrefOf(sharing.whatsapp)).searchParams.get("text") ?? "";
    expect(message).toContain(page.text("h1"));
    const shared = await visitor.open(message.slice(message.indexOf(link("/calculators"))));
    expect(shared.text("[data-answer-bar]")).toBe(page.text("[data-answer-bar]"));
  });

/** The lowest and the highest values, which the calculators do not all accept. */
const extremes = [
  ...["amount=1&rate=0&years=1", "amount=1,000,000,000&rate=45&years=40"],
  ...["amount=950m&rate=14&years=20", "amount=5m&rate=100&years=40"],
].map((query) => `${link("/calculators/mortgage")}?${query}`);
const homes = [
  ...["price=1,000,000,000&deposit=999,999,999&rate=0&years=1", "price=120,000&rate=45&years=20"],
].map((query) => `${home}?${query}`);

for (const address of [
  ...extremes,
  ...homes,
  `${link("/calculators/affordability")}?deposit=1,000,000,000&rate=1&years=1`,
])
  test(`the links of ${address} have only values that their pages accept`, async ({ visitor }) => {
    const page = await visitor.open(address);
    expect(page.errors()).toEqual({});
    const onward = page
      .values("main a[href]", "href")
      .filter((href) => /^\/(?:calculators|property-listing|what-to-bring)\b[^.]*\?/.test(href));
    expect(onward).not.toEqual([]);
    for (const href of onward) expect((await visitor.open(href)).errors(), href).toEqual({});
  });

test("an enquiry from a calculator names the home loan, or the loan whose published rate it has", async ({
  visitor,
}) => {
  const published = loanOffers(content).filter(
    (offer) => offer.product.slug === homeLoan.slug && offer.published.rate,
  );
  for (const { rate, group } of [
    { rate: content.homeCost.start.ratePercent, group: homeLoan.group },
    ...published.map((offer) => ({ rate: offer.basis.defaults.rate, group: offer.group })),
  ]) {
    const page = await visitor.open(`${home}?price=5m&rate=${rate}`);
    expect(page.hrefOf(loanTools.ask)).toContain(`/${homeLoan.slug}/${group}?`);
  }
});
