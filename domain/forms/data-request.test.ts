import { expect, test } from "vitest";
import type { Field } from "./field.ts";
import {
  dataRequestFields,
  dataRequestKinds,
  dueDayOf,
  isLawsTime,
  parseDataRequest,
} from "./data-request.ts";

const sent = {
  kind: "access",
  fullname: "Wanjikũ Ng'ang'a",
  email: "wanjiku@mail.example",
  phone: "0712 345 678",
  details: "My enquiry of March.\r\nE-7K3M-9QXT",
};

test("a request is read in the form in which it is stored", () => {
  expect(parseDataRequest(sent)).toEqual({
    ok: true,
    request: { ...sent, phone: "254712345678", details: "My enquiry of March.\nE-7K3M-9QXT" },
  });
});

test.each([
  ["kind", "everything", "invalid"],
  ["kind", undefined, "missing"],
  ["fullname", "Wanjiku", "invalid"],
  ["email", "wanjiku", "invalid"],
  ["phone", "12345", "invalid"],
  ["phone", "", "missing"],
  ["details", " ", "missing"],
  ["details", "x".repeat(2001), "tooLong"],
  ["details", "a\0b", "invalid"],
])("the %s %j is %s", (field, value, error) => {
  expect(parseDataRequest({ ...sent, [field]: value })).toEqual({
    ok: false,
    errors: { [field]: error },
  });
});

const fields = Object.entries<Field>(dataRequestFields);

test("all missing fields are reported together, in the order of the form", () => {
  const read = parseDataRequest({});
  expect(read.ok ? [] : Object.keys(read.errors)).toEqual(
    fields.filter(([, field]) => !field.isOptional).map(([name]) => name),
  );
});

test.each([
  ["access", "2026-11-21T08:00:00Z", "2026-11-28"],
  ["correction", "2026-11-21T08:00:00Z", "2026-11-28"],
  ["erasure", "2026-02-25T08:00:00Z", "2026-03-04"],
  ["portability", "2026-11-21T08:00:00Z", "2026-12-21"],
  // Already the next day in Nairobi.
  ["objection", "2026-11-21T21:30:00Z", "2026-11-29"],
  ["review", "2026-11-21T20:59:00Z", "2026-11-28"],
] as const)("%s of %s is due on %s", (kind, received, due) => {
  expect(dueDayOf(kind, Date.parse(received))).toBe(due);
});

test("the law gives the days for four kinds, the bank those for the others", () => {
  expect(dataRequestKinds.filter(isLawsTime)).toEqual([
    "access",
    "correction",
    "erasure",
    "portability",
  ]);
});
