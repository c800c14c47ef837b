import { expect, test } from "vitest";
import { isAuthority } from "./authority.ts";

test.each([
  ["https://www.centralbank.go.ke/rules", true],
  ["https://nse.co.ke/", true],
  ["https://www.cma.or.ke/", true],
  ["https://www.safaricom.co.ke/help", true],
  ["https://nation.africa/a-report", false],
  ["https://notgo.ke/", false],
  ["https://nse.co.ke.example/", false],
])("%s: %s", (address, is) => {
  expect(isAuthority(address)).toBe(is);
});
