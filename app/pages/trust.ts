import { definePage } from "./define-page.ts";

export const trustPages = [
  definePage({ path: "/fraud-centre", module: "routes/trust/fraud-centre.tsx" }),
  definePage({ path: "/complaints", module: "routes/trust/complaints.tsx" }),
  definePage({ path: "/service-status", module: "routes/trust/service-status.tsx" }),
  definePage({ path: "/accessibility", module: "routes/trust/accessibility.tsx" }),
  definePage({ path: "/site-map", module: "routes/trust/site-map.tsx" }),
  definePage({ path: "/data-rights", module: "routes/trust/data-rights.tsx" }),
  definePage({ path: "/data-rights/sent", module: "routes/trust/data-request-sent.tsx" }),
  definePage({ path: "/data-rights/track", module: "routes/trust/data-request.tsx" }),
];
