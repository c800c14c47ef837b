import { definePage } from "./define-page.ts";
import { written } from "./described.ts";

export const waysToBankPages = [
  definePage({
    path: "/ways-to-bank",
    module: "routes/ways-to-bank/ways-to-bank.tsx",
    kiswahili: true,
    entries: ({ waysToBank }) => [
      {
        ...written(waysToBank),
        area: "branches",
        searchTexts: waysToBank.cards.flatMap(({ title, text, services }) => [
          title,
          text,
          ...services,
        ]),
        file: "site/ways-to-bank.yaml",
        card: { brand: "bank", motif: "savings", art: { icon: "map-pin" } },
      },
    ],
  }),
  definePage({
    path: "/ways-to-bank/location/:kind",
    module: "routes/ways-to-bank/locations.tsx",
    kiswahili: true,
    entries: ({ waysToBank: { branches, atms } }) => [
      { ...written(branches), area: "branches", params: { kind: "Branches" } },
      { ...written(atms), area: "branches", params: { kind: "ATMS" } },
    ],
  }),
  definePage({
    path: "/ways-to-bank/branch/:slug",
    module: "routes/ways-to-bank/branch.tsx",
    kiswahili: true,
    entries: ({ branches }) =>
      branches.map(({ slug, name, changed }) => ({
        area: "branches",
        title: name,
        params: { slug },
        file: `branches/${slug}.yaml`,
        changedOn: changed,
      })),
  }),
];
