import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { FigureFields } from "./figure-fields.tsx";

const rules = { sum: { unit: "amount", bounds: { min: 1, max: 1_000_000 } } } as const;
const texts = { fields: { sum: { label: "Sum" } } };
const shown = (typed: string, errors = {}) =>
  rendered(<FigureFields names={["sum"]} {...{ rules, texts, errors }} values={{ sum: typed }} />, {
    content,
  });

test.each(["100.000,50", "5000000", "1000.555"])("%s comes back as typed if refused", (typed) => {
  expect(shown(typed, { sum: "No" })).toContain(`value="${typed}"`);
});

test("an amount that is right has its separators", () => {
  expect(shown("5000.50")).toContain('value="5,000.50"');
});
