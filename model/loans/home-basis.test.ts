import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { homeCost } from "#domain/lending/home-cost.ts";
import { parseHomeInput } from "#domain/lending/home-cost-input.ts";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { homeBasis } from "./home-basis.ts";

/** The duty on the charge, in cents; undefined where it is not counted. */
function chargeDutyOf(query: string) {
  const input = parseHomeInput(new URLSearchParams(query), homeBasis(content));
  const { charges, loanCents } = succeeded(homeCost(succeeded(input).request.home)).cost;
  const duty = charges.find(({ id }) => id === "chargeDuty");
  return { loanCents, dutyCents: duty?.cents.from };
}

test("the duty on the charge has a default that a visitor can change or clear", () => {
  const percent = content.homeCost.start.chargeDutyPercent;
  const { loanCents, dutyCents } = chargeDutyOf("");
  expect(dutyCents).toBe(Math.round((loanCents * percent) / 100));
  expect(chargeDutyOf("chargeDuty=0").dutyCents).toBe(0);
  expect(chargeDutyOf("chargeDuty=").dutyCents).toBeUndefined();
});
