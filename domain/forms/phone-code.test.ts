import { expect, test } from "vitest";
import { readCode } from "./phone-code.ts";

test.each([
  ["123456", { otp: "123456" }],
  [" 123 456 ", { otp: "123456" }],
  ["", { error: "missing" }],
  ["  ", { error: "missing" }],
  ["12345", { error: "invalid" }],
  ["12345a", { error: "invalid" }],
  ["1234567", { error: "invalid" }],
])("%o as a code", (typed, read) => {
  expect(readCode(typed)).toEqual(read);
});
