import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const serviceStatusPage = definePage({
  path: "/service-status",
  module: "pages/trust/service-status/route.tsx",
  entries: ({ serviceStatus }) => [
    { ...written(serviceStatus), area: "help", file: "site/service-status.yaml" },
  ],
});
