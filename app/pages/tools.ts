import { definePage } from "./define-page.ts";
import { described, written } from "./described.ts";

export const toolsPages = [
  definePage({
    path: "/calculators",
    module: "routes/tools/calculators.tsx",
    kiswahili: true,
    entries: ({ messages }) => [
      {
        ...described(messages.calculators.pages.chooser),
        area: "tools",
        card: { brand: "bank", motif: "loans", art: { icon: "calculator" } },
      },
    ],
  }),
  definePage({
    path: "/calculators/mortgage",
    module: "routes/tools/mortgage.tsx",
    kiswahili: true,
    entries: ({ messages }) => [
      { ...described(messages.calculators.pages.mortgage), area: "tools" },
    ],
  }),
  definePage({
    path: "/calculators/motor-insurance",
    module: "routes/tools/motor-insurance.tsx",
    kiswahili: true,
    entries: ({ messages }) => [{ ...described(messages.calculators.pages.motor), area: "tools" }],
  }),
  definePage({
    path: "/calculators/motor-insurance/compare",
    module: "routes/tools/motor-comparison.tsx",
    entries: ({ motorComparison }) => [{ ...described(motorComparison), area: "tools" }],
  }),
  definePage({
    path: "/rates-and-fees",
    module: "routes/tools/rates-and-fees.tsx",
    kiswahili: true,
    entries: ({ ratesAndFees }) => [
      {
        ...described(ratesAndFees),
        area: "tools",
        file: ["site/rates-and-fees.yaml", "site/loan-pricing.yaml"],
        changedOn: ratesAndFees.checkedOn,
        card: { brand: "bank", motif: "loans", art: { icon: "percent" } },
      },
    ],
  }),
  definePage({ path: "/rates-and-fees/prices.csv", module: "routes/tools/prices-csv.ts" }),
  definePage({ path: "/rates-and-fees/prices.json", module: "routes/tools/prices-json.ts" }),
  definePage({
    path: "/compare",
    module: "routes/tools/compare.tsx",
    entries: ({ compare }) => [
      {
        ...described(compare),
        area: "tools",
        card: { brand: "bank", motif: "savings", art: { icon: "scales" } },
      },
    ],
  }),
  definePage({
    path: "/calculators/home-cost",
    module: "routes/tools/home-cost.tsx",
    entries: ({ homeCost }) => [
      { ...described(homeCost.page), area: "tools", file: "site/home-cost.yaml" },
    ],
  }),
  definePage({ path: "/calculators/home-cost/props", module: "routes/tools/home-cost-props.ts" }),
  definePage({
    path: "/calculators/loan-cost",
    module: "routes/tools/loan-cost.tsx",
    entries: ({ loanCost }) => [
      { ...described(loanCost.page), area: "tools", file: "site/loan-cost.yaml" },
    ],
  }),
  definePage({
    path: "/calculators/deposit-return",
    module: "routes/tools/deposit-return.tsx",
    entries: ({ depositReturn }) => [
      { ...described(depositReturn.page), area: "tools", file: "site/deposit-return.yaml" },
    ],
  }),
  definePage({
    path: "/can-i-apply",
    module: "routes/tools/eligibility-checks.tsx",
    entries: ({ canIApply }) => [{ ...described(canIApply.page), area: "tools" }],
  }),
  definePage({
    path: "/can-i-apply/:check",
    module: "routes/tools/eligibility-check.tsx",
    entries: ({ eligibility }) =>
      eligibility.map((check) => ({
        ...described(check),
        area: "tools",
        params: { check: check.id },
        file: `eligibility/${check.id}.yaml`,
      })),
  }),
  definePage({
    path: "/forex-rates",
    module: "routes/tools/forex-rates.tsx",
    entries: ({ forexRates }) => [
      {
        ...written(forexRates),
        area: "move-money-trade",
        file: "site/forex-rates.yaml",
        card: { brand: "bank", motif: "treasury", art: { icon: "currency-circle-dollar" } },
      },
    ],
  }),
  definePage({ path: "/api/docs", module: "routes/tools/api-docs.tsx" }),
];
