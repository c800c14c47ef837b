// The steps of `npm test` and `npm run test:deep`: each runs even when an earlier one failed, so that one run tells
// all.
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, run } from "./prepare.mjs";

const results = join(root, "test-results");
let passed = 0;
let failed = 0;
const failedLines = [];

/** Deletes what an earlier run wrote: everything, or what is named. */
export function clearResults(names = [""]) {
  for (const name of names) rmSync(join(results, name), { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
}

export const script = (name, env) => run("npm", ["run", "--silent", name], env);

/** A step counts as one test, or as those its runner wrote down. */
export function step(name, check, count) {
  console.log(`\n== ${name}`);
  const startedAt = Date.now();
  const isOk = check();
  const tests = count?.() ?? { passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  passed += tests.passed;
  // A runner that fell over before it wrote a failure down has failed all the same.
  failed += isOk ? tests.failed : Math.max(1, tests.failed);
  if (!isOk) failedLines.push(name, ...(tests.failures ?? []).map((line) => `  ${line}`));
  console.log(
    `== ${name}: ${isOk ? "ok" : "FAILED"}, ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
}

/** Names what failed after everything else, and in a file, because the steps print thousands of lines. */
export function endSteps() {
  const lines = failedLines.map((line) => `${line}\n`).join("");
  appendFileSync(join(results, "failed.txt"), lines);
  console.log(`\n${lines}${passed} passed, ${failed} failed`);
  process.exit(failed === 0 ? 0 : 1);
}

export function countVitest(file) {
  const report = readReport(file);
  if (!report) return undefined;
  // A file that cannot be loaded has no tests that could fail.
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => `${name} > ${test.fullName}: ${test.failureMessages[0]}`),
  );
  failures.push(...unloaded.map(({ name, message }) => `${name}: ${message}`));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    failures: failures.map(shorten),
  };
}

export function countPlaywright(file) {
  const report = readReport(file);
  if (!report) return undefined;
  const { expected, unexpected } = report.stats;
  return { passed: expected, failed: unexpected, failures: report.suites.flatMap(failedSpecs) };
}

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) =>
      shorten(`${file} > ${title}: ${tests[0]?.results[0]?.error?.message ?? "no error"}`),
    ),
  ...suites.flatMap(failedSpecs),
];

/** On one line, without the stack and the folder of this checkout. */
const shorten = (text) =>
  stripVTControlCharacters(text)
    .replace(/\n\s+at [\s\S]*/, "")
    .replaceAll(`${root}/`, "")
    .replaceAll(/\s+/g, " ")
    .slice(0, 500);

function readReport(name) {
  const file = join(results, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}
