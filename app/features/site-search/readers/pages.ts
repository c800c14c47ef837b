import type { Content } from "#model/content.ts";
import { fillWords } from "#app/lib/fill-words.ts";
import { type Audience, families } from "#domain/products/catalogue.ts";
import { documentGroups } from "#domain/investors/investor-documents.ts";
import { leadershipCategories } from "#domain/pages/leadership.ts";
import type { PageSlug } from "#domain/pages/pages.ts";
import { paths } from "#domain/pages/paths.ts";
import type { SearchRecord } from "../search-record.ts";

type Page = { href: string; title: string; description: readonly string[]; texts?: string[] };

/** Every page that stands for itself: tools, lists, and what the group says of itself. */
export function readPages(content: Content): SearchRecord[] {
  return [
    ...bankPages(content),
    ...helpPages(content),
    ...tools(content),
    ...listsOfProducts(content),
    ...groupPages(content),
    ...investorPages(content),
    ...rightsPages(content),
  ].map(({ texts = [], ...page }) => ({ kind: "pages", ...page, texts }));
}

const addressOfPage = {
  "contact-us": paths.contactUs(),
  accessibility: paths.accessibility(),
} as const satisfies Record<PageSlug, string>;

/** What to do when something is wrong, and what one may ask for. */
function helpPages(content: Content): Page[] {
  const { pages, fraudCentre, complaints, dataRights, serviceStatus, siteMap } = content;
  return [
    ...pages.map(({ slug, title, summary }) => ({
      href: addressOfPage[slug],
      title,
      description: [summary],
    })),
    { ...written(fraudCentre), href: paths.fraudCentre() },
    {
      ...written(complaints),
      href: paths.complaints(),
      texts: complaints.steps.items.flatMap(({ title, text }) => [title, text]),
    },
    { ...written(dataRights), href: paths.dataRights(), texts: Object.values(dataRights.kinds) },
    { ...written(serviceStatus), href: paths.serviceStatus() },
    { ...written(siteMap), href: paths.siteMap() },
  ];
}

function bankPages({ waysToBank, whizz, forexRates, landings, propertyListing }: Content): Page[] {
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
    { ...written(forexRates), href: paths.forexRates() },
    ...landings.map(({ id, label, headline, lead }) => ({
      href: paths.banking(id),
      title: label,
      description: [lead],
      texts: [headline],
    })),
  ];
}

function tools({ messages, ...content }: Content): Page[] {
  const { chooser, mortgage, motor } = messages.calculators.pages;
  const { motorComparison, compare, ratesAndFees, homeCost, loanCost } = content;
  const { depositReturn, canIApply, eligibility } = content;
  return [
    { ...described(chooser), href: paths.calculators() },
    { ...described(mortgage), href: paths.mortgageCalculator() },
    { ...described(motor), href: paths.motorCalculator() },
    { ...described(motorComparison), href: paths.motorComparison() },
    { ...described(homeCost.page), href: paths.homeCost() },
    { ...described(loanCost.page), href: paths.loanCost() },
    { ...described(depositReturn.page), href: paths.depositReturn() },
    { ...described(canIApply.page), href: paths.canIApply() },
    ...eligibility.map((check) => ({ ...described(check), href: paths.canIApply(check.id) })),
    { ...described(compare), href: paths.compare() },
    { ...described(ratesAndFees), href: paths.ratesAndFees() },
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

function investorPages({ investors: { groups, results, share, calendar } }: Content): Page[] {
  return [
    ...groups.map((group) => ({
      ...written(group),
      href: paths.investors(documentGroups.find((id) => id === group.id)),
    })),
    { ...written(results), href: paths.investorResults() },
    { ...written(share), href: paths.investorShare() },
    {
      ...written(calendar),
      href: paths.investorCalendar(),
      texts: calendar.events.map(({ title, text }) => `${title}: ${text}`),
    },
  ];
}

function rightsPages({ rightsIssue: { page, questions, entitlement } }: Content): Page[] {
  return [
    {
      href: paths.rightsIssue(),
      title: page.title,
      description: [page.summary, page.hero.lead],
      texts: questions.map(({ question }) => question),
    },
    { ...written(entitlement), href: paths.entitlement() },
  ];
}

function written({ title, summary, lead }: { title: string; summary: string; lead: string }) {
  return { title, description: [summary, lead] };
}

function described(page: { title: string; description: string; lead: string }) {
  return { title: page.title, description: [page.description, page.lead] };
}
