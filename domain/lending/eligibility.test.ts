import { expect, test } from "vitest";
import { type EligibilityQuestion, judgeEligibility } from "./eligibility.ts";

const share: EligibilityQuestion[] = [
  {
    id: "county",
    kind: "choice",
    options: [
      { value: "Nairobi", verdict: "meets" },
      { value: "Nakuru", verdict: "meets" },
    ],
  },
  { id: "price", kind: "number", unit: "KES", rules: [] },
  {
    id: "amount",
    kind: "number",
    unit: "KES",
    rules: [
      { side: "least", limits: {}, otherwise: 100_000 },
      { side: "most", shareOf: "price", by: "county", limits: { Nairobi: 80 }, otherwise: 70 },
    ],
  },
];
const choice: EligibilityQuestion[] = [
  {
    id: "charged",
    kind: "choice",
    options: [
      { value: "no", verdict: "meets" },
      { value: "unsure", verdict: "ask" },
      { value: "yes", verdict: "fails" },
    ],
  },
  {
    id: "vehicle",
    kind: "number",
    unit: "years",
    rules: [{ side: "most", limits: {}, otherwise: 15 }],
  },
];

const judge = (questions: EligibilityQuestion[], query: string) =>
  judgeEligibility(questions, new URLSearchParams(query));

test.each([
  ["county=Nairobi&price=2m&amount=1,600,000", undefined],
  ["county=Nairobi&price=2m&amount=1,600,001", { rule: 1, limit: 80, allowed: 1_600_000 }],
  ["county=Nakuru&price=2m&amount=1,400,000", undefined],
  ["county=Nakuru&price=2m&amount=1,600,000", { rule: 1, limit: 70, allowed: 1_400_000 }],
  // The limit is rounded down to a shilling.
  ["county=Nakuru&price=999,999&amount=700,000", { rule: 1, limit: 70, allowed: 699_999 }],
  ["county=Nakuru&price=2m&amount=99,999", { rule: 0, limit: 100_000, allowed: 100_000 }],
])("a share of the price that differs by county: %s", (query, broken) => {
  const judged = judge(share, query);
  expect(judged.ok && judged.findings[2]?.broken).toEqual(broken);
  expect(judged.ok && judged.findings[2]?.verdict).toBe(broken ? "fails" : "meets");
});

test.each([
  ["charged=no&vehicle=15", ["meets", "meets"]],
  ["charged=unsure&vehicle=0", ["ask", "meets"]],
  ["charged=yes&vehicle=15.5", ["fails", "fails"]],
  ["charged=no&vehicle=16", ["meets", "fails"]],
])("choices and ages: %s", (query, verdicts) => {
  const judged = judge(choice, query);
  expect(judged.ok && judged.findings.map(({ verdict }) => verdict)).toEqual(verdicts);
});

test.each([
  ["", { charged: "notChosen", vehicle: "missing" }],
  ["charged=maybe&vehicle=NaN", { charged: "notChosen", vehicle: "notANumber" }],
  ["charged=no&vehicle=-1", { vehicle: "tooSmall" }],
  ["charged=no&vehicle=1e9", { vehicle: "notANumber" }],
  ["charged=no&vehicle=121", { vehicle: "tooLarge" }],
])("an error is reported at its question: %s", (query, errors) => {
  expect(judge(choice, query)).toEqual({ ok: false, errors });
});
