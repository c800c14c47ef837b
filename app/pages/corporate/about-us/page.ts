import type { Content } from "#model/content.ts";
import { definePage, entryOf } from "#app/pages/define-page.ts";

function textsOf({ profiles, subsidiaries, impact, aims, values, history }: Content["aboutUs"]) {
  return [
    ...profiles.flatMap(({ title, text }) => [title, ...text]),
    ...subsidiaries.items.flatMap(({ name, what, description }) => [name, what, ...description]),
    ...impact.figures.map(({ figure, label }) => `${figure} ${label}`),
    ...aims.items.map(({ name, text }) => `${name}: ${text}`),
    ...values.items.map(({ name, text }) => `${name}: ${text}`),
    ...history.milestones.map(({ what }) => what),
  ];
}

export const aboutUsPage = definePage({
  path: "/about-us",
  module: "pages/corporate/about-us/route.tsx",
  entries: ({ aboutUs }) => ({
    ...entryOf(aboutUs),
    area: "group",
    searchTexts: textsOf(aboutUs),
    file: "site/about-us.yaml",
    card: { brand: "group", motif: "corporate", art: { scene: "city" } },
  }),
});
