import { definePage, entryOf } from "#app/pages/define-page.ts";

export const investorSharePage = definePage({
  path: "/investor-relations/share",
  module: "pages/investors/share/route.tsx",
  entries: ({ investors }) => [
    { ...entryOf(investors.share), area: "group", file: "site/investor-share.yaml" },
  ],
});
