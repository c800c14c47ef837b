import { expect, test } from "vitest";
import { stateTitle } from "./state-title.ts";

test.each([
  [[], undefined, "Branches"],
  [[undefined], "3 branches", "Branches"],
  [["Nakuru", undefined, "Open now"], "3 branches", "3 branches: Nakuru, Open now"],
  [["Nakuru"], undefined, "Branches: Nakuru"],
])("%j and %s: %s", (chosen, state, title) => {
  expect(stateTitle("Branches", chosen, state)).toBe(title);
});
