import { definePage, entryOf } from "#app/pages/define-page.ts";

export const dataRightsPage = definePage({
  path: "/data-rights",
  module: "pages/trust/data-rights/route.tsx",
  entries: ({ dataRights }) => ({
    ...entryOf(dataRights),
    area: "help",
    searchTexts: Object.values(dataRights.kinds),
    file: "site/data-rights.yaml",
  }),
});

export const dataRequestSentPage = definePage({
  path: "/data-rights/sent",
  module: "pages/trust/data-rights/sent.route.tsx",
});
