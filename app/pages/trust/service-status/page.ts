import { definePage, entryOf } from "#app/pages/define-page.ts";

export const serviceStatusPage = definePage({
  path: "/service-status",
  module: "pages/trust/service-status/route.tsx",
  entries: ({ serviceStatus }) => [
    { ...entryOf(serviceStatus), area: "help", file: "site/service-status.yaml" },
  ],
});
