import { definePage } from "#app/pages/define-page.ts";

export const whizzPage = definePage({
  path: "/hfc-whizz",
  module: "pages/bank/whizz/route.tsx",
  entries: ({ whizz }) => ({
    area: "banking",
    title: whizz.title,
    description: [whizz.summary, whizz.lead, ...whizz.description],
    searchTexts: whizz.features.flatMap(({ title, description }) => [title, description]),
    file: "site/whizz.yaml",
    card: { brand: "bank", title: whizz.bannerTitle, motif: "treasury", art: { scene: "phone" } },
  }),
});
