import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { spreadsheetQuery } from "./spreadsheet-query.ts";

const queryOf = (sent: string) =>
  spreadsheetQuery(succeeded(answerHome(new URLSearchParams(sent), homeBasis(content))).answer);

test("the spreadsheet begins with the home, the loan and every charge of the page", () => {
  expect(queryOf("price=8m&rate=13.5")).toMatchObject({
    product: "home-loan",
    price: "8000000",
    amount: "7200000",
    rate: "13.5",
    years: "20",
    commitment: "1.5",
    excise: "20",
    valuationPercent: "0.5",
    legalFrom: "1",
    legalTo: "2",
    legalVat: "16",
    stampDuty: "4",
    chargeDuty: "0.1",
  });
});

test("empty fields are left out, and a quote for the charge is kept", () => {
  const query = queryOf(
    "legalFrom=&legalTo=&valuation=&commitment=&legalCharge=70k&insurance=25,000",
  );
  expect(query).toMatchObject({ commitment: "", legalCharge: "70k", insurance: "25000" });
  // The spreadsheet raises a share of 0% to the advocates' scale, as the page does.
  expect(query).toMatchObject({ legalFrom: "0", legalTo: "0" });
  expect(query).not.toHaveProperty("valuationPercent");
});
