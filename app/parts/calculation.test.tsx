import { expect, test } from "vitest";
import { rendered } from "#test/support/rendered.tsx";
import { Calculation } from "./calculation.tsx";

const texts = { estimate: "An estimate.", figures: "As of today.", again: "Again at {address}" };

test.each([
  [undefined, "An estimate. As of today. Again at /a"],
  [false, "Again at /a"],
])("a sheet with figures (%s) says what they are worth", (hasFigures, said) => {
  const sheet = <Calculation {...{ inputs: [], address: "/a", texts, hasFigures }} />;
  expect(rendered(sheet, {})).toContain(`<p>${said}</p>`);
});
