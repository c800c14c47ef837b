import { definePage } from "#app/pages/define-page.ts";

export const dataRequestPage = definePage({
  path: "/data-rights/track",
  module: "pages/trust/data-request/route.tsx",
  entries: ({ dataRights }) => [
    { area: "help", contentFiles: "site/data-rights.yaml", title: dataRights.track.title },
  ],
});
