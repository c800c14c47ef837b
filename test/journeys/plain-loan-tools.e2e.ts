import { expect, test } from "#test/support/browser/browser.ts";
import { link } from "#app/pages/link.ts";
import { bareKes, kes, percentText } from "#app/parts/cost-of-credit/figures.ts";
import { loanCost } from "#domain/lending/loan-cost.ts";
import { parseOffers, splitOffer } from "#domain/lending/loan-tools-input.ts";
import { overpay } from "#domain/lending/overpayment.ts";
import { takeOver } from "#domain/lending/take-over.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { contents } from "#test/support/content/contents.ts";
import { content } from "#test/support/content/content.ts";

const { loanTools: tools, sharing } = content;
const { form, fields } = tools;
const errors = { ...content.messages.figures.errors, ...tools.errors };
const terms = { loanCents: 500_000_000, annualRatePercent: 13, months: 120 };
const loan = { balance: "5m", rate: "13", months: "10 years" };

test("a loan is paid off early, an enquiry keeps the figures, and Kiswahili gives the same result", async ({
  visitor,
}) => {
  const start = await visitor.open(link("/calculators"));
  const empty = await visitor.follow(start, tools.overpay.page.title);
  const extra = { monthlyCents: 0, onceCents: 100_000_000, onceMonth: 6 };
  const answer = overpay(terms, extra, "instalment");
  if (!answer.ok) throw new Error(answer.reason);
  const { before, instalmentCents, interestCents } = answer.overpaid;
  const saved = kes(before.totalInterestCents - interestCents);
  const sent = { ...loan, extra: "", once: "1,000,000", at: "6", effect: "instalment" };
  const page = await visitor.send(empty, { button: form.submit, fields: sent });
  for (const figure of [saved, kes(instalmentCents), kes(before.instalmentCents)])
    expect(page.text()).toContain(figure);
  expect(page.text("title")).toContain(saved);
  for (const [name, value] of Object.entries(sent)) expect(page.valueOf(name)).toBe(value);

  const asked = await visitor.follow(page, tools.ask);
  expect(asked.text("textarea")).toContain(saved);
  const shared = await visitor.open(page.hrefOf(sharing.address));
  expect(shared.text("[data-answer-bar]")).toContain(saved);
  const kiswahili = await visitor.open(`/sw${page.address}`);
  expect(kiswahili.text()).toContain(saved);
  expect(kiswahili.text()).toContain(contents.sw.loanTools.overpay.answer.saved);
});

test("a fee above the saving is a cost, and the enquiry says the same as the answer", async ({
  visitor,
}) => {
  const { costs } = tools.overpay.answer;
  const sent = { ...loan, once: "500,000", at: "119", fee: "25" };
  const address = `${link("/calculators/overpay")}?${new URLSearchParams(sent)}`;
  const page = await visitor.open(address);
  const asked = await visitor.follow(page, tools.ask);
  const question = asked.text("textarea");
  for (const text of [page.text("title"), page.text("[data-answer-bar]"), question]) {
    expect(text).toContain(costs);
    expect(text).not.toMatch(/-\d/);
  }
  expect(question).toContain(page.text("#answer h2 + p"));
});

test("the page says if moving a loan pays off within a month, costs more later, or never pays off", async ({
  visitor,
}) => {
  const { takeOver: texts } = tools;
  const address = link("/calculators/take-over");
  for (const [newRate, newMonths, legal] of [
    [12, 120, 50_000],
    [12, 240, 50_000],
    [12.9, 120, 500_000],
  ] as const) {
    const next = { annualRatePercent: newRate, months: newMonths };
    const answer = takeOver(terms, next, 100 * legal);
    if (!answer.ok) throw new Error(answer.reason);
    const { gain, savedCents } = answer.takeOver;
    const moved = { newRate: `${newRate}`, newMonths: `${newMonths}`, legal: `${legal}` };
    const page = await visitor.open(`${address}?${new URLSearchParams({ ...loan, ...moved })}`);
    const result = gain ? fillText(texts.answer.from, { month: gain.from }) : texts.answer.never;
    expect(page.text("[data-answer-bar]")).toContain(result);
    expect(page.text()).toContain(kes(Math.abs(savedCents)));
    for (const source of Object.values(texts.sources)) expect(page.text()).toContain(source);
  }
});

test("offers are compared, and their link contains only them", async ({ visitor }) => {
  const start = await visitor.open(link("/calculators/offers"));
  const page = await visitor.send(start, { button: form.submit, fields: { amount: "2m" } });
  const read = parseOffers("2m", tools.offers.start.offers.map(splitOffer));
  for (const { terms: each, charges } of read.ok ? read.request : []) {
    const answered = loanCost(each, charges);
    if (!answered.ok || !answered.cost.apr.ok) throw new Error("An example is never repaid");
    expect(page.text("main table")).toContain(percentText(answered.cost.apr.nominalPercent));
    expect(page.text("main table")).toContain(bareKes(answered.cost.totalCostCents));
  }
  const shared = await visitor.follow(page, sharing.address);
  const names = new URL(shared.address, "https://a.example").searchParams.keys();
  expect(new Set(names)).toEqual(new Set(["amount", "offer"]));
  expect(shared.text("main table")).toBe(page.text("main table"));
});

test("extra payments and a take-over link to each other with the loan, offers with the best of them", async ({
  visitor,
}) => {
  const { calculators } = content.messages;
  const address = `${link("/calculators/overpay")}?${new URLSearchParams({ ...loan, extra: "9" })}`;
  let page = await visitor.open(address);
  for (const [tool, own] of [
    [tools.takeOver, "newRate"],
    [tools.overpay, "extra"],
  ] as const) {
    page = await visitor.follow(page, tool.page.title);
    for (const [name, value] of Object.entries(loan)) expect(page.valueOf(name)).toBe(value);
    expect(page.valueOf(own)).toBe(Object(tool.start)[own]);
    expect(page.text()).toContain(form.example);
    expect(page.errors()).toEqual({});
  }
  const offers = `${link("/calculators/offers")}?amount=2m&offer=15,,,9&offer=12.5,,,7`;
  const documents = await visitor.follow(await visitor.open(offers), calculators.bring);
  const { searchParams } = new URL(documents.address, "https://a.example");
  const asked = { amount: "2000000", rate: "12.5", months: "84" };
  expect(Object.fromEntries(searchParams)).toMatchObject(asked);
});

const words = (name: keyof typeof fields, text: keyof typeof errors, bounds = {}) => {
  const { what, example } = fields[name];
  return fillText(errors[text], { what, example, ...bounds });
};
for (const [path, query, expected] of [
  [
    "/calculators/overpay",
    "balance=-5&rate=text&months=41 years&extra=1",
    {
      balance: words("balance", "tooSmall", { min: kes(100) }),
      rate: words("rate", "notANumber"),
      months: words("months", "tooLarge", { max: 480 }),
    },
  ],
  [
    "/calculators/take-over",
    "balance=5m&rate=14&months=480&newRate=100",
    { newMonths: errors.neverRepaid },
  ],
  [
    "/calculators/offers",
    "amount=5m&offer=14,,,20&offer=13,,,12.3",
    { years: errors.notWholeMonths },
  ],
] as const)
  test(`${path}?${query} shows the error at its field, and keeps the input`, async ({
    visitor,
  }) => {
    const page = await visitor.open(`${path}?${query}`);
    const shown = page.errors();
    for (const [name, text] of Object.entries(expected)) expect(shown[name]).toContain(text);
    expect(Object.keys(shown).sort()).toEqual(Object.keys(expected).sort());
    for (const [name, value] of new URLSearchParams(query))
      if (name !== "offer") expect(page.valueOf(name)).toBe(value);
    expect(page.text()).not.toMatch(/NaN|Infinity|undefined/);
  });

test("0% is a rate, and a single offer is not the lowest of several", async ({ visitor }) => {
  const page = await visitor.open(`${link("/calculators/offers")}?amount=1m&rate=0&years=10`);
  expect(page.errors()).toEqual({});
  expect(page.text("main table")).toContain(percentText(0));
  const alone = fillText(tools.offers.answer.alone, { letter: "A" });
  for (const part of ["title", "[data-answer-bar]", "main"])
    expect(page.text(part)).toContain(alone);
});
