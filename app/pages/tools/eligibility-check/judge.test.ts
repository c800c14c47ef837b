import { expect, test } from "vitest";
import { judgeEligibility } from "#domain/lending/eligibility.ts";
import { eligibilityChecks } from "#model/eligibility/checks.ts";
import { content } from "#test/support/content/content.ts";
import { eligibilityErrors } from "./judge.ts";

test.each(eligibilityChecks(content))(
  "each error of the empty form for $id names its question",
  ({ questions }) => {
    const judged = judgeEligibility(questions, new Map());
    const errors = judged.ok ? {} : eligibilityErrors(questions, judged.errors, content);
    expect(Object.keys(errors)).toEqual(questions.map(({ id }) => id));
    expect(new Set(Object.values(errors)).size).toBe(questions.length);
  },
);
