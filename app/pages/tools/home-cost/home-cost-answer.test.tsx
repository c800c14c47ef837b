import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { formatMoney } from "#domain/money/money.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { inputsOf } from "./home-cost-answer.tsx";

test("the printout has every charge that was entered, as it was understood", () => {
  const { fields } = content.homeCost;
  const entered = {
    excise: "20 %",
    legalFrom: "1",
    legalTo: "2",
    chargeDuty: "0.1",
    legalCharge: "90k",
    insurance: "50,000",
  };
  const basis = homeBasis(content);
  const query = new URLSearchParams({ price: "5m", rate: "14", years: "20", ...entered });
  const { answer } = succeeded(answerHome(query, basis));
  const lines = new Map(inputsOf(answer, basis, content));
  const figures = ["20%", "1%", "2%", "0.1%", formatMoney(90_000), formatMoney(50_000)];
  // The cast: Object.keys loses the names.
  const names = Object.keys(entered) as (keyof typeof entered)[];
  expect(names.map((name) => lines.get(fields[name].label))).toEqual(figures);
});
