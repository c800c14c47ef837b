import { definePage } from "#app/pages/define-page.ts";

export const bankingProductPage = definePage({
  path: "/banking/:audience/:slug/:part?/:section?",
  module: "pages/bank/product/route.tsx",
});
