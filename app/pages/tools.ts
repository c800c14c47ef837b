import { definePage } from "./define-page.ts";

export const toolsPages = [
  definePage({ path: "/calculators", module: "routes/tools/calculators.tsx" }),
  definePage({ path: "/calculators/mortgage", module: "routes/tools/mortgage.tsx" }),
  definePage({ path: "/calculators/motor-insurance", module: "routes/tools/motor-insurance.tsx" }),
  definePage({
    path: "/calculators/motor-insurance/compare",
    module: "routes/tools/motor-comparison.tsx",
  }),
  definePage({ path: "/compare", module: "routes/tools/compare.tsx" }),
  definePage({ path: "/can-i-apply", module: "routes/tools/eligibility-checks.tsx" }),
  definePage({ path: "/can-i-apply/:check", module: "routes/tools/eligibility-check.tsx" }),
  definePage({ path: "/rates-and-fees", module: "routes/tools/rates-and-fees.tsx" }),
  definePage({ path: "/rates-and-fees/prices.csv", module: "routes/tools/prices-csv.ts" }),
  definePage({ path: "/rates-and-fees/prices.json", module: "routes/tools/prices-json.ts" }),
  definePage({ path: "/calculators/home-cost", module: "routes/tools/home-cost.tsx" }),
  definePage({ path: "/calculators/home-cost/props", module: "routes/tools/home-cost-props.ts" }),
  definePage({ path: "/calculators/loan-cost", module: "routes/tools/loan-cost.tsx" }),
  definePage({ path: "/calculators/deposit-return", module: "routes/tools/deposit-return.tsx" }),
  definePage({ path: "/forex-rates", module: "routes/tools/forex-rates.tsx" }),
  definePage({ path: "/api/docs", module: "routes/tools/api-docs.tsx" }),
];
