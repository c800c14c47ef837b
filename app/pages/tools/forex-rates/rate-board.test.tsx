import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { RateBoard } from "./rate-board.tsx";

const board = {
  asOf: "2026-11-20T06:00:00.000Z",
  source: "Treasury",
  rates: [{ currency: "USD", buy: 127.8, sell: 130.6 }],
};

test.each([
  ["the bank's rates show when they were taken", { provenance: "bank" }, true],
  ["example rates carry no time", { provenance: "specimen", asOf: null }, false],
] as const)("%s", (_, taken, hasTime) => {
  const shown = rendered(<RateBoard board={{ ...board, ...taken }} isStale={false} />, {
    content,
  });
  expect(shown.includes("<time")).toBe(hasTime);
});
