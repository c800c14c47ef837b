// Every check that takes a quarter of an hour together, in CI's order. `tools/test-deep.mjs` has what takes longer.
import { findChromium } from "./find-chromium.mjs";
import { buildIfNeeded, environment, installAll } from "./prepare.mjs";
import {
  clearResults,
  countPlaywright,
  countVitest,
  endSteps,
  script,
  step,
} from "./run-steps.mjs";

installAll();
clearResults();

step("Format", () => script("format"));
step("Lint", () => script("lint"));
step("Types", () => script("typecheck"));
step(
  "Unit",
  () => script("unit"),
  () => countVitest("unit.json"),
);
step("Content", () => script("content"));
step("Build", buildIfNeeded);
step("Browser", browserTests, () => countPlaywright("browser.json"));
step("Dead code", () => script("unused"));
endSteps();

function browserTests() {
  const chromium = findChromium();
  if (chromium === null) return false;
  return script("e2e", { ...environment, ...(chromium && { CHROMIUM_PATH: chromium }) });
}
