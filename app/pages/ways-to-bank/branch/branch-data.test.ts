import { expect, test } from "vitest";
import { loadContent } from "#model/load.ts";
import { branchData } from "./branch-data.ts";

const { branches, settings, waysToBank: texts } = loadContent();

function dataOf(slug: string) {
  const branch = branches.find((each) => each.slug === slug);
  if (!branch) throw new Error(`There is no branch ${slug}`);
  const holidays = [{ day: "2026-12-25", name: "Christmas Day", isExpected: false }];
  return branchData({ branch, settings, texts, holidays, url: "https://x.example/westlands" });
}

test("a branch is a bank with its hours and the holidays it is closed on", () => {
  expect(dataOf("westlands")).toMatchObject({
    "@type": "BankOrCreditUnion",
    name: "HFC Westlands",
    branchCode: "61280",
    address: { addressLocality: "Nairobi", addressRegion: "Nairobi", addressCountry: "KE" },
    openingHoursSpecification: [
      { dayOfWeek: expect.arrayContaining(["Monday", "Friday"]), opens: "08:30", closes: "16:00" },
      { dayOfWeek: ["Saturday"], opens: "08:30", closes: "12:00" },
    ],
    specialOpeningHoursSpecification: [{ validFrom: "2026-12-25", validThrough: "2026-12-25" }],
  });
});

test("nothing that is an example is said to search engines", () => {
  expect(dataOf("rehani-house")).not.toHaveProperty("openingHoursSpecification");
  expect(dataOf("rehani-house")).toHaveProperty(
    "address.streetAddress",
    "Rehani House, Kenyatta Avenue and Koinange Street",
  );
  const isPhoneKnown = settings.phone.provenance !== "specimen";
  expect("telephone" in dataOf("westlands")).toBe(isPhoneKnown);
});
