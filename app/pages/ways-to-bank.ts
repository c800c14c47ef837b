import { definePage } from "./define-page.ts";

export const waysToBankPages = [
  definePage({ path: "/ways-to-bank", module: "routes/ways-to-bank/ways-to-bank.tsx" }),
  definePage({ path: "/ways-to-bank/location/:kind", module: "routes/ways-to-bank/locations.tsx" }),
  definePage({ path: "/ways-to-bank/branch/:slug", module: "routes/ways-to-bank/branch.tsx" }),
];
