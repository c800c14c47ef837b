import { definePage } from "./define-page.ts";
import { markdownPage, written } from "./described.ts";

export const trustPages = [
  definePage({
    path: "/fraud-centre",
    module: "routes/trust/fraud-centre.tsx",
    kiswahili: true,
    entries: ({ fraudCentre }) => [
      {
        ...written(fraudCentre),
        area: "help",
        file: "site/fraud-centre.yaml",
        card: { brand: "bank", motif: "insurance", art: { icon: "shield-warning" } },
      },
    ],
  }),
  definePage({
    path: "/complaints",
    module: "routes/trust/complaints.tsx",
    entries: ({ complaints }) => [
      {
        ...written(complaints),
        area: "help",
        searchTexts: complaints.steps.items.flatMap(({ title, text }) => [title, text]),
        file: "site/complaints.yaml",
      },
    ],
  }),
  definePage({
    path: "/service-status",
    module: "routes/trust/service-status.tsx",
    entries: ({ serviceStatus }) => [
      { ...written(serviceStatus), area: "help", file: "site/service-status.yaml" },
    ],
  }),
  definePage({
    path: "/accessibility",
    module: "routes/trust/accessibility.tsx",
    entries: (content) => markdownPage(content, "accessibility"),
  }),
  definePage({
    path: "/site-map",
    module: "routes/trust/site-map.tsx",
    entries: ({ siteMap }) => [{ ...written(siteMap), area: "help" }],
  }),
  definePage({
    path: "/data-rights",
    module: "routes/trust/data-rights.tsx",
    entries: ({ dataRights }) => [
      {
        ...written(dataRights),
        area: "help",
        searchTexts: Object.values(dataRights.kinds),
        file: "site/data-rights.yaml",
      },
    ],
  }),
  definePage({ path: "/data-rights/sent", module: "routes/trust/data-request-sent.tsx" }),
  definePage({
    path: "/data-rights/track",
    module: "routes/trust/data-request.tsx",
    entries: ({ dataRights }) => [{ area: "help", title: dataRights.track.title }],
  }),
];
