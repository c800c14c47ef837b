import { expect, test } from "vitest";
import { rendered } from "#test/support/components/rendered.tsx";
import { Calculation } from "./calculation.tsx";

const texts = { estimate: "An estimate.", figures: "As of today.", again: "Again at {address}" };

test.each([
  [{}, "An estimate. As of today. Again at /a"],
  [{ isOurs: false }, "An estimate. Again at /a"],
  [{ hasFigures: false }, "Again at /a"],
])("a printout of %j has the caveats for its figures", (figures, said) => {
  const sheet = <Calculation {...{ inputs: [], address: "/a", texts, ...figures }} />;
  expect(rendered(sheet, {})).toContain(`<p>${said}</p>`);
});
