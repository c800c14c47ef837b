import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { formatDay } from "#domain/time/days.ts";
import { SourcedTable } from "./sourced-table.tsx";

const { fromOffer } = content.investors.texts.calendarPage;
const origin = { source: "https://www.example.com/paper", asOf: "2026-11-23" };
const rows = [
  { cells: ["First", "1"], ...origin },
  { cells: ["Second", "2"] },
  { cells: ["Third", "3"], source: "https://www.cma.or.ke/rules", asOf: origin.asOf },
] as const;
const htmlOf = (hasFigures: boolean) =>
  rendered(
    <SourcedTable caption="Specimens" heads={["What", "It"]} rows={rows} hasFigures={hasFigures} />,
    { content },
  );

test("a row names an authority, and one without a source names the offer", () => {
  const html = htmlOf(false);
  expect(html).toContain('<a href="https://www.cma.or.ke/rules" rel="external">cma.or.ke</a>');
  expect(html.split(fromOffer)).toHaveLength(2);
});

test("a row with another source has its day, and names no newspaper", () => {
  const html = htmlOf(false);
  const { ownDay } = content.messages.shell.sourceLine;
  expect(html).toContain(fillText(ownDay, { day: formatDay(origin.asOf, "en") }));
  expect(html).not.toContain("example.com");
});

test("the source is beside the text of the last column, but below the name of a row of figures", () => {
  expect(htmlOf(false)).toMatch(/<td>1 <span/);
  expect(htmlOf(true)).toMatch(/<th scope="row">First <span.*<td>1<\/td>/);
});
