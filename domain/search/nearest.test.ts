import { describe, expect, test } from "vitest";
import { nearestAddresses, nearestWords } from "./nearest.ts";

const vocabulary = new Map([
  ["mortgage", 20],
  ["insurance", 90],
  ["plot", 12],
  ["plan", 30],
  ["loan", 80],
  ["car", 9],
]);

test.each([
  ["mortgage", "mortgage"],
  ["morgage", "mortgage"],
  ["mortgege", "mortgage"],
  ["insurence", "insurance"],
  ["insurrance", "insurance"],
  ["plat", "plan"],
  ["lona", "loan"],
  ["laon", "loan"],
  ["cra", "car"],
  ["cab", "car"],
  ["ca", undefined],
  ["zebra", undefined],
  ["x".repeat(5000), undefined],
])("%.20s was meant to be %s", (word, meant) => {
  expect(nearestWords(word, vocabulary)[0]).toBe(meant);
});

describe("an address that does not exist", () => {
  const addresses = [
    "/hfc",
    "/calculators/mortgage",
    "/calculators/motor-insurance",
    "/borrow/for-individuals/personal-loan",
    "/borrow/for-individuals/property-financing",
    "/about-us",
    "/contact-us",
    "/leadership",
  ];

  test.each([
    ["/borrow/for-individuals/personl-loan", "/borrow/for-individuals/personal-loan"],
    ["/borrow/for-business/personal-loan", "/borrow/for-individuals/personal-loan"],
    ["/mortgage", "/calculators/mortgage"],
    ["/About-Us", "/about-us"],
    ["/contactus", "/contact-us"],
    ["/leadershp", "/leadership"],
  ])("%s is most like %s", (asked, nearest) => {
    expect(nearestAddresses(asked, addresses)[0]).toBe(nearest);
  });

  test("is like three at most", () => {
    expect(nearestAddresses("/borrow/for-individuals/prsonal-loan", addresses).length).toBe(2);
    expect(nearestAddresses("/a", ["/b", "/c", "/aa", "/ab", "/ac"]).length).toBe(3);
  });

  test.each(["/qqqqqqqqqqqq", "/", `/${"a".repeat(5000)}`])("%.20s is like none", (asked) => {
    expect(nearestAddresses(asked, addresses)).toEqual([]);
  });
});
