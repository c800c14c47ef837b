import { expect, test } from "vitest";
import { fillText } from "#domain/texts/fill-text.ts";
import { content } from "#test/support/content/content.ts";
import { answerOf } from "#test/support/components/route-answers.ts";
import * as page from "./route.tsx";

const { fields, offers } = content.loanTools;
const { amount, rate, fees, insurance, years } = fields;
const nameOf = (letter: string) => fillText(offers.form.offer, { letter });

const path = "/calculators/offers";
const visit = (query: string) =>
  answerOf(page, { path, services: { content } }, `${path}?${query}`);

test("the sheet lists every figure that was typed, by its offer", async () => {
  const query = "amount=3m&offer=14,40000,20000,10&offer=13.6,5%25,,12";
  const inputs = [
    [amount.label, "KES\u00a03,000,000"],
    [`${nameOf("A")}: ${rate.label}`, "14% a year"],
    [`${nameOf("A")}: ${fees.label}`, "KES\u00a040,000"],
    [`${nameOf("A")}: ${insurance.label}`, "KES\u00a020,000"],
    [`${nameOf("A")}: ${years.label}`, "10\u00a0years"],
    [`${nameOf("B")}: ${rate.label}`, "13.6% a year"],
    [`${nameOf("B")}: ${fees.label}`, "5%"],
    [`${nameOf("B")}: ${years.label}`, "12\u00a0years"],
  ];
  expect(await visit(query)).toMatchObject({
    loaderData: { page: { view: { calculation: { inputs } } } },
  });
});

test.each([
  ["100%25", "25%"],
  ["99,000,000", "KES\u00a010,000,000"],
])("fees of %s get an error with the limit of their kind", async (typed, max) => {
  const words = fillText(content.messages.figures.errors.tooLarge, { what: fees.what, max });
  const query = `amount=3m&rate=14&fees=${typed}&insurance=&years=10`;
  expect(await visit(query)).toMatchObject({
    loaderData: { page: { view: { errors: { "fees-1": `${nameOf("A")}: ${words}` } } } },
  });
});
