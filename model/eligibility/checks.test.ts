import { expect, test } from "vitest";
import { judgeEligibility } from "#domain/lending/eligibility.ts";
import { checkEligibility } from "#checks/eligibility.ts";
import type { Content } from "#model/content.ts";
import { eligibilityChecks } from "./checks.ts";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";

const checks = eligibilityChecks(content);

test("each check is of a product in the catalogue", () => {
  expect(checks.map(({ id }) => id)).toEqual(content.eligibility.map(({ id }) => id));
});

/** The questions not met by the answers in a query, or its errors. */
function problems(id: string, query: string) {
  const check = checks.find((each) => each.id === id);
  if (!check) throw new Error(`There is no check ${id}`);
  const judged = judgeEligibility(check.questions, new URLSearchParams(query));
  if (!judged.ok) return judged.errors;
  return judged.findings.filter(({ verdict }) => verdict !== "meets").map((each) => each.id);
}

test.each([
  ["logbook-loans", "vehicle=15&charged=no&amount=100000&months=48", []],
  ["logbook-loans", "vehicle=16&charged=no&amount=100000&months=48", ["vehicle"]],
  [
    "logbook-loans",
    "vehicle=3&charged=yes&amount=99999&months=49",
    ["charged", "amount", "months"],
  ],
  ["plot", "county=Nairobi&price=1000000&amount=800000&years=7", []],
  ["plot", "county=Kiambu&price=1000000&amount=800001&years=7", ["amount"]],
  ["plot", "county=Kajiado&price=1000000&amount=700000&years=7", []],
  ["plot", "county=Kajiado&price=1000000&amount=700001&years=8", ["amount", "years"]],
  ["home-loan", "price=5000000&amount=4500000&years=20", []],
  ["home-loan", "price=5000000&amount=4500001&years=21", ["amount", "years"]],
  ["construction", "purpose=owner&borrower=employed&price=1000000&amount=900000&years=20", []],
  [
    "construction",
    "purpose=tenants&borrower=business&price=1000000&amount=700001&years=11",
    ["amount", "years"],
  ],
  ["car-loan", "vehicle=new-private&price=1000000&amount=800000&years=5", []],
  ["car-loan", "vehicle=new-commercial&price=1000000&amount=700001&years=4", ["amount", "years"]],
  ["car-loan", "vehicle=used&price=1000000&amount=700000&years=3", []],
  ["car-loan", "vehicle=equipment&price=1000000&amount=700001&years=5", ["amount"]],
  ["school-fees-loan", "account=yes&school=yes&months=3", []],
  ["school-fees-loan", "account=no&school=unsure&months=4", ["account", "school", "months"]],
  ["personal-loan", "amount=7000000&months=84", []],
  ["personal-loan", "amount=7000001&months=85", ["amount", "months"]],
  ["cash-cover-loan", "price=1000000&amount=900000&years=15", []],
  ["cash-cover-loan", "price=1000000&amount=900001&years=16", ["amount", "years"]],
  ["cash-cover-loan", "price=1000000&amount=99999&years=1", ["amount"]],
  ["mwana-biashara", "till=yes&amount=350000&months=12", []],
  ["mwana-biashara", "till=no&amount=350001&months=13", ["till", "amount", "months"]],
  [
    "diaspora-salary-advance",
    "identity=yes&visa=yes&jobs=yes&contract=yes&security=yes&amount=100000",
    [],
  ],
  [
    "diaspora-salary-advance",
    "identity=no&visa=no&jobs=no&contract=no&security=no&amount=100001",
    ["identity", "visa", "jobs", "contract", "security", "amount"],
  ],
  ["health-insurance", "joining=yes&age=74", []],
  ["health-insurance", "joining=yes&age=75", ["age"]],
  ["hf-elimu", "child=6&age=60&years=6", []],
  ["hf-elimu", "child=18&age=60&years=6", []],
  ["hf-elimu", "child=5&age=61&years=5", ["child", "age", "years"]],
  ["hf-elimu", "child=19&age=30&years=10", ["child"]],
])("the eligibility statements of CAT-18: %s with %s", (id, query, expected) => {
  expect(problems(id, query)).toEqual(expected);
});

const plot = content.eligibility.filter(({ id }) => id === "plot");
/** The record with one word changed, as by an editor's typing mistake. */
const slipped = (from: string, to: string): Pick<Content, "eligibility" | "products"> => ({
  eligibility: JSON.parse(JSON.stringify(plot).replaceAll(from, to)),
  products: content.products,
});

test.each([
  ['"fact":"tenor"', '"fact":"tenure"', /tenure is no fact of this product/],
  ['"fact":"tenor"', '"fact":"valuation"', /valuation is no fact of this product that fits/],
  ['"Kiambu":', '"Kiambuu":', /Kiambuu is no answer to county/],
  ['"shareOf":"price"', '"shareOf":"age"', /age is not asked before/],
  ["up to {tenor}", "up to 7 years", /"7 years" is a figure/],
  ['"group":"plot"', '"group":"farm"', /farm is no group/],
  ['"id":"years"', '"id":"price"', /price appears twice/],
])("%s changed to %s", (from, to, mistake) => {
  expect(checkEligibility(slipped(from, to)).join("\n")).toMatch(mistake);
});

test("the site's checks have no mistakes", () => {
  expect(checkEligibility(content)).toEqual([]);
});
