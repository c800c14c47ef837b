import { definePage } from "#app/pages/define-page.ts";
import { audienceName } from "#app/pages/catalogue-names.ts";

export const insurancePage = definePage({
  path: "/insurance/:audience?",
  module: "pages/catalogue/insurance/route.tsx",
  entries: (content) => {
    const { title, lead, tabs } = content.insurancePage;
    return [
      {
        area: "insure",
        contentFiles: "site/insurance.yaml",
        title,
        description: [lead],
        card: { brand: "bank", motif: "insurance", art: { scene: "insure" } },
        searchTexts: tabs.flatMap(({ label, summary }) => [label, summary]),
      },
      // The page without a parameter shows the first tab.
      ...tabs.slice(1).map(({ audience }) => ({
        area: "insure" as const,
        contentFiles: "site/insurance.yaml",
        title: `${title}: ${audienceName(content, audience)}`,
        params: { audience },
      })),
    ];
  },
});
