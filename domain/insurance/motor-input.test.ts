import { expect, test } from "vitest";
import { parseMotorInput } from "./motor-input.ts";
import type { Insurer } from "./motor-premium.ts";

const sent = (fields: string) => new URLSearchParams(fields);
const insurer = (id: string): Insurer => ({
  id,
  title: id,
  order: 1,
  minimumKes: 20_000,
  bands: [{ rateBasisPoints: 350 }],
  excessProtector: { rateBasisPoints: 25, minimumKes: 2_000 },
  pvt: { rateBasisPoints: 25, minimumKes: 1_500 },
  courtesyCarKes: 3_000,
});
const insurers = [insurer("pioneer"), insurer("ga_insurance")];

test.each([
  ["sumInsured=1%2C499%2C999&insurer=pioneer", 1_499_999, "pioneer", false, false],
  ["sumInsured=1&insurer=ga_insurance&excessProtector=on", 1, "ga_insurance", true, false],
  ["sumInsured=2m&insurer=pioneer&excessProtector=on&pvt=on", 2_000_000, "pioneer", true, true],
  ["sumInsured=2m&insurer=+pioneer+&excessProtector=off&pvt=1", 2_000_000, "pioneer", false, false],
])("%s", (fields, sumInsuredKes, insurerId, excessProtector, pvt) => {
  const input = parseMotorInput(sent(fields), insurers);
  expect(input).toMatchObject({ ok: true, insurer: { id: insurerId } });
  expect(input).toMatchObject({ cover: { sumInsuredKes, excessProtector, pvt } });
});

test.each([
  ["", { sumInsured: "missing", insurer: "missing" }],
  ["sumInsured=x&insurer=", { sumInsured: "notANumber", insurer: "missing" }],
  ["sumInsured=0&insurer=nobody", { sumInsured: "tooSmall", insurer: "unknown" }],
  ["sumInsured=1000000001&insurer=constructor", { sumInsured: "tooLarge", insurer: "unknown" }],
  ["sumInsured=5&insurer=PIONEER", { insurer: "unknown" }],
])("%s is refused", (fields, errors) => {
  expect(parseMotorInput(sent(fields), insurers)).toEqual({ ok: false, errors });
});
