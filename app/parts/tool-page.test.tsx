import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { ToolPage } from "./tool-page.tsx";

const page = (errors: Readonly<Record<string, string>> = {}) =>
  rendered(
    <ToolPage
      family="borrow"
      seed="specimen"
      page={{ title: "A tool", lead: "A lead" }}
      problem="There is a problem"
      errors={errors}
      form={<form id="form" />}
    >
      <p id="answer" />
    </ToolPage>,
    { content, now: () => new Date("2026-11-23T09:00Z") },
  );

test("the form comes before the answer, under the title", () => {
  expect(page()).toMatch(/<h1[^>]*>.*A tool.*id="form".*id="answer"/s);
});

test("what is wrong stands above the form, with links to its fields", () => {
  expect(page({ amount: "Enter an amount" })).toMatch(
    /There is a problem.*href="#amount".*Enter an amount.*id="form"/s,
  );
  expect(page()).not.toContain("There is a problem");
});
