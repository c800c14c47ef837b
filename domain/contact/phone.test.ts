import { expect, test } from "vitest";
import { formatPhone, parseKenyanMobile } from "./phone.ts";

test.each([
  ["0712345678", "254712345678"],
  ["0112345678", "254112345678"],
  ["712345678", "254712345678"],
  ["254712345678", "254712345678"],
  ["+254 712 345 678", "254712345678"],
  ["0712-345-678", "254712345678"],
  [" 0712 345 678 ", "254712345678"],
  ["(0712) 345678", "254712345678"],
])("%s is %s", (typed, phone) => {
  expect(parseKenyanMobile(typed)).toBe(phone);
});

test.each([
  "",
  "07123456",
  "07123456789",
  "0212345678",
  "0612345678",
  "255712345678",
  "+1 202 555 0101",
  "2540712345678",
  "++254712345678",
  "0712345678 or 0722",
  "O712345678",
])("%j is not a mobile number", (typed) => {
  expect(parseKenyanMobile(typed)).toBeUndefined();
});

test.each(["254712345678", "0712345678", "+254 712345678"])(
  "%s is shown in national form",
  (typed) => {
    expect(formatPhone(typed)).toBe("0712 345 678");
  },
);

test("a number that is not a Kenyan mobile number is shown as typed", () => {
  expect(formatPhone("0712 345")).toBe("0712 345");
});
