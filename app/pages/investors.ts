import { definePage } from "./define-page.ts";

export const investorsPages = [
  definePage({ path: "/investor-relations/results", module: "routes/investors/results.tsx" }),
  definePage({
    path: "/investor-relations/results.csv",
    module: "routes/investors/results-file.ts",
  }),
  definePage({ path: "/investor-relations/share", module: "routes/investors/share.tsx" }),
  definePage({ path: "/investor-relations/calendar", module: "routes/investors/calendar.tsx" }),
  definePage({
    path: "/investor-relations/calendar.ics",
    module: "routes/investors/calendar-file.ts",
  }),
  definePage({ path: "/investor-relations/feed.xml", module: "routes/investors/feed.ts" }),
  definePage({ path: "/investor-relations/:group?", module: "routes/investors/documents.tsx" }),
];
