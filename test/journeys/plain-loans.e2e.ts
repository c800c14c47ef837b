import { expect, test } from "#test/support/browser/browser.ts";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { readLoan } from "#app/pages/tools/loan-cost/loan-answer.ts";
import { kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { incomes } from "#domain/products/documents.ts";
import { formatMoney } from "#domain/money/money.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { loanOffers } from "#model/loans/loan-offers.ts";
import { content, found } from "#test/support/content/content.ts";
import { type PlainPage } from "#test/support/browser/plain-visitor.ts";

const { homeCost: home, loanCost: loan } = content;
const example = String(home.start.ratePercent);
const homeAddress = link("/calculators/home-cost");
const offers = loanOffers(content);
const priced = found(offers.find(({ published }) => published.rate));

/** The amount that the page of a home must show. */
function homeCostOf(query: Record<string, string>) {
  const answered = answerHome(new URLSearchParams(query), homeBasis(content));
  if (!answered.ok) throw new Error(JSON.stringify(answered.errors));
  return answered.answer.cost;
}

test("a buyer sees the cash of day one and the months of a year, and no address has pay or age", async ({
  visitor,
}) => {
  const start = await visitor.open(homeAddress);
  expect(start.text()).toContain(kesRange(homeCostOf({}).dayOneCents, home.range));

  const typed = { price: "8m", rate: "13.5" };
  const sent = await visitor.send(start, { button: home.form.submit, fields: typed });
  // An old URL that someone may have saved.
  const page = await visitor.open(`${sent.address}&netPay=300,000&age=45`);
  const cost = homeCostOf(typed);
  expect(page.text()).toContain(kesRange(cost.dayOneCents, home.range));
  for (const { id, cents } of cost.charges) {
    expect(page.text()).toContain(home.charges[id]);
    expect(page.text()).toContain(kesRange(cents, home.range));
  }
  expect(page.html).not.toMatch(/netPay|[?&;]age=/);

  const bring = await visitor.follow(page, content.messages.calculators.bring);
  expect(bring.errors()).toEqual({});
  expect(bring.text()).toContain(formatMoney(cost.loanCents / 100));
  for (const income of incomes) {
    const list = await visitor.send(bring, {
      button: content.whatToBring.form.submit,
      fields: { income },
    });
    // The figures stay, and each document has a checkbox that no form sends.
    expect(list.address).toContain(`amount=${cost.loanCents / 100}`);
    const mail = list.hrefOf(content.whatToBring.share.email);
    const boxes = list.texts("main input[type=checkbox]");
    expect(decodeURIComponent(mail).split("\n- ")).toHaveLength(1 + boxes.length);
    expect(list.texts("main input[type=checkbox][name]")).toEqual([]);
  }
  const unknown = await visitor.open(`${link("/what-to-bring")}?product=x`);
  expect(unknown.errors()).toEqual({ product: content.whatToBring.unknown });

  const homes = await visitor.follow(page, home.credit.homes);
  expect(homes.errors()).toEqual({});
  expect(homes.headers.get("Cache-Control")).toContain("no-store");
  expect(homes.text()).toContain(content.propertyListing.filters.apart.title);

  const months = await visitor.follow(page, fillText(home.schedule.showMonths, { year: 2 }));
  expect(months.texts("#year-2 tbody tr")).toHaveLength(12);
  expect(months.text()).toContain(kesRange(cost.dayOneCents, home.range));
});

test("from a product to what it costs, and to the spreadsheet", async ({ visitor }) => {
  const { id, product, group, basis } = found(offers.find((each) => each.id === "personal-loan"));
  const page = await visitor.open(paths.product(product, group));
  expect(page.hrefOf(loan.answer.download)).toMatch(/cost-of-credit\.xlsx\?product=personal-loan$/);
  const form = await visitor.follow(page, loan.page.title);
  expect(form.valueOf("amount")).toBe(basis.defaults.amount);
  expect(form.valueOf("rate")).toBe(basis.defaults.rate || example);
  if (!basis.defaults.rate) expect(form.text()).toContain(loan.form.noRate);

  const typed = { amount: "100,000", rate: "12", months: "12", commitment: "2" };
  const answer = await visitor.send(form, { button: loan.form.submit, fields: typed });
  const { answered } = readLoan(typed, basis, undefined, example);
  expect(answer.text()).toContain(
    kes(answered.ok ? answered.cost.schedule.instalmentCents : Number.NaN),
  );
  expect(answer.hrefOf(loan.answer.csv)).toMatch(
    new RegExp(`loan-cost\\.csv\\?product=${id}&amount=100%2C000&`),
  );
  const file = await visitor.open(answer.hrefOf(loan.answer.download));
  expect(file.headers.get("Content-Disposition")).toContain(`cost-of-credit-${id}.xlsx`);
});

test("another loan keeps the input, and shows which values are outside its limits", async ({
  visitor,
}) => {
  const capped = found(offers.find(({ published }) => published.max));
  const free = found(offers.find(({ published }) => !published.max && !published.rate));
  const choose = (page: PlainPage, product: string, fields: Record<string, string> = {}) =>
    visitor.send(page, { button: loan.form.change, fields: { ...fields, product } });
  const amount = formatMoney(capped.basis.amountKes.max + 1, "").trim();
  const typed = { amount, rate: "13", legal: "5,000" };

  const start = await visitor.open(`${link("/calculators/loan-cost")}?product=${capped.id}`);
  // The period does not stay: each loan has its own.
  const other = await choose(start, free.id, typed);
  expect(other.errors()).toEqual({});
  for (const [name, value] of Object.entries(typed)) expect(other.valueOf(name)).toBe(value);
  expect(other.valueOf("months")).toBe(free.basis.defaults.months);

  const tooMuch = await choose(other, capped.id);
  expect(tooMuch.valueOf("amount")).toBe(amount);
  expect(Object.keys(tooMuch.errors())).toEqual(["amount"]);
  expect(tooMuch.errors()["amount"]).toContain(formatMoney(capped.basis.amountKes.max));
  expect(tooMuch.text()).toContain(loan.answer.empty);

  const published = await choose(tooMuch, priced.id);
  expect(published.valueOf("rate")).toBe("13");
  expect(published.text()).toContain(
    fillText(loan.form.published, { figure: priced.basis.defaults.rate }),
  );
});

test("another loan does not take over this one's published values, with either button", async ({
  visitor,
}) => {
  const page = await visitor.open(`${link("/calculators/loan-cost")}?product=${priced.id}`);
  expect(page.valueOf("rate")).toBe(priced.basis.defaults.rate);
  const fields = { product: "personal-loan" };
  const other = await visitor.send(page, { button: loan.form.submit, fields });
  expect(other.address).toContain("product=personal-loan");
  expect(other.valueOf("rate")).toBe(example);
  expect(other.errors()["rate"]).toBeUndefined();
  const back = { product: priced.id };
  const again = await visitor.send(other, { button: loan.form.change, fields: back });
  expect(again.valueOf("rate")).toBe(priced.basis.defaults.rate);
});

test("an enquiry about an answer names the loan, also if it is one of several of a product", async ({
  visitor,
}) => {
  const grouped = found(offers.find(({ group }) => group));
  const query = `product=${grouped.id}&amount=900000&rate=14&months=12`;
  const page = await visitor.open(`${link("/calculators/loan-cost")}?${query}`);
  const path = paths.enquiry(grouped.product, grouped.group);
  expect(page.hrefOf(content.loanTools.ask).split("?")[0]).toBe(path);
});

test("the county decides how much of a plot is financed", async ({ visitor }) => {
  const { answer, form } = content.canIApply;
  const check = await visitor.open("/can-i-apply/plot");
  const empty = await visitor.send(check, { button: form.submit });
  expect(empty.errors()).toHaveProperty("amount");
  const near = content.products
    .flatMap(({ facts }) => facts)
    .find(({ id }) => id === "plotShareNairobi");
  if (near?.kind !== "percent") throw new Error("No share is known for a plot near Nairobi");
  const amount = String(20_000 * near.percent);
  const page = await visitor.send(check, {
    button: form.submit,
    fields: { county: "Kajiado", price: "2m", amount, years: "5" },
  });
  expect(page.address).toBe("/can-i-apply/plot");
  expect(page.headers.get("Cache-Control")).toContain("no-store");
  expect(page.texts("[data-verdict=fails]")).toHaveLength(1);
  const fields = { county: "Kiambu" };
  const clear = await visitor.send(page, { button: form.submit, fields });
  expect(clear.text()).toContain(answer.clear);
  expect(clear.texts("[data-verdict=fails]")).toHaveLength(0);
});
