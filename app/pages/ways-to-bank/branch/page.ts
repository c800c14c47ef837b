import { definePage } from "#app/pages/define-page.ts";

export const branchPage = definePage({
  path: "/ways-to-bank/branch/:slug",
  module: "pages/ways-to-bank/branch/route.tsx",
  kiswahili: true,
  entries: ({ branches }) =>
    branches.map(({ slug, name, changed }) => ({
      area: "branches",
      title: name,
      params: { slug },
      file: `branches/${slug}.yaml`,
      changedOn: changed,
    })),
});
