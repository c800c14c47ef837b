import { expect, test } from "vitest";
import { rendered } from "#test/support/components/rendered.tsx";
import { ChargesTable } from "./charges-table.tsx";

const html = rendered(
  <ChargesTable
    caption="Charges"
    heads={{ cost: "Cost", paidTo: "Paid to", amount: "Amount" }}
    charges={[
      {
        label: "Stamp duty",
        receiver: "The state",
        figure: "KES 90 to KES 100",
        hint: "On a town's plots",
      },
      { label: "Fee", receiver: "The bank", figure: "KES 20" },
    ]}
    total={{ label: "All", figure: "KES 120" }}
  />,
  {},
);

test("each charge is a row with a head, its receiver and its figure", () => {
  expect(html).toContain("<caption>Charges</caption>");
  expect(html).toContain('<th scope="row">Fee</th><td>The bank</td><td translate="no">KES 20</td>');
  expect(html.match(/<th scope="col">/g)).toHaveLength(3);
});

test("a hint is only in the heading of its charge", () => {
  expect(html).toContain('<th scope="row">Stamp duty<span> On a town&#x27;s plots</span></th>');
  expect(html.match(/<span>/g)).toHaveLength(1);
});

test("only a figure with words is translated", () => {
  expect(html).toContain("<td>KES 90 to KES 100</td>");
});

test("the total comes last", () => {
  expect(html).toMatch(
    /<tfoot>.*colSpan="2">All<\/th><td translate="no">KES 120<\/td><\/tr><\/tfoot>/s,
  );
});
