import { expect, test } from "vitest";
import { content } from "#test/support/content.ts";
import { rendered } from "#test/support/rendered.tsx";
import { SourcedTable } from "./sourced-table.tsx";

const { fromOffer } = content.investors.texts.calendarPage;
const rows = [
  { cells: ["First", "1"], source: "https://www.example.com/paper", asOf: "2026-11-23" },
  { cells: ["Second", "2"] },
] as const;
const htmlOf = (hasFigures: boolean) =>
  rendered(
    <SourcedTable caption="Specimens" heads={["What", "It"]} rows={rows} hasFigures={hasFigures} />,
    { content },
  );

test("a row names its source by host, and one without a source names the offer", () => {
  const html = htmlOf(false);
  expect(html).toContain('<a href="https://www.example.com/paper" rel="external">example.com</a>');
  expect(html.split(fromOffer)).toHaveLength(2);
});

test("the source is beside the text of the last column, but below the name of a row of figures", () => {
  expect(htmlOf(false)).toMatch(/<td>1 <span/);
  expect(htmlOf(true)).toMatch(/<th scope="row">First <span.*<td>1<\/td>/);
});
