import { expect, test } from "vitest";
import { dearerInstalments } from "./affordability.ts";

const terms = { annualRatePercent: 14, months: 240 };

test("a rate 2 and 4 points higher", () => {
  // PMT(16%/12, 240, 4.5M) is 62,606.52 and PMT(18%/12, 240, 4.5M) is 69,449.02.
  const dearer = dearerInstalments({ loanCents: 450_000_000, ...terms });
  expect(dearer).toEqual([
    { annualRatePercent: 16, instalmentCents: 6_260_652 },
    { annualRatePercent: 18, instalmentCents: 6_944_902 },
  ]);
});
