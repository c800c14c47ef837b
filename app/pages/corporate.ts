import { defaultLeadershipCategory, leadershipCategories } from "#domain/pages/leadership.ts";
import type { Content } from "#model/content.ts";
import { definePage } from "./define-page.ts";
import { markdownPage, written } from "./described.ts";

export const corporatePages = [
  definePage({
    path: "/",
    module: "routes/group/home.tsx",
    kiswahili: true,
    entries: ({ settings, groupHome }) => [
      {
        area: "banking",
        title: settings.group.name,
        file: "site/group-home.yaml",
        card: {
          brand: "group",
          kicker: settings.tagline,
          title: groupHome.title,
          motif: "corporate",
          art: { scene: "city" },
        },
      },
    ],
  }),
  definePage({
    path: "/contact-us",
    module: "routes/corporate/contact-us.tsx",
    kiswahili: true,
    entries: (content) => markdownPage(content, "contact-us"),
  }),
  definePage({
    path: "/contact-us/sent",
    module: "routes/corporate/enquiry-sent.tsx",
    kiswahili: true,
  }),
  definePage({ path: "/enquire/:family/:audience/:slug", module: "routes/corporate/enquire.tsx" }),
  definePage({
    path: "/documents/:document",
    module: "routes/corporate/document.tsx",
    entries: ({ documents }) =>
      documents.map(({ key, title, reviewed, changes }) => ({
        area: "help",
        title,
        params: { document: key },
        file: `documents/${key}.md`,
        changedOn: [reviewed, ...changes.map(({ on }) => on)].toSorted().at(-1),
      })),
  }),
  definePage({
    path: "/about-us",
    module: "routes/corporate/about-us.tsx",
    entries: ({ aboutUs }) => [
      {
        ...written(aboutUs),
        area: "group",
        searchTexts: textsOf(aboutUs),
        file: "site/about-us.yaml",
        card: { brand: "group", motif: "corporate", art: { scene: "city" } },
      },
    ],
  }),
  definePage({
    path: "/leadership/:category?",
    module: "routes/corporate/leadership.tsx",
    entries: ({ leadership }) =>
      leadershipCategories.map((category) => {
        const { title, summary, text } = leadership.categories[category];
        // The first is what the page shows without a name.
        const isFirst = category === defaultLeadershipCategory;
        return {
          area: "group",
          title,
          description: [summary, text],
          params: { category: isFirst ? undefined : category },
          card: isFirst
            ? {
                brand: "group",
                title: leadership.title,
                motif: "corporate",
                art: { icon: "users-three" },
              }
            : undefined,
        };
      }),
    unlisted: [{ category: defaultLeadershipCategory }],
  }),
  definePage({
    path: "/leadership/view/:category/:leader",
    module: "routes/corporate/leader.tsx",
    entries: ({ leaders }) =>
      leaders.map(({ categories: [category], slug, name }) => ({
        area: "group",
        title: name,
        params: { category, leader: slug },
        file: `leaders/${slug}.yaml`,
      })),
  }),
];

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
