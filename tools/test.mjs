// What CI runs: every check that takes ten minutes together. `tools/test-all.mjs` has the rest.
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
