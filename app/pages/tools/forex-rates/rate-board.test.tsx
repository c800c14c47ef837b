import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { contents } from "#test/support/content/contents.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { RateBoard } from "./rate-board.tsx";

const board = {
  asOf: "2026-11-20T06:00:00.000Z",
  source: "Treasury",
  rates: [{ currency: "USD", buy: 127.8, sell: 130.6 }],
};

test("the source, which has no Kiswahili, is marked as English", () => {
  const shown = rendered(<RateBoard board={{ ...board, provenance: "bank" }} isStale={false} />, {
    content: contents.sw,
  });
  expect(shown).toContain(`<span lang="en">${board.source}</span>`);
});

test.each([
  ["the bank's rates show when they were taken", { provenance: "bank" }, true],
  ["example rates carry no time", { provenance: "specimen", asOf: null }, false],
] as const)("%s", (_, taken, hasTime) => {
  const shown = rendered(<RateBoard board={{ ...board, ...taken }} isStale={false} />, {
    content,
  });
  expect(shown.includes("<time")).toBe(hasTime);
});
