import { expect, test } from "vitest";
import { loanForPayRules } from "#domain/lending/loan-for-pay-input.ts";
import { overpayRules, takeOverRules } from "#domain/lending/loan-tools-input.ts";
import { formatMoney } from "#domain/money/money.ts";
import { formatTerm } from "#domain/time/term.ts";
import { contents } from "#test/support/content/contents.ts";
import { figureInputs } from "#app/parts/figure-texts.ts";
import { toolErrors } from "./tool-texts.ts";

test.each(["en", "sw"] as const)(
  "a printout shows the parsed values, not the raw input (%s)",
  (language) => {
    const { loanTools: texts, affordability, messages } = contents[language];
    const percentRate = (value: number) => `${value}${messages.figures.units.rate}`;
    const one = (unit: "month" | "year") => formatTerm({ length: 1, unit }, language);
    for (const [typed, shown] of [
      ["5m", { balance: formatMoney(5_000_000) }],
      ["KES 5,000/=", { extra: formatMoney(5000) }],
      [" 13 % ", { rate: percentRate(13), fee: "13%" }],
      ["1", { months: one("month"), at: "1", fee: "1%" }],
      ["1 year", { months: one("year") }],
      ["", { balance: undefined, extra: undefined, at: undefined }],
    ] as const)
      for (const [name, figure] of Object.entries(shown)) {
        // The cast: Object.entries loses the names.
        const names = [name as keyof typeof overpayRules];
        const lines = figureInputs(
          names,
          overpayRules,
          { [name]: typed },
          texts,
          contents[language],
        );
        expect(lines, `${name} ${typed}`).toEqual(
          figure ? [[texts.fields[names[0] ?? "at"].label, figure]] : [],
        );
      }
    const years = (typed: string) =>
      figureInputs(["years"], loanForPayRules, { years: typed }, affordability, contents[language]);
    expect(years("1 year")).toEqual([[affordability.fields.years.label, one("year")]]);
    const newMonths = figureInputs(
      ["newMonths"],
      takeOverRules,
      { newMonths: "12" },
      texts,
      contents[language],
    );
    expect(newMonths[0]?.[1]).toBe(one("year"));
  },
);

test("the month of the single payment is at most the last one of the loan", () => {
  const error = toolErrors({ at: "afterTheEnd" }, () => overpayRules, contents.en)["at"];
  expect(error).toBe(contents.en.loanTools.errors.afterTheEnd);
});
