import { expect, test } from "#test/support/browser/browser.ts";
import { link } from "#app/pages/link.ts";
import { depositReturn } from "#domain/deposits/deposit-return.ts";
import { compareMotorPremiums } from "#domain/insurance/motor-comparison.ts";
import { leviesCents } from "#domain/insurance/motor-premium.ts";
import { answerMortgage } from "#domain/lending/mortgage-answer.ts";
import { formatKshs, formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { depositOffers } from "#model/deposits/offers.ts";
import { loanOffers } from "#model/loans/loan-offers.ts";
import { content, found } from "#test/support/content/content.ts";
import { figureError } from "#test/support/browser/figure-error.ts";

const { calculators: texts } = content.messages;
const { depositReturn: deposits, insurers, motorComparison: comparison } = content;
const addresses = {
  mortgage: link("/calculators/mortgage"),
  motor: link("/calculators/motor-insurance"),
  comparison: link("/calculators/motor-insurance/compare"),
  deposit: link("/calculators/deposit-return"),
};
const noExtras = { excessProtector: false, pvt: false };

test("a mortgage is calculated, and the form keeps its input", async ({ visitor }) => {
  const empty = await visitor.open(addresses.mortgage);
  const typed = { amount: "4,500,000", rate: "14%", years: "20" };
  const page = await visitor.send(empty, { button: texts.calculate, fields: typed });
  expect(page.address).toBe(`${addresses.mortgage}?amount=4%2C500%2C000&rate=14%25&years=20`);
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.values("meta[name=robots]", "content").join()).toContain("noindex");
  const terms = { amountKes: 4_500_000, annualRatePercent: 14, months: 240 };
  const answer = answerMortgage(terms);
  for (const figure of [
    formatMoney(terms.amountKes),
    formatMoney(answer.monthlyRepaymentKes),
    String(terms.months),
    fillText(texts.mortgage.rateAnswer, { rate: "14" }),
  ])
    expect(page.text()).toContain(figure);
  expect(page.text("title")).toContain(formatMoney(answer.monthlyRepaymentKes));
  for (const [name, value] of Object.entries(typed)) expect(page.valueOf(name)).toBe(value);

  const free = await visitor.open(`${addresses.mortgage}?amount=1000000&rate=0&years=20`);
  const evenly = answerMortgage({ amountKes: 1_000_000, annualRatePercent: 0, months: 240 });
  expect(free.text()).toContain(formatMoney(evenly.monthlyRepaymentKes));
});

test("the link of a product fills in its rate and term, and nothing is wrong yet", async ({
  visitor,
}) => {
  const page = await visitor.open(`${addresses.mortgage}?rate=9.5&years=15`);
  expect(page.errors()).toEqual({});
  expect([page.valueOf("rate"), page.valueOf("years")]).toEqual(["9.5", "15"]);
});

const priceless = found(loanOffers(content).find(({ published }) => !published.rate)).id;
for (const [start, own, words] of [
  [link("/calculators/home-cost"), "rate=13", content.homeCost.fields.rate.hint],
  [link("/calculators/net-pay"), "gross=90,000&month=2026-11", content.netPay.fields.gross.hint],
  [link("/calculators/affordability"), "rate=13", content.affordability.fields.rate.hint],
  [addresses.mortgage, "amount=5m&rate=13&years=20", texts.mortgage.fields.rate.hint],
  [
    `${link("/calculators/loan-cost")}?product=${priceless}`,
    "amount=500000&rate=13&months=12",
    content.loanCost.form.noRate,
  ],
  [
    addresses.deposit,
    `amount=1m&months=12&${found(depositOffers(content)[0]).id}=9`,
    deposits.form.ratesExample,
  ],
] as const)
  test(`${start} does not call a visitor's figure an example`, async ({ visitor }) => {
    const shown = async (address: string) =>
      (await visitor.open(address)).text().split(words ?? "").length - 1;
    const atStart = await shown(start);
    expect(atStart).toBeGreaterThan(0);
    expect(await shown(`${start}${start.includes("?") ? "&" : "?"}${own}`)).toBe(atStart - 1);
  });

for (const name of [
  ...(["home-cost", "net-pay", "affordability", "loan-cost"] as const),
  ...(["overpay", "take-over", "offers", "deposit-return", "mortgage"] as const),
])
  test(`/calculators/${name} lists what is wrong in the order of its form`, async ({ visitor }) => {
    const address = link(`/calculators/${name}`);
    const start = await visitor.open(address);
    const names = start.values("main form [name]", "name").filter((each) => each !== "product");
    const page = await visitor.open(
      `${address}?${new URLSearchParams(names.map((each) => [each, "x"]))}`,
    );
    const linked = page.values("[data-live=problems] a", "href").map((href) => href.slice(1));
    expect(linked.length).toBeGreaterThan(1);
    const ids = page.values("main form [id]", "id");
    expect(linked).toEqual(ids.filter((id) => linked.includes(id)));
  });

test("the motor form keeps its choices", async ({ visitor }) => {
  const [insurer] = insurers.slice(-1);
  const empty = await visitor.open(addresses.motor);
  const chosen = { sumInsured: "", insurer: insurer?.id ?? "", pvt: "on" };
  const wrong = await visitor.send(empty, { button: texts.calculate, fields: chosen });
  expect(wrong.errors()).toEqual({
    sumInsured: figureError("missing", texts.motor.fields.sumInsured),
  });
  expect(wrong.text("title")).toMatch(/^Error: /);
  expect([wrong.valueOf("insurer"), wrong.valueOf("pvt")]).toEqual([insurer?.id, "on"]);
  expect(wrong.valueOf("excessProtector")).toBeUndefined();
});

test("a car is priced with all insurers, and one insurer can be opened at a time", async ({
  visitor,
}) => {
  const motor = await visitor.open(addresses.motor);
  expect(motor.texts("main button[formaction]")).toEqual([texts.motor.compareAll]);
  const [instead = ""] = motor.values("main button[formaction]", "formaction");
  const empty = await visitor.open(instead);
  const sumInsuredKes = 1_499_999;
  const fields = { sumInsured: "1,499,999" };
  const page = await visitor.send(empty, { button: comparison.submit, fields });
  expect(page.address).toBe(`${addresses.comparison}?sumInsured=1%2C499%2C999`);
  const offers = compareMotorPremiums(insurers, { ...noExtras, sumInsuredKes });
  const cards = page.texts("main article");
  expect(cards).toHaveLength(offers.length);
  for (const [i, { insurer, premium, cliff }] of offers.entries()) {
    const words = cards[i];
    expect(words).toContain(insurer.title);
    expect(words).toContain(formatKshs(premium.totalCents));
    if (cliff)
      for (const sumKes of [cliff.atKes - 1, cliff.atKes])
        expect(words).toContain(formatKshs(100 * sumKes));
  }
  const [alone = ""] = page.values("main article details a", "href");
  const opened = await visitor.open(alone);
  const { totalCents, besides } = found(offers[0]).premium;
  expect(opened.text("#answer h2")).toContain(formatKshs(totalCents));
  expect(opened.text()).toContain(formatKshs(totalCents + leviesCents(besides)));
  const enquiry = await visitor.follow(opened, texts.motor.ask);
  const message = enquiry.valueOf("message");
  for (const part of [offers[0]?.insurer.title, formatKshs(offers[0]?.premium.payableCents ?? 0)])
    expect(message).toContain(part);
  const back = await visitor.follow(opened, texts.motor.compareAll);
  expect(back.address).toBe(`${addresses.comparison}?sumInsured=${sumInsuredKes}`);

  const wrong = await visitor.open(`${addresses.comparison}?sumInsured=abc&pvt=on`);
  expect(wrong.errors()).toEqual({
    sumInsured: figureError("notANumber", texts.motor.fields.sumInsured),
  });
  expect([wrong.valueOf("sumInsured"), wrong.valueOf("pvt")]).toEqual(["abc", "on"]);
  expect(wrong.texts("main article")).toEqual([]);
  // CAL-5, for the fields and the tables of rates too.
  for (const { text } of [empty, page, opened, wrong])
    expect(text()).not.toContain(content.messages.figures.units.amount);
});

test("deposits are compared by their return after tax", async ({ visitor }) => {
  const start = await visitor.open(link("/calculators"));
  const empty = await visitor.follow(start, deposits.page.title);
  const offers = depositOffers(content);
  const rates = new Map(offers.map(({ id }, i) => [id, 10 - i / 10]));
  const terms = { amount: "1,000,000", months: "12" };
  const netOf = ({ id, paid, ...tax }: (typeof offers)[number], isResident: boolean) =>
    depositReturn({
      depositCents: 100_000_000,
      months: 12,
      annualRatePercent: rates.get(id) ?? 0,
      taxPercent: isResident ? tax.taxPercent : tax.normalTaxPercent,
      paid,
    }).netCents;
  for (const taxed of ["resident", "other"] as const) {
    const fields = {
      ...terms,
      taxed,
      ...Object.fromEntries([...rates].map(([id, rate]) => [id, String(rate)])),
    };
    const page = await visitor.send(empty, { button: deposits.form.submit, fields });
    const words = page.texts("main article");
    const isTooSmall = ({ minimumKes = 0 }: (typeof offers)[number]) => minimumKes > 1_000_000;
    const inOrder = offers.toSorted(
      (a, b) =>
        Number(isTooSmall(a)) - Number(isTooSmall(b)) ||
        netOf(b, taxed === "resident") - netOf(a, taxed === "resident"),
    );
    expect(words).toHaveLength(offers.length);
    for (const [i, offer] of inOrder.entries()) {
      expect(words[i]).toContain(offer.label);
      expect(words[i]).toContain(formatMoney(netOf(offer, taxed === "resident") / 100));
    }
  }

  const page = await visitor.open(`${addresses.deposit}?amount=1.2m&months=12&fixed=9`);
  const asked = await visitor.follow(page, content.loanTools.ask);
  expect(asked.valueOf("message")).toContain(formatMoney(1_200_000));
  const wrong = await visitor.open(`${addresses.deposit}?amount=abc&months=12`);
  expect(Object.values(wrong.errors())).toContain(deposits.errors.noRate);
  expect(wrong.valueOf("amount")).toBe("abc");
  expect(wrong.texts("main article")).toEqual([]);
});

test("an amount below a deposit's minimum, and interest above a tax ceiling, have a notice", async ({
  visitor,
}) => {
  const limited = depositOffers(content).filter(
    ({ minimumKes, ceilingKes }) => minimumKes || ceilingKes,
  );
  test.skip(limited.length === 0, "no deposit has a minimum, and no tax a ceiling");
  for (const { id, minimumKes, ceilingKes, taxPercent, normalTaxPercent } of limited) {
    if (minimumKes) {
      const query = `amount=${minimumKes - 1}&months=12&${id}=10`;
      const page = await visitor.open(`${addresses.deposit}?${query}`);
      const minimum = formatMoney(minimumKes);
      expect(page.text("main article")).toContain(
        fillText(deposits.answer.belowMinimum, { minimum }),
      );
    }
    if (ceilingKes) {
      // At 10% for a year the interest is twice the ceiling.
      const page = await visitor.open(
        `${addresses.deposit}?amount=${ceilingKes * 20}&months=12&${id}=10`,
      );
      const net = 2 - (taxPercent + normalTaxPercent) / 100;
      expect(page.text("main article")).toContain(formatMoney(Math.round(net * ceilingKes)));
    }
  }
});

test("a net pay leads to the home that it buys, and no URL has it", async ({ visitor }) => {
  const { netPay, affordability, loanTools, sharing } = content;
  const start = await visitor.open(link("/calculators/net-pay"));
  const page = await visitor.send(start, {
    button: netPay.form.submit,
    fields: { gross: "250,000", interest: "10,000" },
  });
  expect(page.address).toContain("gross=250%2C000");
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  const net = page.valueOf("pay");
  expect(new URLSearchParams(page.hrefOf(loanTools.ask).split("?")[1]).get("message")).toBe(
    loanTools.question,
  );

  const home = await visitor.send(page, { button: netPay.next.button });
  expect(home.address).toBe(link("/calculators/affordability"));
  expect(home.headers.get("Cache-Control")).toContain("no-store");
  expect(home.valueOf("pay")).toBe(net);
  expect(home.text("title")).toContain(`: ${affordability.answer.price}`);
  expect(home.text("title")).not.toMatch(/\d/);
  const cost = home.hrefOf(affordability.home.cost);
  const costFields = new URLSearchParams(cost.split("?")[1]).keys();
  expect([...costFields].toSorted().join()).toBe("deposit,price,rate,years");
  expect(home.hrefOf(sharing.address)).toContain(cost);

  const bring = home.hrefOf(texts.bring);
  const bringFields = new URLSearchParams(bring.split("?")[1]).keys();
  expect([...bringFields].toSorted().join()).toBe("amount,months,product,rate");

  const typed = { pay: "-5", partner: "x", age: "9", rate: "0", years: "40" };
  const wrong = await visitor.send(home, { button: affordability.form.submit, fields: typed });
  expect(wrong.status).toBe(422);
  expect(Object.keys(wrong.errors()).toSorted()).toEqual(Object.keys(typed).toSorted());
  for (const [name, value] of Object.entries(typed)) expect(wrong.valueOf(name)).toBe(value);

  const poor = await visitor.send(home, {
    button: affordability.form.submit,
    fields: { pay: "20,000" },
  });
  expect(poor.text("#answer")).toContain(affordability.answer.noHome);
  expect(poor.hrefOf(loanTools.ask)).not.toContain("20");
});

test("the shared message about a take-over's saving includes its later cost", async ({
  visitor,
}) => {
  const query =
    "balance=5m&rate=17&months=60&newRate=9&newMonths=180&arrangement=1&excise=20&valuation=40000";
  const page = await visitor.open(`${link("/calculators/take-over")}?${query}`);
  const [warning = ""] = content.loanTools.takeOver.answer.thenLoses.split("{");
  expect(page.text("#answer")).toContain(warning);
  const sent = new URL(page.hrefOf(content.sharing.whatsapp)).searchParams.get("text");
  expect(sent).toContain(warning);
});
