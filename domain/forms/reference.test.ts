import { expect, test } from "vitest";
import { makeReference, readReference } from "./reference.ts";

test("a reference is short, and none of its characters is taken for another", () => {
  expect(makeReference("E", Uint8Array.of(0, 1, 9, 10, 18, 20, 26, 31))).toBe("E-019A-JMTZ");
  expect(makeReference("A", new Uint8Array(8).fill(255))).toBe("A-ZZZZ-ZZZZ");
});

test("fewer than eight random bytes are refused", () => {
  expect(() => makeReference("E", new Uint8Array(7))).toThrow(RangeError);
});

test.each([
  ["E-7K3M-9QXT", "E-7K3M-9QXT"],
  [" a7k3m 9qxt ", "A-7K3M-9QXT"],
  ["d-oi9l-jmtz", "D-0191-JMTZ"],
  ["E-7K3M-9QXTT", undefined],
  ["E-7K3M-9QXU", undefined],
  ["B-7K3M-9QXT", undefined],
  ["E-7K3M-9QXT\n<b>", undefined],
  ["", undefined],
])("%j is read as %j", (typed, reference) => {
  expect(readReference(typed)).toBe(reference);
});
