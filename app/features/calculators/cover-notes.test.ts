import { expect, test } from "vitest";
import { motorPremium } from "#domain/insurance/motor-premium.ts";
import { content, found } from "#test/support/content/content.ts";
import { askHref } from "./cover-notes.ts";

test.each([
  [false, "60,000.00"],
  // 0.45% and the stamp duty of 40.
  [true, "60,310.00"],
])("with the levies in the total (%s), the enquiry names a premium of %s", (levies, total) => {
  const bands = [{ rateBasisPoints: 600 }];
  const insurer = { ...found(content.insurers[0]), minimumKes: 0, bands };
  const cover = { sumInsuredKes: 1_000_000, excessProtector: false, pvt: false, levies };
  const { motor } = content.messages.calculators;
  const href = askHref(motor, insurer.title, cover, motorPremium(insurer, cover));
  expect(new URL(href, "https://www.example.org").searchParams.get("message")).toContain(total);
});
