import { definePage } from "./define-page.ts";

export const cataloguePages = [
  definePage({ path: "/insurance/:audience?", module: "routes/catalogue/insurance.tsx" }),
  definePage({ path: "/:family", module: "routes/catalogue/family.tsx" }),
  definePage({ path: "/:family/:audience", module: "routes/catalogue/audience.tsx" }),
  definePage({
    path: "/:family/:audience/:slug/:part?/:section?",
    module: "routes/catalogue/product.tsx",
  }),
];
