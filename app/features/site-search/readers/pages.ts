import type { Content } from "#model/content.ts";
import { fillWords } from "#app/lib/fill-words.ts";
import { written } from "#app/pages/described.ts";
import { listedPages } from "#app/pages/derived.ts";
import { type Audience, families } from "#domain/products/catalogue.ts";
import { leadershipCategories } from "#domain/pages/leadership.ts";
import type { PageSlug } from "#domain/pages/pages.ts";
import { paths } from "#domain/pages/paths.ts";
import type { SearchRecord } from "../search-record.ts";

type Page = {
  href: string;
  title: string;
  description: readonly string[];
  texts?: readonly string[];
};

/** Every page that stands for itself: tools, lists, and what the group says of itself. */
export function readPages(content: Content): SearchRecord[] {
  return [
    ...bankPages(content),
    ...markdownPages(content),
    ...findablePages(content),
    ...listsOfProducts(content),
    ...groupPages(content),
  ].map(({ texts = [], ...page }) => ({ kind: "pages", ...page, texts }));
}

const addressOfPage = {
  "contact-us": paths.contactUs(),
  accessibility: paths.accessibility(),
} as const satisfies Record<PageSlug, string>;

function markdownPages({ pages }: Content): Page[] {
  return pages.map(({ slug, title, summary }) => ({
    href: addressOfPage[slug],
    title,
    description: [summary],
  }));
}

/** Those that the list of pages describes. */
function findablePages(content: Content): Page[] {
  return listedPages(content)
    .filter(({ description }) => description.length > 0)
    .map(({ href, title, description, searchTexts = [] }) => ({
      href,
      title,
      description,
      texts: searchTexts,
    }));
}

function bankPages({ waysToBank, whizz, landings, propertyListing }: Content): Page[] {
  return [
    { ...written(propertyListing), href: paths.properties() },
    {
      href: paths.waysToBank(),
      title: waysToBank.title,
      description: [waysToBank.summary, waysToBank.lead],
      texts: waysToBank.cards.flatMap(({ title, text, services }) => [title, text, ...services]),
    },
    { ...written(waysToBank.branches), href: paths.locations("Branches") },
    { ...written(waysToBank.atms), href: paths.locations("ATMS") },
    {
      href: paths.whizz(),
      title: whizz.title,
      description: [whizz.summary, whizz.lead, ...whizz.description],
      texts: whizz.features.flatMap(({ title, description }) => [title, description]),
    },
    ...landings.map(({ id, label, headline, lead }) => ({
      href: paths.banking(id),
      title: label,
      description: [lead],
      texts: [headline],
    })),
  ];
}

function listsOfProducts({ families: texts, insurancePage, menus }: Content): Page[] {
  const labelOf = new Map(menus.audienceTabs.map(({ audience, label }) => [audience, label]));
  return [
    ...families.flatMap((family) => {
      const { audiences, ...list } = texts[family];
      return [
        { ...written(list), href: paths.family(family), texts: [list.headline] },
        ...Object.entries(audiences).map(([audience, text]) => ({
          ...written(text),
          // The cast: Object.entries forgets the type of the keys it lists.
          href: paths.familyAudience(family, audience as Audience),
          texts: [labelOf.get(audience as Audience) ?? ""],
        })),
      ];
    }),
    {
      href: paths.insurance(),
      title: insurancePage.title,
      description: [insurancePage.lead],
      texts: insurancePage.tabs.flatMap(({ label, summary }) => [label, summary]),
    },
  ];
}

function groupPages({ aboutUs, leadership, careers, press, settings }: Content): Page[] {
  const { profiles, subsidiaries, impact, aims, values, history } = aboutUs;
  return [
    {
      ...written(aboutUs),
      href: paths.aboutUs(),
      texts: [
        ...profiles.flatMap(({ title, text }) => [title, ...text]),
        ...subsidiaries.items.flatMap(({ name, what, description }) => [
          name,
          what,
          ...description,
        ]),
        ...impact.figures.map(({ figure, label }) => `${figure} ${label}`),
        ...aims.items.map(({ name, text }) => `${name}: ${text}`),
        ...values.items.map(({ name, text }) => `${name}: ${text}`),
        ...history.milestones.map(({ what }) => what),
      ],
    },
    ...leadershipCategories.map((category) => {
      const { title, summary, text } = leadership.categories[category];
      return { href: paths.leadership(category), title, description: [summary, text] };
    }),
    {
      ...written(careers.why),
      href: paths.careers(),
      title: fillWords(careers.why.title, { group: settings.group.name }),
    },
    { ...written(careers.jobs), href: paths.jobs() },
    { ...written(careers.testimonials), href: paths.testimonials() },
    { ...written(press), href: paths.articles() },
  ];
}
