import { definePage } from "./define-page.ts";

export const bankPages = [
  definePage({ path: "/hfc", module: "routes/bank/home.tsx" }),
  definePage({ path: "/hfc/:audience/:family?", module: "routes/bank/group-banking.tsx" }),
  definePage({ path: "/app", module: "routes/bank/app-redirect.tsx" }),
  definePage({ path: "/banking/:audience", module: "routes/bank/landing.tsx" }),
  definePage({
    path: "/banking/:audience/:slug/:part?/:section?",
    module: "routes/bank/product.tsx",
  }),
  definePage({ path: "/hfc-whizz", module: "routes/bank/whizz.tsx" }),
  definePage({
    path: "/hfc-whizz-data-privacy-statement",
    module: "routes/bank/whizz-statement.tsx",
  }),
];
