import { definePage } from "#app/pages/define-page.ts";
import { written } from "#app/pages/described.ts";

export const investorSharePage = definePage({
  path: "/investor-relations/share",
  module: "pages/investors/share/route.tsx",
  entries: ({ investors }) => [
    { ...written(investors.share), area: "group", file: "site/investor-share.yaml" },
  ],
});
