import { expect, test } from "vitest";
import { succeeded } from "#test/support/succeeded.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import { type Home, homeCost, type HomeCost } from "./home-cost.ts";

/** A home of five million shillings with the charges of CAT-15, CAT-16 and CAL-11. */
const home: Home = {
  priceCents: 500_000_000,
  depositCents: 50_000_000,
  annualRatePercent: 14,
  months: 240,
  commitmentFeePercent: 1.5,
  exciseDutyPercent: 20,
  valuationPercent: 0.5,
  legalFeesPercent: { from: 1, to: 2 },
  chargeLegalCents: 8_500_000,
  legalVatPercent: 16,
  stampDutyPercent: 4,
};

const costOf = (given: Home) => succeeded(homeCost(given)).cost;

const shillings = ({ from, to }: { from: number; to: number }) => [from / 100, to / 100];
const aprOf = ({ credit }: HomeCost, end: "from" | "to") => {
  const { apr } = credit[end];
  return apr.ok ? [apr.nominalPercent, apr.effectivePercent] : [];
};

test("each charge has its receiver", () => {
  const { charges, leftOut } = costOf(home);
  expect(charges.map(({ id, receiver, cents }) => [id, receiver, ...shillings(cents)])).toEqual([
    ["commitmentFee", "bank", 67_500, 67_500],
    ["exciseDuty", "kra", 13_500, 13_500],
    ["valuation", "valuer", 25_000, 25_000],
    ["legalFees", "advocates", 100_000, 100_000],
    ["chargeLegalFees", "advocates", 85_000, 85_000],
    ["legalVat", "kra", 29_600, 29_600],
    ["stampDuty", "kra", 200_000, 200_000],
  ]);
  expect(leftOut).toEqual(["chargeDuty", "insurance"]);
});

test("day one asks for 1,020,600 where a buyer expects 500,000", () => {
  expect(shillings(costOf(home).dayOneCents)).toEqual([1_020_600, 1_020_600]);
});

test("the annual percentage rate of the published example: 14.65% nominal, 15.67% effective", () => {
  // Legal fees of 1.2% of the loan, and 0.1% duty on the charge.
  const cost = costOf({
    ...home,
    chargeLegalCents: 5_400_000,
    chargeDutyPercent: 0.1,
  });
  expect(cost.credit.from.chargesCents).toBe(16_450_000);
  expect(aprOf(cost, "from").map((percent) => percent?.toFixed(2))).toEqual(["14.65", "15.67"]);
});

test.each([
  // Below the scale, which is the minimum; with the scale inside the range; above the scale.
  [500_000_000, { from: 1, to: 1.9 }, [100_000, 100_000]],
  [800_000_000, { from: 1, to: 2 }, [145_000, 160_000]],
  [800_000_000, { from: 2, to: 2.5 }, [160_000, 200_000]],
])(
  "the transfer of a home of %i cents with legal fees of %j",
  (priceCents, legalFeesPercent, fees) => {
    const { charges } = costOf({ ...home, priceCents, legalFeesPercent });
    const legal = charges.find(({ id }) => id === "legalFees");
    expect(legal && shillings(legal.cents)).toEqual(fees);
  },
);

test.each([
  [{ legalFeesPercent: undefined }, [13_600, 13_600]],
  [{ chargeLegalCents: undefined }, [16_000, 16_000]],
  [{ legalFeesPercent: { from: 2, to: 3 } }, [29_600, 37_600]],
])("VAT is charged on the legal fees that are known: %j", (given, vat) => {
  const { charges } = costOf({ ...home, ...given });
  const legalVat = charges.find(({ id }) => id === "legalVat");
  expect(legalVat && shillings(legalVat.cents)).toEqual(vat);
});

test("legal fees for the transfer and VAT are no part of the credit", () => {
  const { legalFeesPercent, ...bare } = home;
  const without = costOf({ ...bare, legalVatPercent: undefined });
  expect(legalFeesPercent).toBeDefined();
  expect(aprOf(costOf(home), "to")).toEqual(aprOf(without, "to"));
});

test("stamp duty on the transfer is part of the total and not of the credit", () => {
  const [with4, without] = [costOf(home), costOf({ ...home, stampDutyPercent: undefined })];
  expect(aprOf(with4, "to")).toEqual(aprOf(without, "to"));
  expect(with4.totalCents.to - without.totalCents.to).toBe(20_000_000);
});

test("insurance counts on the first day and once for each further year", () => {
  const insured = costOf({ ...home, insuranceYearlyCents: 1_000_000 });
  const bare = costOf(home);
  expect(insured.dayOneCents.from - bare.dayOneCents.from).toBe(1_000_000);
  expect(insured.totalCents.from - bare.totalCents.from).toBe(20_000_000);
  expect(aprOf(insured, "from")[0]).toBeGreaterThan(aprOf(bare, "from")[0] ?? NaN);
});

test("without the commitment fee there is no excise duty, and unknown charges are left out", () => {
  const { priceCents, depositCents, annualRatePercent, months } = home;
  const cost = costOf({
    priceCents,
    depositCents,
    annualRatePercent,
    months,
    exciseDutyPercent: 20,
  });
  expect(cost.charges).toEqual([]);
  expect(cost.leftOut).toHaveLength(9);
  expect(cost.dayOneCents).toEqual({ from: depositCents, to: depositCents });
  expect(aprOf(cost, "to")[0]).toBeCloseTo(14, 4);
});

test("10,000 random homes: the total is the sum of all payments", () => {
  const { between } = seededRandom("payments of a home");
  for (let i = 0; i < 10_000; i += 1) {
    const priceCents = Math.floor(between(1e7, 5e9));
    const given = {
      ...home,
      priceCents,
      depositCents: Math.floor(between(0, 0.9 * priceCents)),
      annualRatePercent: between(0, 30),
      months: Math.ceil(between(0, 40)),
      insuranceYearlyCents: Math.floor(between(0, 1e7)),
      legalFeesPercent: { from: 1, to: between(1, 5) },
    };
    const { dayOneCents, totalCents, credit } = costOf(given);
    let paidCents = dayOneCents.to;
    for (const { number, instalmentCents } of credit.to.schedule.months) {
      paidCents += instalmentCents;
      if (number % 12 === 0 && number < given.months) paidCents += given.insuranceYearlyCents;
    }
    expect(totalCents.to).toBe(paidCents);
  }
});

test.each([-1, 500_000_000, NaN])("refuses a deposit of %d", (depositCents) => {
  expect(() => homeCost({ ...home, depositCents })).toThrow(RangeError);
});

test("a loan that is never repaid is reported", () => {
  expect(homeCost({ ...home, annualRatePercent: 100, months: 480 })).toEqual({
    ok: false,
    reason: "neverRepaid",
  });
});
