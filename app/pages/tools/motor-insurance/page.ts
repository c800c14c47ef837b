import { defineCalculator } from "#app/pages/define-calculator.ts";

export const motorInsurancePage = defineCalculator({
  path: "/calculators/motor-insurance",
  module: "pages/tools/motor-insurance/route.tsx",
  texts: ({ messages }) => messages.calculators.pages.motor,
  contentFiles: "site/messages.yaml",
  motif: "insurance",
  scene: "showroom",
});
