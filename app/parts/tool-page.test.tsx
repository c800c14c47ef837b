import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { ToolPage } from "./tool-page.tsx";

test("the form comes before the answer, under the title", () => {
  const page = { title: "A tool", lead: "A lead" };
  const tool = (
    <ToolPage family="borrow" seed="specimen" page={page} form={<form id="form" />}>
      <p />
    </ToolPage>
  );
  const html = rendered(tool, { content, now: () => new Date("2026-11-23T09:00Z") });
  expect(html).toMatch(/<h1[^>]*>.*A tool.*id="form".*id="answer"/s);
});
