import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import type { Fact } from "#model/products/fact-schema.ts";
import { formatDay } from "#domain/time/days.ts";
import { PriceTag } from "./price-tag.tsx";

const services = { content, origin: "http://localhost", now: () => new Date("2026-11-23T09:00Z") };
const { ask } = content.prices;
const fee: Fact = { id: "fee", label: "Fee", kind: "percent", percent: 1.25, of: "the loan" };
const line = {
  id: "aPrice",
  label: "A price",
  receiver: "to a receiver",
  fact: fee,
  asOf: undefined,
};
const tag = (price: Parameters<typeof PriceTag>[0]["prices"][number]) =>
  rendered(
    <PriceTag title="Price" prices={[price]} form="#specimen" product="Specimen product" />,
    services,
  );

test("a line has label, receiver and figure, and the tag has the day of all figures", () => {
  const html = tag(line);
  expect(html).toMatch(/A price.*to a receiver.*1\.25% of the loan/s);
  expect(html).toContain(formatDay(content.ratesAndFees.checkedOn, "en"));
  expect(html).not.toContain(ask);
  expect(html).not.toContain("#specimen");
});

test("a price that is not published is a link to ask about it by name", () => {
  const html = tag({ ...line, fact: undefined });
  const link = new RegExp(
    `<a href="#specimen[?]message=[^"]*a\\+price[^"]*">${ask}<span[^>]*>.*A price`,
    "s",
  );
  expect(html).toMatch(link);
});

test("prices that are not published have one link to ask for all of them", () => {
  const missing = { ...line, fact: undefined };
  const html = rendered(
    <PriceTag
      title="Price"
      prices={[
        missing,
        { ...missing, id: "fee", label: "A fee" },
        { ...missing, id: "other", label: "Legal work", receiver: "to another" },
      ]}
      form="#specimen"
      product="Specimen product"
    />,
    services,
  );
  expect(html.split('href="#specimen')).toHaveLength(2);
  expect(html).toMatch(/A price, a fee.*to a receiver.*Legal work.*to another/s);
});

test("a figure with a date of its own shows it in its line, with a link if the source is an authority", () => {
  const source = "https://www.kra.go.ke/a-rate";
  const dated = tag({ ...line, fact: { ...fee, source }, asOf: "2018-07-24" });
  expect(dated).toMatch(
    new RegExp(`<small><a href="${source}" rel="external">[^<]*${formatDay("2018-07-24", "en")}`),
  );
  expect(tag({ ...line, asOf: "2018-07-24" })).toMatch(/<small>[^<]*24 July 2018/);
});
