import { expect, test } from "#test/support/browser/browser.ts";
import { link } from "#app/pages/link.ts";
import { formatKshs, formatMoney } from "#domain/money/money.ts";
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
