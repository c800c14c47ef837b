import { expect, test } from "vitest";
import { isReference, makeReference } from "./reference.ts";

test("a reference is short, and none of its characters is taken for another", () => {
  expect(makeReference("E", Uint8Array.of(0, 1, 9, 10, 18, 20, 26, 31))).toBe("E-019A-JMTZ");
  expect(makeReference("A", new Uint8Array(8).fill(255))).toBe("A-ZZZZ-ZZZZ");
});

test("too little chance is refused", () => {
  expect(() => makeReference("E", new Uint8Array(7))).toThrow(RangeError);
});

test.each([
  ["E-7K3M-9QXT", true],
  ["A-7K3M-9QXT", false],
  ["E-7K3M-9QXTT", false],
  ["E-7K3M-9QXI", false],
  ["e-7k3m-9qxt", false],
  ["E-7K3M-9QXT\n<b>", false],
  ["", false],
])("%j reads like the reference of an enquiry: %s", (text, expected) => {
  expect(isReference("E", text)).toBe(expected);
});
