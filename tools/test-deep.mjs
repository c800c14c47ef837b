// Tests that take long, or need programs that few machines have: faults, other browsers, outside validators.
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
clearResults(["faults.json", "deep.json", "deep-browser.json", "engines"]);

step("Build", buildIfNeeded);
step("Programs", () => script("programs"));
step(
  "Faults",
  () => script("test:faults"),
  () => countVitest("faults.json"),
);
step(
  "Engines and validators",
  () => inChromium("deep"),
  () => countVitest("deep.json"),
);
step(
  "Browser, in depth",
  () => inChromium("deep:browser"),
  () => countPlaywright("deep-browser.json"),
);
endSteps();

function inChromium(name) {
  const chromium = findChromium();
  return script(name, { ...environment, ...(chromium && { CHROMIUM_PATH: chromium }) });
}
