import { expect, test } from "vitest";
import { content } from "#test/support/content/content.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import { grossForNet, netPay, type Pay } from "./net-pay.ts";
import { answerNetPay } from "./net-pay-input.ts";
import { firstPayMonth, payRatesOf, type PayRateLists } from "./pay-rates.ts";

/** The statutory rates of 2025 and 2026, copied so that later rates in the content do not affect the tests. */
const lists: PayRateLists = {
  ...content.payRates,
  nssf: [
    { from: "2025-02", since: "2025-02-01", percent: 6, tierLimitsKes: [8000, 72_000] },
    { from: "2026-02", since: "2026-02-01", percent: 6, tierLimitsKes: [9000, 108_000] },
  ],
  shif: [{ from: "2024-10", since: "2024-10-01", percent: 2.75, leastKes: 300 }],
  housingLevy: [{ from: "2024-03", since: "2024-03-19", percent: 1.5 }],
  paye: [
    {
      from: "2023-07",
      since: "2023-07-01",
      personalReliefKes: 2400,
      bands: [
        { upToKes: 24_000, percent: 10 },
        { upToKes: 32_333, percent: 25 },
        { upToKes: 500_000, percent: 30 },
        { upToKes: 800_000, percent: 32.5 },
        { percent: 35 },
      ],
    },
  ],
  deductions: [
    {
      from: "2024-12",
      since: "2024-12-27",
      pensionKes: 30_000,
      medicalFundKes: 15_000,
      interestKes: 30_000,
    },
  ],
  insuranceRelief: [{ from: "2007-01", since: "2007-01-01", percent: 15, mostKes: 5000 }],
};
const now = payRatesOf(lists, "2026-11");

const cents = (kes: number) => Math.round(kes * 100);
const kesOf = ({
  nssfCents,
  shifCents,
  levyCents,
  taxableCents,
  payeCents,
  netCents,
}: ReturnType<typeof netPay>) =>
  [nssfCents, shifCents, levyCents, taxableCents, payeCents, netCents].map((each) => each / 100);

test.each([
  ["2026-02", 8000, [480, 300, 120, 7100, 0, 7100]],
  ["2026-02", 25_000, [1500, 687.5, 375, 22_437.5, 0, 22_437.5]],
  ["2026-02", 30_000, [1800, 825, 450, 26_925, 731.25, 26_193.75]],
  // Published: financialtools.io, net 39,029.15.
  ["2026-02", 50_000, [3000, 1375, 750, 44_875, 5845.85, 39_029.15]],
  ["2026-02", 80_000, [4800, 2200, 1200, 71_800, 13_923.35, 57_876.65]],
  ["2026-02", 100_000, [6000, 2750, 1500, 89_750, 19_308.35, 70_441.65]],
  ["2026-02", 108_000, [6480, 2970, 1620, 96_930, 21_462.35, 75_467.65]],
  ["2026-02", 150_000, [6480, 4125, 2250, 137_145, 33_526.85, 103_618.15]],
  ["2026-02", 200_000, [6480, 5500, 3000, 185_020, 47_889.35, 137_130.65]],
  ["2026-02", 500_000, [6480, 13_750, 7500, 472_270, 134_064.35, 338_205.65]],
  ["2026-02", 550_000, [6480, 15_125, 8250, 520_145, 148_930.48, 371_214.52]],
  ["2026-12", 1_000_000, [6480, 27_500, 15_000, 951_020, 292_740.35, 658_279.65]],
  // Published: financialtools.io, net 71,617.65; salarycalculator.co.ke, net 138,643.
  ["2026-01", 100_000, [4320, 2750, 1500, 91_430, 19_812.35, 71_617.65]],
  ["2025-02", 200_000, [4320, 5500, 3000, 187_180, 48_537.35, 138_642.65]],
])("pay by month: NSSF, SHIF, levy, taxable, PAYE, net: %s, gross %d", (month, gross, expected) => {
  expect(kesOf(netPay({ grossCents: cents(gross) }, payRatesOf(lists, month)))).toEqual(expected);
});

test.each([
  ["netpay.co.ke, hrfleek.co.ke", 30_000, 26_193],
  ["netpay.co.ke, hrfleek.co.ke", 200_000, 137_131],
  ["netpay.co.ke, hrfleek.co.ke", 500_000, 338_206],
  ["ksh.co.ke", 50_000, 39_029],
])("published by %s: gross %d leaves %d, within a shilling", (_by, gross, net) => {
  const { netCents } = netPay({ grossCents: cents(gross) }, now);
  expect(Math.abs(netCents / 100 - net)).toBeLessThanOrEqual(1);
});

test.each<[string, Record<string, number>, number[]]>([
  [
    "interest within its limit",
    { gross: 150_000, interest: 25_000 },
    [112_145, 26_026.85, 111_118.15],
  ],
  ["interest above it", { gross: 200_000, interest: 35_000 }, [155_020, 38_889.35, 146_130.65]],
  ["a premium", { gross: 150_000, premium: 10_000 }, [137_145, 32_026.85, 105_118.15]],
  [
    "a premium above the relief",
    { gross: 300_000, premium: 40_000 },
    [280_770, 71_614.35, 209_155.65],
  ],
  [
    "a pension up to its limit with NSSF",
    { gross: 200_000, pension: 30_000 },
    [161_500, 40_833.35, 114_186.65],
  ],
  [
    "all of them",
    { gross: 300_000, pension: 10_000, interest: 40_000, medicalFund: 20_000, premium: 8000 },
    [225_770, 58_914.35, 211_855.65],
  ],
])("with reliefs: taxable, PAYE, net: %s", (_what, { gross = 0, ...others }, expected) => {
  const proven = Object.fromEntries(
    Object.entries(others).map(([name, kes]) => [`${name}Cents`, cents(kes)]),
  );
  const { taxableCents, payeCents, netCents } = netPay(
    { grossCents: cents(gross), ...proven },
    now,
  );
  expect([taxableCents, payeCents, netCents].map((each) => each / 100)).toEqual(expected);
});

test("10,000 pays: a higher gross pay leaves a higher net pay, and net converts back to gross", () => {
  const { next: random } = seededRandom("net pay");
  const most = cents(2_000_000);
  for (let i = 0; i < 10_000; i += 1) {
    // Skewed towards low pays, so that the lower bands are tested as often as the upper ones.
    const grossCents = cents(1000) + Math.floor(most * random() ** 4 * 0.9);
    const proven: Omit<Pay, "grossCents"> =
      i % 2 === 0
        ? {}
        : {
            pensionCents: Math.floor(grossCents * 0.2 * random()),
            interestCents: Math.floor(cents(60_000) * random()),
            premiumCents: Math.floor(cents(50_000) * random()),
          };
    const { netCents } = netPay({ grossCents, ...proven }, now);
    const more = netPay(
      { grossCents: grossCents + 100 + Math.floor(cents(5000) * random()), ...proven },
      now,
    );
    expect(more.netCents).toBeGreaterThan(netCents);
    const back = grossForNet(netCents, proven, now, most) ?? Infinity;
    // Each deduction is rounded by itself, so a few cents of gross pay leave the same.
    expect(Math.abs(back - grossCents)).toBeLessThanOrEqual(6);
    expect(
      Math.abs(netPay({ grossCents: back, ...proven }, now).netCents - netCents),
    ).toBeLessThanOrEqual(1);
  }
});

test("tiers and bands added up shilling by shilling equal the deductions of 10,000 pays", () => {
  const { between } = seededRandom("shilling by shilling");
  const asked = new Set(Array.from({ length: 10_000 }, () => Math.floor(between(1, 1_200_000))));
  let [nssfKes, taxedKes, taxKes] = [0, 0, 0];
  for (let gross = 1; gross <= 1_200_000; gross += 1) {
    if (gross <= 108_000) nssfKes += 0.06;
    const taxableKes = gross - nssfKes - Math.max(300, gross * 0.0275) - gross * 0.015;
    for (const { upToKes = Infinity, percent } of now.paye.bands) {
      const kes = Math.max(0, Math.min(taxableKes, upToKes) - taxedKes);
      taxKes += (kes * percent) / 100;
      taxedKes += kes;
    }
    if (!asked.has(gross)) continue;
    const { nssfCents, payeCents } = netPay({ grossCents: cents(gross) }, now);
    expect(Math.abs(nssfCents / 100 - nssfKes), `${gross}`).toBeLessThan(0.02);
    expect(Math.abs(payeCents / 100 - Math.max(0, taxKes - 2400)), `${gross}`).toBeLessThan(0.02);
  }
});

test("a net pay converts back to whole shillings of gross pay, or to none above the maximum", () => {
  expect(grossForNet(cents(70_441.65), {}, now, cents(1_000_000))).toBe(cents(100_000));
  expect(grossForNet(cents(70_441.66), {}, now, cents(100_000))).toBeUndefined();
});

test("a table may have a zero band, and no relief", () => {
  const rates = {
    ...now,
    paye: {
      ...now.paye,
      personalReliefKes: 0,
      bands: [{ upToKes: 30_000, percent: 0 }, { percent: 25 }],
    },
  };
  expect(netPay({ grossCents: cents(30_000) }, rates).payeCents).toBe(0);
  expect(netPay({ grossCents: cents(50_000) }, rates).payeCents).toBe(
    cents((44_875 - 30_000) * 0.25),
  );
});

test("a month before the first table is refused", () => {
  expect(() => payRatesOf(lists, "2024-11")).toThrow(RangeError);
});

test("the site has rates for every deduction from the first month on", () => {
  const first = firstPayMonth(content.payRates);
  expect(payRatesOf(content.payRates, first).paye.bands).not.toEqual([]);
});

test("a month after a rate's last uses that rate, and reports the last known month", () => {
  const ended = { ...lists, paye: lists.paye.map((rate) => ({ ...rate, to: "2026-12" })) };
  expect(payRatesOf(ended, "2026-12").knownTo).toBeUndefined();
  expect(payRatesOf(ended, "2027-01")).toMatchObject({ knownTo: "2026-12", paye: ended.paye[0] });
});

test.each([-1, 0.5, NaN])("pay of %d cents is refused", (grossCents) => {
  expect(() => netPay({ grossCents }, now)).toThrow(RangeError);
});

test.each([
  ["pension", "gross"],
  ["medical", "gross"],
  ["medical", "net"],
] as const)("a %s above the %s pay has an error of its own", (name, known) => {
  const sent = new Map([
    [known, "50,000"],
    ["month", "2026-11"],
    [name, "2m"],
  ]);
  const answered = answerNetPay(sent, lists);
  expect(answered).toEqual({ ok: false, errors: { [name]: "abovePay" } });
});

test.each([
  [{ know: "gross" }, "gross", false],
  [{ know: "net" }, "net", true],
  // Older URLs do not say which.
  [{}, "net", true],
  [{ net: "" }, "gross", false],
])("with %o the %s pay is used", (more, _known, isBackward) => {
  const typed = { gross: "90,000", net: "60,000", month: "2026-11", ...more };
  const answered = answerNetPay(new Map(Object.entries(typed)), lists);
  expect(answered).toMatchObject({ answer: { isBackward } });
  expect(answered.ok && answered.answer.grossCents === 9_000_000).toBe(!isBackward);
});
