import { expect, test } from "vitest";
import { found } from "#test/support/content/content.ts";
import { contents } from "#test/support/content/contents.ts";
import { rendered } from "#test/support/components/rendered.tsx";
import { specifiedContent as content } from "#test/support/content/specified-content.ts";
import { compareMotorPremiums } from "#domain/insurance/motor-comparison.ts";
import { OfferParts } from "./offer-card.tsx";
import { lowestInsurers } from "./offers.tsx";

const offersFor = (sumInsuredKes: number, levies = false) => {
  const cover = { sumInsuredKes, excessProtector: false, pvt: false, levies };
  return { cover, offers: compareMotorPremiums(contents.en.insurers, cover) };
};

test.each([
  [1_000_000, "GA Insurance"],
  [3_000_000, "Pioneer and Britam"],
])("all insurers with the lowest premium for %d are named: %s", (sum, names) => {
  expect(lowestInsurers(offersFor(sum).offers, "en")).toBe(names);
});

test.each([false, true])("levies in the total: %s", (levies) => {
  const { motor } = content.messages.calculators;
  const { cover, offers } = offersFor(1_000_000, levies);
  const html = rendered(<OfferParts offer={found(offers[0])} cover={cover} />, { content });
  const [included = "", beside = ""] = html.split(motor.notIncluded);
  expect([included.includes(motor.stampDuty), beside.includes(motor.stampDuty)]).toEqual([
    levies,
    !levies,
  ]);
});
