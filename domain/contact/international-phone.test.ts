import { expect, test } from "vitest";
import { parseInternationalPhone } from "./international-phone.ts";

test.each([
  ["0712 345 678", "254712345678"],
  ["020 2345678", "254202345678"],
  ["+44 7911 123456", "447911123456"],
  ["+44 (0)20 7946 0958", "442079460958"],
  ["0044 7911 123456", "447911123456"],
  ["+1 202-555-0101", "12025550101"],
  ["+971 50 123 4567", "971501234567"],
  ["+254 (0)20 2345678", "254202345678"],
  ["\u202d+44\u2011(0)20\u20137946 0958\u202c", "442079460958"],
  ["+39 (0)6 6982 1234", "390669821234"],
  ["٠٠٤٤ ٧٩١١ ١٢٣٤٥٦", "447911123456"],
])("%s is understood as %s", (typed, phone) => {
  expect(parseInternationalPhone(typed)).toBe(phone);
  expect(parseInternationalPhone(phone)).toBe(phone);
});

test.each([
  "",
  "call me",
  "25471234567",
  "254212345678",
  "+44 7911 1234",
  "+999 123 4567",
  "++254712345678",
  "0712345678 or 0722345678",
  "+254 712 345 678 ext 5",
])("%j is no phone number", (typed) => {
  expect(parseInternationalPhone(typed)).toBeUndefined();
});
