// The checks of CI, ten minutes in total. The others are in `tools/test-all.mjs`.
import { buildIfNeeded, installAll } from "./prepare.mjs";
import { endSteps, script, step } from "./run-steps.mjs";

installAll();

step("Format", () => script("format"));
step("Lint", () => script("lint"));
step("Types", () => script("typecheck"));
step("Unit", () => script("unit"), "unit.json");
step("Content", () => script("content"));
step("Build", buildIfNeeded);
step("Browser", () => script("e2e"), "browser.json");
step("Dead code", () => script("unused"));
endSteps();
