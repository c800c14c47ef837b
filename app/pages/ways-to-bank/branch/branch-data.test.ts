import { expect, test } from "vitest";
import type { Branch } from "#model/branches/schema.ts";
import { branchData } from "./branch-data.ts";
import { content, found } from "#test/support/content/content.ts";

const { branches, settings, waysToBank: texts } = content;
const week = {
  weekdays: { open: "08:30", close: "16:00" },
  saturday: { open: "08:30", close: "12:00" },
};
const westlands: Branch = {
  ...found(branches[0]),
  name: "Westlands",
  clearingCode: "61280",
  town: "Nairobi",
  county: "Nairobi",
  place: "The corner of two streets",
  hours: { ...week, provenance: "public" },
};

function dataOf(branch: Branch) {
  const holidays = [{ day: "2026-12-25", name: "Christmas Day", isExpected: false }];
  return branchData({ branch, settings, texts, holidays, url: "https://x.example/westlands" });
}

test("a branch is a bank with its hours and the holidays it is closed on", () => {
  expect(dataOf(westlands)).toMatchObject({
    "@type": "BankOrCreditUnion",
    name: `${settings.bank.name} Westlands`,
    branchCode: "61280",
    address: { addressLocality: "Nairobi", addressRegion: "Nairobi", addressCountry: "KE" },
    openingHoursSpecification: [
      { dayOfWeek: expect.arrayContaining(["Monday", "Friday"]), opens: "08:30", closes: "16:00" },
      { dayOfWeek: ["Saturday"], opens: "08:30", closes: "12:00" },
    ],
    specialOpeningHoursSpecification: [{ validFrom: "2026-12-25", validThrough: "2026-12-25" }],
  });
});

test("search engines get no specimens", () => {
  const data = dataOf({ ...westlands, hours: { ...week, provenance: "specimen" } });
  expect(data).not.toHaveProperty("openingHoursSpecification");
  expect(data).toHaveProperty("address.streetAddress", "The corner of two streets");
  const isPhoneKnown = settings.phone.provenance !== "specimen";
  expect("telephone" in dataOf(westlands)).toBe(isPhoneKnown);
});
