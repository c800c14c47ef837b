import { expect, test } from "vitest";
import { EmailsSchema } from "./emails.ts";
import { content } from "#test/support/content/content.ts";

const { emails } = content;
const errorsIn = (changed: unknown) =>
  EmailsSchema.safeParse(changed).error?.issues.map(({ message }) => message);

const withSubject = (subject: string) => ({
  ...emails,
  enquiryToVisitor: { ...emails.enquiryToVisitor, subject },
});

test("an email must use all its placeholders, and no unknown one", () => {
  expect(errorsIn(emails)).toBeUndefined();
  expect(errorsIn(withSubject("Your enquiry"))).toEqual(["needs {reference}"]);
  expect(errorsIn(withSubject("{reference}, {referense}"))).toEqual([
    "{referense} is no place of this text",
  ]);
});

test("an email to a visitor may not repeat what they wrote, except their name", () => {
  for (const place of ["{message}", "{section}", "{topic}", "{email}"])
    expect(errorsIn(withSubject(`{reference} ${place}`))).toHaveLength(1);
});

test("placeholders of the settings may be used anywhere", () => {
  expect(errorsIn(withSubject("{reference}, or dial {ussd}"))).toBeUndefined();
});
