import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { sourceKey } from "#domain/site/source-key.ts";
import { formatDay } from "#domain/time/days.ts";
import { SourcedTable } from "./sourced-table.tsx";

const { fromOffer } = content.investors.texts.calendarPage;
const origin = { source: "https://www.example.com/paper", asOf: "2026-11-23" };
const rows = [
  { cells: ["First", "1"], ...origin },
  { cells: ["Second", "2"] },
  { cells: ["Third", "3"], source: "https://www.cma.or.ke/rules", asOf: origin.asOf },
] as const;
const htmlOf = (hasFigures: boolean, unconfirmed: ReadonlySet<string> = new Set()) =>
  rendered(
    <SourcedTable caption="Specimens" heads={["What", "It"]} rows={rows} hasFigures={hasFigures} />,
    { content: { ...content, unconfirmed } },
  );

test("a row names an authority, and one without a source names the offer", () => {
  const html = htmlOf(false);
  expect(html).toContain('<a href="https://www.cma.or.ke/rules" rel="external">cma.or.ke</a>');
  expect(html.split(fromOffer)).toHaveLength(2);
});

const { ownDay, ownLastConfirmed } = content.messages.shell.sourceLine;
test.each([
  ["its day", [], ownDay],
  ["a day too long ago as the last", [sourceKey(origin)], ownLastConfirmed],
])("a row with another source has %s, and names no newspaper", (_, lapsed, words) => {
  const html = htmlOf(false, new Set(lapsed));
  expect(html).toContain(fillText(words, { day: formatDay(origin.asOf, "en") }));
  expect(html).not.toContain("example.com");
});

test("the source is beside the text of the last column, but below the name of a row of figures", () => {
  expect(htmlOf(false)).toMatch(/<td>1 <span/);
  expect(htmlOf(true)).toMatch(/<th scope="row">First <span.*<td>1<\/td>/);
});
