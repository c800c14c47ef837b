import { describe, expect, test } from "vitest";
import { jobWith } from "#test/support/jobs.ts";
import { filtersOf, jobsThatFit } from "./job-filters.ts";

const jobs = [
  jobWith({ id: "a", jobDepartment: "Property", subsidiary: "HFDI" }),
  jobWith({ id: "b", jobDepartment: "Credit", subsidiary: "HFC Limited" }),
  jobWith({ id: "c", jobDepartment: "Credit", category: { name: "Contract" } }),
];

function idsFor(query: string) {
  const filters = filtersOf(jobs, new URLSearchParams(query));
  return jobsThatFit(jobs, filters).map(({ id }) => id);
}

test("the choices are the existing values, each once, in order", () => {
  expect(filtersOf(jobs, new URLSearchParams())).toEqual([
    { name: "department", choices: ["Credit", "Property"], chosen: undefined },
    { name: "subsidiary", choices: ["HFC Limited", "HFDI"], chosen: undefined },
    { name: "category", choices: ["Contract", "Permanent"], chosen: undefined },
  ]);
});

describe("the URL chooses", () => {
  test.each([
    ["", ["a", "b", "c"]],
    ["department=Credit", ["b", "c"]],
    ["subsidiary=HFDI", ["a"]],
    ["subsidiary=HFC+Limited", ["b", "c"]],
    ["category=Contract", ["c"]],
    ["department=Credit&category=Permanent", ["b"]],
    ["department=Property&category=Contract", []],
  ])("?%s", (query, ids) => {
    expect(idsFor(query)).toEqual(ids);
  });
});

test.each([
  "department=",
  "department=Magic",
  "department=credit",
  "department=__proto__",
  "job=a",
])("?%s names no existing choice and is ignored", (query) => {
  expect(idsFor(query)).toEqual(["a", "b", "c"]);
});

test("without jobs there are no choices", () => {
  const filters = filtersOf([], new URLSearchParams("department=Credit"));
  expect(filters.map(({ choices, chosen }) => [choices, chosen])).toEqual([
    [[], undefined],
    [[], undefined],
    [[], undefined],
  ]);
});
