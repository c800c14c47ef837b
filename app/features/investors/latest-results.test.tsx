import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { fillText } from "#domain/texts/fill-text.ts";
import { LatestResults } from "./latest-results.tsx";

test("the card says at which day the results end", () => {
  const { investors } = content;
  const [period] = investors.results.periods;
  if (!period) throw new Error("No results");
  const periods = [
    { ...period, year: 2031, kind: "first-quarter" as const },
    { ...period, year: 2031, kind: "nine-months" as const },
  ];
  const shown = rendered(<LatestResults />, {
    content: {
      ...content,
      investors: { ...investors, results: { ...investors.results, periods } },
    },
  });
  const { latestEnd } = investors.texts.resultsPage;
  expect(shown).toContain(fillText(latestEnd, { date: "30 September 2031" }));
});
