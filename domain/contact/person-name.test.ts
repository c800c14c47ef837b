import { expect, test } from "vitest";
import { isPersonName } from "./person-name.ts";

test.each([
  "Wanjiru Kamau",
  "Ng'ang'a Mwangi",
  "Lupita Nyong’o",
  "Wairimu-Otieno Achieng",
  "Wanjikũ wa Thiong'o",
  "  Amina   Hassan  ",
  "J. M. Kariuki",
  "Ng‘ang‘a Mwangi",
  "Ng`ang´a Mwangi",
  "Ngʹang′a Mwangi",
  "Ngʻang＇a Mwangi",
  "Wairimu‑Otieno Achieng",
  "Wairimu‐Otieno Achieng–Njeri",
])("%s is a full name", (name) => {
  expect(isPersonName(name, 2)).toBe(true);
});

test.each([
  "Wanjiru",
  "W@njiru Kamau",
  "' '",
  "Wanjiru Kamau!",
  "http://spam.example now",
  "Wanjiru\nBcc: x@y.example",
  "'Wanjiru Kamau",
  "Wanjiru `Kamau`",
  "Wanjiru --Kamau",
])("%j is not a full name", (name) => {
  expect(isPersonName(name, 2)).toBe(false);
});

test("one word is enough in a field that asks for one", () => {
  expect(isPersonName("Otieno", 1)).toBe(true);
  expect(isPersonName("", 1)).toBe(false);
});
