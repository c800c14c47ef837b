import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { ToolPage } from "./tool-page.tsx";

type Problems = Parameters<typeof ToolPage>[0]["problems"];

const page = (problems?: Problems) =>
  rendered(
    <ToolPage
      family="borrow"
      seed="specimen"
      title="A tool"
      lead="A lead"
      crumbs={[]}
      form={<form id="form" />}
      {...(problems && { problems })}
    >
      <p id="answer" />
    </ToolPage>,
    { content, now: () => new Date("2026-11-23T09:00Z") },
  );

test("the form comes before the answer, under the title", () => {
  expect(page()).toMatch(/<h1[^>]*>.*A tool.*id="form".*id="answer"/s);
});

test("what is wrong stands above the form, with links to its fields", () => {
  const items = [{ fieldId: "amount", text: "Enter an amount" }];
  expect(page({ title: "There is a problem", items })).toMatch(
    /There is a problem.*href="#amount".*Enter an amount.*id="form"/s,
  );
  expect(page({ title: "There is a problem", items: [] })).not.toContain("There is a problem");
});
