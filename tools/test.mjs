// Every check, in CI's order. Each runs even when an earlier one failed, so that one run tells all.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findChromium } from "./find-chromium.mjs";
import { buildIfNeeded, environment, installIfNeeded, root, run } from "./prepare.mjs";

installIfNeeded();

const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;

const script = (name, env) => run("npm", ["run", "--silent", name], env);

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
step("Browser", browserTests, countPlaywright);
step(
  "Faults",
  () => script("test:faults"),
  () => countVitest("faults.json"),
);
step("Dead code", () => script("unused"));

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

/** A step counts as one test, or as those its runner wrote down. */
function step(name, check, count) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  const isOk = check();
  const tests = count?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  passed += tests.passed;
  // A runner that fell over before it wrote a failure down has failed all the same.
  failed += isOk ? tests.failed : Math.max(1, tests.failed);
  console.log(
    `== ${name}: ${isOk ? "ok" : "FAILED"}, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}

function browserTests() {
  const chromium = findChromium();
  if (chromium === null) return false;
  return script("e2e", { ...environment, ...(chromium && { CHROMIUM_PATH: chromium }) });
}

function countVitest(file) {
  const report = readReport(file);
  if (!report) return undefined;
  // A file that cannot be loaded has no tests that could fail.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  return { passed: report.numPassedTests, failed: report.numFailedTests + unloaded.length };
}

function countPlaywright() {
  const report = readReport("browser.json");
  if (!report) return undefined;
  const { expected, flaky, unexpected } = report.stats;
  if (flaky > 0) console.log(`${flaky} passed only when tried again`);
  return { passed: expected + flaky, failed: unexpected };
}

function readReport(name) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
