import { describe, expect, test } from "vitest";
import { motorPremium } from "#domain/insurance/motor-premium.ts";
import { ownContentFolder } from "#model/load/read-content.ts";
import { byId, readFolder } from "#model/reading/records.ts";
import { specifiedInsurers } from "#test/support/specified-insurers.ts";
import { InsurerSchema } from "./schema.ts";
import { parseYaml } from "#model/reading/yaml-file.ts";

const ids = ["pioneer", "ga_insurance", "britam", "icea_lions", "heritage", "cic"] as const;
type InsurerId = (typeof ids)[number];

const files = byId(readFolder(ownContentFolder, "insurers", InsurerSchema), "insurers", ids);
const insurers = (id: InsurerId) => InsurerSchema.parse(specifiedInsurers[id]);

const cover = (sumInsuredKes: number) => ({ sumInsuredKes, excessProtector: false, pvt: false });

/** Sum insured, basic premium; "min" where a minimum is charged. Calculated from CAL-6, apart from the code. */
type Row = [sumKes: number, basicKes: number, minimum?: "min"];

const iceaAndHeritage: Row[] = [
  [1, 37_500, "min"],
  [624_999, 37_500, "min"],
  [625_000, 37_500],
  [625_001, 37_500.06],
  [999_999, 59_999.94],
  [1_000_000, 60_000, "min"],
  [1_000_001, 60_000, "min"],
  [1_199_999, 60_000, "min"],
  [1_200_000, 60_000],
  [1_200_001, 60_000.05],
  [1_499_999, 74_999.95],
  [1_500_000, 75_000, "min"],
  [1_500_001, 75_000, "min"],
  [1_874_999, 75_000, "min"],
  [1_875_000, 75_000],
  [1_875_001, 75_000.04],
  [2_499_999, 99_999.96],
  [2_500_000, 100_000, "min"],
  [2_500_001, 100_000, "min"],
  [2_857_142, 100_000, "min"],
  [2_857_143, 100_000.01],
  [5_499_999, 192_499.97],
  [5_500_000, 175_000, "min"],
  [5_500_001, 175_000, "min"],
  [5_833_333, 175_000, "min"],
  [5_833_334, 175_000.02],
  [10_000_000, 300_000],
];

const basicPremiums: Record<InsurerId, Row[]> = {
  pioneer: [
    [1, 37_500, "min"],
    [624_999, 37_500, "min"],
    [625_000, 37_500],
    [625_001, 37_500.06],
    [1_499_999, 89_999.94],
    [1_500_000, 60_000],
    [1_500_001, 60_000.04],
    [2_499_999, 99_999.96],
    [2_500_000, 75_000],
    [2_500_001, 75_000.03],
    [10_000_000, 300_000],
  ],
  ga_insurance: [
    [1, 20_000, "min"],
    [571_428, 20_000, "min"],
    [571_429, 20_000.02],
    [1_000_000, 35_000],
    [10_000_000, 350_000],
  ],
  britam: [
    [1, 50_000, "min"],
    [833_333, 50_000, "min"],
    [833_334, 50_000.04],
    [1_999_999, 119_999.94],
    [2_000_000, 85_000],
    [2_000_001, 85_000.04],
    [2_999_999, 127_499.96],
    [3_000_000, 90_000],
    [3_000_001, 90_000.03],
    [10_000_000, 300_000],
  ],
  icea_lions: iceaAndHeritage,
  heritage: iceaAndHeritage,
  cic: [
    [1, 37_500, "min"],
    [624_999, 37_500, "min"],
    [625_000, 37_500],
    [625_001, 37_500.06],
    [999_999, 59_999.94],
    [1_000_000, 50_000],
    [1_000_001, 50_000.05],
    [1_499_999, 74_999.95],
    [1_500_000, 60_000],
    [1_500_001, 60_000.04],
    [2_499_999, 99_999.96],
    [2_500_000, 87_500],
    [2_500_001, 87_500.04],
    [4_999_999, 174_999.97],
    [5_000_000, 150_000],
    [5_000_001, 150_000.03],
    [10_000_000, 300_000],
  ],
};

describe("the rates of CAL-6", () => {
  test("belong to six insurers, each in the file of its id", () => {
    expect(Object.values(files).map(({ value }) => value.id)).toEqual(
      Object.values(files).map(({ id }) => id),
    );
    expect(new Set(ids.map((id) => files[id].value.order)).size).toBe(ids.length);
  });

  describe.each(ids)("basic premium of %s", (id) => {
    test.each(basicPremiums[id])("a car of %d: %d %s", (sumKes, basicKes, minimum) => {
      const premium = motorPremium(insurers(id), cover(sumKes));
      expect(premium.basicCents).toBe(Math.round(basicKes * 100));
      expect(premium.totalCents).toBe(premium.basicCents);
      expect(premium.appliedMinimumCents).toBe(minimum && premium.basicCents);
    });
  });

  /** The sum at which 0.25% exceeds the minimum, the shilling below it, and a sum above it. */
  test.each<[InsurerId, "excessProtector" | "pvt", minimumKes: number]>([
    ["pioneer", "excessProtector", 5_000],
    ["pioneer", "pvt", 0],
    ["ga_insurance", "excessProtector", 2_000],
    ["ga_insurance", "pvt", 1_500],
    ["britam", "excessProtector", 5_000],
    ["britam", "pvt", 2_500],
    ["icea_lions", "excessProtector", 5_000],
    ["icea_lions", "pvt", 2_500],
    ["heritage", "excessProtector", 2_500],
    ["heritage", "pvt", 2_500],
    ["cic", "excessProtector", 5_000],
    ["cic", "pvt", 2_500],
  ])("%s, %s: at least %d", (id, extra, minimumKes) => {
    const extraCents = (sumKes: number) => {
      const { basicCents, totalCents } = motorPremium(insurers(id), {
        ...cover(sumKes),
        [extra]: true,
      });
      return totalCents - basicCents;
    };
    // Pioneer's P.V.T. has no minimum: its rate holds from the first shilling, and four of them make a cent.
    const equalAtKes = minimumKes * 400;
    expect(extraCents(4)).toBe(Math.max(minimumKes * 100, 1));
    expect(extraCents(Math.max(equalAtKes - 1, 1))).toBe(minimumKes * 100);
    expect(extraCents(Math.max(equalAtKes, 1))).toBe(minimumKes * 100);
    expect(extraCents(equalAtKes + 4)).toBe(minimumKes * 100 + 1);
    expect(extraCents(10_000_000)).toBe(25_000_00);
  });

  test.each<[InsurerId, number]>([
    ["pioneer", 4_500],
    ["ga_insurance", 3_000],
    ["britam", 3_000],
    ["icea_lions", 3_000],
    ["heritage", 3_000],
    ["cic", 3_000],
  ])("courtesy car of %s, never in the total", (id, kes) => {
    const { besides, basicCents, totalCents } = motorPremium(insurers(id), cover(1_000_000));
    expect(besides.courtesyCarCents).toBe(kes * 100);
    expect(totalCents).toBe(basicCents);
  });

  test("both extras: Heritage at 1,499,999 is 74,999.95 and 3,750.00 twice, rounded once", () => {
    // 74,999.95 + 2 x 3,749.9975 = 82,499.945
    const premium = motorPremium(insurers("heritage"), {
      sumInsuredKes: 1_499_999,
      excessProtector: true,
      pvt: true,
    });
    expect(premium.totalCents).toBe(82_499_95);
  });
});

describe("a mistake in a file of rates is refused", () => {
  const yaml = (bands: string, rest = "") => `
id: example
title: Example
order: 1
minimumKes: 1000
bands: ${bands}
excessProtector: { minimumKes: 0, rateBasisPoints: 25 }
pvt: { minimumKes: 0, rateBasisPoints: 25 }
courtesyCarKes: 3000
provenance: spec
${rest}`;

  test("a right one is read", () => {
    const right = yaml("[{ belowKes: 10, rateBasisPoints: 600 }, { rateBasisPoints: 300 }]");
    expect(parseYaml(right, "example.yaml", InsurerSchema)).toMatchObject({ id: "example" });
  });

  test.each([
    ["no band", yaml("[]"), /bands/],
    [
      "the last band is closed",
      yaml("[{ belowKes: 10, rateBasisPoints: 600 }]"),
      /the last band is open/,
    ],
    [
      "an open band that is not the last",
      yaml("[{ rateBasisPoints: 600 }, { rateBasisPoints: 300 }]"),
      /bands ascend/,
    ],
    [
      "bands that descend",
      yaml(
        "[{ belowKes: 20, rateBasisPoints: 1 }, { belowKes: 10, rateBasisPoints: 1 }, { rateBasisPoints: 1 }]",
      ),
      /bands ascend/,
    ],
    [
      "the same limit twice",
      yaml(
        "[{ belowKes: 10, rateBasisPoints: 1 }, { belowKes: 10, rateBasisPoints: 1 }, { rateBasisPoints: 1 }]",
      ),
      /bands ascend/,
    ],
    ["a rate in percent", yaml("[{ rateBasisPoints: 4.25 }]"), /rateBasisPoints/],
    ["a minimum below zero", yaml("[{ rateBasisPoints: 600, minimumKes: -1 }]"), /minimumKes/],
    ["an unknown key", yaml("[{ rateBasisPoints: 600 }]", "colour: red"), /colour/],
  ])("%s", (_name, text, message) => {
    expect(() => parseYaml(text, "example.yaml", InsurerSchema)).toThrow(message);
  });
});
