import { expect, test } from "vitest";
import { loadContent } from "#model/load.ts";
import { LettersSchema } from "./letters.ts";

const { letters } = loadContent();
const faultsIn = (changed: unknown) =>
  LettersSchema.safeParse(changed).error?.issues.map(({ message }) => message);

const withSubject = (subject: string) => ({
  ...letters,
  enquiryToVisitor: { ...letters.enquiryToVisitor, subject },
});

test("a letter names all its places, and none that nobody fills", () => {
  expect(faultsIn(letters)).toBeUndefined();
  expect(faultsIn(withSubject("Your enquiry"))).toEqual(["needs {reference}"]);
  expect(faultsIn(withSubject("{reference}, {referense}"))).toEqual([
    "{referense} is no place of this text",
  ]);
});

test("a letter to a visitor has no place for what they wrote, save the name", () => {
  for (const place of ["{message}", "{section}", "{topic}", "{email}"])
    expect(faultsIn(withSubject(`{reference} ${place}`))).toHaveLength(1);
});

test("words that stand in the settings may be named anywhere", () => {
  expect(faultsIn(withSubject("{reference}, or dial {ussd}"))).toBeUndefined();
});
