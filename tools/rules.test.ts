import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const rulesFile = "docs/rules.md";
const numbered = /\b(?:BRN|CAL|CAR|CAT|COR|FRM|INV|PAG|PRP|RIG|SEA|WHZ)-\d+\b/g;
const places = "{app,checks,domain,model,server,test,tools,content,docs,deploy}";
const texts = globSync(["README.md", `${places}/**/*.{ts,tsx,css,md,yaml,mjs}`], {
  exclude: (path) => path.includes("node_modules"),
}).map((path) => ({ path, text: readFileSync(path, "utf8") }));
const rules = readFileSync(rulesFile, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("- **"));
const numberOf = (rule: string) => /^- \*\*([A-Z]+-\d+)\*\* /.exec(rule)?.[1] ?? rule;
const testsOf = (rule: string) => rule.match(/(?<=`)[^`\s]+\.(?:test|e2e)\.tsx?(?=`)/g) ?? [];
const others = texts.filter(({ path }) => path !== rulesFile);
const cited = new Set(others.flatMap(({ text }) => text.match(numbered) ?? []));

test("each rule has a unique number with a known prefix", () => {
  const numbers = rules.map(numberOf);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => number.match(numbered)?.[0] !== number)).toEqual([]);
});

test("each cited number is a rule", () => {
  expect([...cited].filter((number) => !rules.map(numberOf).includes(number))).toEqual([]);
});

test("each rule names a test that `npm test` runs, and each test it names exists", () => {
  const isRun = (path: string) => !/^test\/(?:deep|faults|looks)\//.test(path);
  expect(rules.filter((rule) => !testsOf(rule).some(isRun))).toEqual([]);
  expect(rules.flatMap(testsOf).filter((path) => !existsSync(path))).toEqual([]);
});

test("rules are cited by number, not by a section of the specification", () => {
  const bySection = others.filter(({ text }) => /\bS[12]\b/.test(text)).map(({ path }) => path);
  expect(bySection).toEqual([]);
});
