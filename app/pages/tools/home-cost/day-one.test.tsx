import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { answerHome } from "#app/features/home-cost/home-answer.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { DayOne } from "./day-one.tsx";

function tableOf(query: string) {
  const { answer } = succeeded(answerHome(new URLSearchParams(query), homeBasis(content)));
  return rendered(<DayOne answer={answer} />, { content });
}

test("a percentage that was typed with its sign is shown with one sign", () => {
  const html = tableOf("price=5000000&rate=14&years=20&commitment=1.5%25&excise=20 percent");
  expect(html).toContain("1.5% ");
  expect(html).not.toMatch(/%%|percent%/);
});

test("the lines add up to the total as they are shown", () => {
  const html = tableOf("price=5000030&deposit=0&rate=14&years=20");
  const lowest = [...html.matchAll(/KES\s?([\d,.]+)/g)].map(([, figure = ""]) =>
    Math.round(100 * Number(figure.replaceAll(",", ""))),
  );
  // The last figure is that of a note.
  const [total, ...lines] = lowest.slice(0, -1).toReversed();
  expect(lines.reduce((sum, each) => sum + each, 0)).toBe(total);
});
