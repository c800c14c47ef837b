import { definePage } from "#app/pages/define-page.ts";

export const appRedirectPage = definePage({
  path: "/app",
  module: "pages/bank/app-redirect/route.tsx",
  unlisted: [{}],
});
