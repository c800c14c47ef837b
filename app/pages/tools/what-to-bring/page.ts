import { defineCalculator } from "#app/pages/define-calculator.ts";

export const whatToBringPage = defineCalculator({
  path: "/what-to-bring",
  module: "pages/tools/what-to-bring/route.tsx",
  texts: ({ whatToBring }) => whatToBring.page,
  contentFiles: "site/what-to-bring.yaml",
  motif: "loans",
  scene: "desk",
});
