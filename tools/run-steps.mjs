// The steps of `npm test` and `npm run test:all`. A failed step does not stop the others, so that one run reports all
// failures.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root, run } from "./prepare.mjs";

const results = join(root, "test-results");
const rows = [];
const failedLines = [];

export const script = (name, ...args) =>
  run("npm", ["run", "--silent", name, ...(args.length > 0 ? ["--", ...args] : [])]);

/** A step counts as one test, or as the tests in its runner's report. */
export function step(name, check, report) {
  console.log(`\n== ${name}`);
  const file = report && join(results, report);
  if (file) rmSync(file, { force: true });
  const startedAt = Date.now();
  const hasPassed = check();
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  const tests = file && existsSync(file) ? readReport(file) : {};
  const isOk = hasPassed && tests !== unreadable;
  const { passed = isOk ? 1 : 0, failed = 0, skipped = 0, failures = [] } = tests;
  if (!isOk) failedLines.push(name, ...failures.map((line) => `  ${shorten(line)}`));
  const result = isOk ? "ok" : "FAILED";
  // A runner that ended early has failed, even if it reported no failure.
  const failedOrOne = isOk ? failed : Math.max(1, failed);
  rows.push({ step: name, result, passed, failed: failedOrOne, skipped, seconds });
  console.log(`== ${name}: ${result}, ${seconds} s`);
}

/** The failures are named at the end and in a file, because the steps print thousands of lines. */
export function endSteps() {
  const sum = (key) => rows.reduce((all, row) => all + row[key], 0);
  const lines = failedLines.map((line) => `${line}\n`).join("");
  mkdirSync(results, { recursive: true });
  writeFileSync(join(results, "failed.txt"), lines);
  console.log("");
  console.table(rows);
  console.log(
    `\n${lines}${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`,
  );
  process.exit(sum("failed") === 0 ? 0 : 1);
}

const unreadable = { failed: 1, failures: ["its report cannot be read"] };

/** A runner that was stopped may leave half a report. */
function readReport(file) {
  try {
    return countTests(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return unreadable;
  }
}

const countTests = (report) => (report.stats ? countPlaywright(report) : countVitest(report));

function countVitest({ numPassedTests, numFailedTests, numPendingTests, testResults }) {
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map((test) => `${name} > ${test.fullName}: ${test.failureMessages[0]}`),
  );
  // A file that cannot be loaded, or whose hook fails, has no test that failed.
  const broken = testResults
    .filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((test) => test.status === "failed"),
    )
    .map(({ name, message }) => `${name}: ${message}`);
  const failed = numFailedTests + broken.length;
  return {
    passed: numPassedTests,
    failed,
    skipped: numPendingTests,
    failures: [...failures, ...broken],
  };
}

function countPlaywright({ stats: { expected, unexpected, skipped }, suites, errors = [] }) {
  const failures = [...suites.flatMap(failedSpecs), ...errors.map(({ message = "" }) => message)];
  return { passed: expected, failed: unexpected, skipped, failures };
}

const failedSpecs = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(
      ({ file, title, tests }) =>
        `${file} > ${title}: ${tests[0]?.results[0]?.error?.message ?? "no error"}`,
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
