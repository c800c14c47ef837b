// What takes long, or needs programs that few machines have: faults, other browsers, outside validators.
import { findChromium } from "./find-chromium.mjs";
import { buildIfNeeded, environment, installIfNeeded } from "./prepare.mjs";
import { clearResults, countVitest, endSteps, script, step } from "./run-steps.mjs";

installIfNeeded();
clearResults(["faults.json", "deep.json", "engines"]);

step("Build", buildIfNeeded);
step("Browsers", () => script("browsers"));
step(
  "Faults",
  () => script("test:faults"),
  () => countVitest("faults.json"),
);
step("Engines and validators", deepTests, () => countVitest("deep.json"));
endSteps();

function deepTests() {
  const chromium = findChromium();
  return script("deep", { ...environment, ...(chromium && { CHROMIUM_PATH: chromium }) });
}
