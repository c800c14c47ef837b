import type { Content } from "#model/content.ts";
import { readProducts } from "./read-products.ts";
import type { SearchRecord } from "./search-record.ts";
import { paths } from "#app/pages/paths.ts";
import { listedPages } from "#app/pages/page-lists.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { whereIs } from "#app/lib/where-is.ts";

type Reader = (content: Content) => SearchRecord[];

/** Readers of the searchable content, in the order of equal results. Jobs are not content and come last. */
export const readers: readonly Reader[] = [
  readProducts,
  readProperties,
  readCampaigns,
  readPages,
  readArticles,
  readLeaders,
  readBranches,
  readAtms,
  readDocuments,
  readTestimonials,
];

/** All articles, even if the press centre does not list them: a search for the rights issue must find them. */
function readArticles({ articles }: Content): SearchRecord[] {
  return articles.map(({ path, title, summary, text, provenance }) => ({
    kind: "articles",
    href: paths.article(path),
    title,
    description: [summary],
    texts: [text],
    isSpecimen: provenance === "specimen",
  }));
}

/** SEA-8: documents are found by name or description, not by their text. */
function readDocuments({ documents, investors, whizzStatement }: Content): SearchRecord[] {
  const toRecord = (
    href: string,
    title: string,
    description: string,
    isSpecimen = false,
  ): SearchRecord => ({
    kind: "documents",
    href,
    title,
    description: [description],
    texts: [],
    isSpecimen,
  });
  return [
    ...documents.map(({ key, title, summary, provenance }) =>
      toRecord(paths.document(key), title, summary, provenance === "specimen"),
    ),
    ...documents
      .flatMap(({ files }) => files)
      // A file that is not published yet cannot be opened.
      .filter(({ pdf }) => pdf !== undefined)
      .map(({ name, about, file, specimen }) =>
        toRecord(paths.documentFile(file), name, about, specimen !== undefined),
      ),
    toRecord(paths.whizzStatement(), whizzStatement.title, whizzStatement.summary),
    ...investors.groups
      .flatMap(({ years }) => years.flatMap((year) => year.documents))
      .map(({ name, description, file, provenance }) =>
        toRecord(paths.investorDocument(file), name, description, provenance === "specimen"),
      ),
  ];
}

/** Pages that no record of the content describes: tools, lists and pages about the group. */
function readPages(content: Content): SearchRecord[] {
  return listedPages(content).flatMap(({ href, title, description, searchTexts = [] }) =>
    description ? [{ kind: "pages", href, title, description, texts: searchTexts }] : [],
  );
}

/** SEA-7: each leader is found once, even as a member of several boards. */
function readLeaders({ leaders, leadership }: Content): SearchRecord[] {
  const bySlug = new Map(leaders.map((leader) => [leader.slug, leader]));
  return [...bySlug.values()].map((leader) => ({
    kind: "leaders",
    href: paths.leader(leader.categories[0], leader.slug),
    title: leader.name,
    description: [leader.excerpt, leader.title, ...leader.description],
    texts: [
      ...leader.categories.map((category) => leadership.categories[category].title),
      ...leader.career.map(({ what }) => what),
    ],
    isSpecimen: leader.provenance === "specimen",
  }));
}

function readTestimonials({ testimonials, careers }: Content): SearchRecord[] {
  return testimonials.map(({ path, name, company, quote, description, provenance }) => ({
    kind: "careers",
    label: careers.testimonials.title,
    href: paths.testimonial(path),
    title: name,
    description: [quote, ...description],
    texts: [company],
    isSpecimen: provenance === "specimen",
  }));
}

function readBranches({ branches, waysToBank }: Content): SearchRecord[] {
  const { branch: words, branches: list } = waysToBank;
  return branches.map((branch) => ({
    kind: "branches",
    href: paths.branch(branch.slug),
    title: fillText(words.title, { name: branch.name }),
    description: [whereIs(branch, waysToBank)],
    texts: [
      `${words.clearingCode} ${branch.clearingCode}`,
      ...branch.details.services.map((service) => list.services[service]),
    ],
    isSpecimen: branch.provenance === "specimen",
  }));
}

/** An ATM has no page of its own: the result links to the list of its county. */
function readAtms({ atms, branches, waysToBank, search }: Content): SearchRecord[] {
  const { atms: words } = waysToBank;
  const bySlug = new Map(branches.map((branch) => [branch.slug, branch]));
  return atms.flatMap(({ branch: slug, services, isAlwaysOpen, provenance }) => {
    const branch = bySlug.get(slug);
    if (!branch) return [];
    return {
      kind: "atms",
      href: paths.locations("ATMS", branch.county),
      title: fillText(search.atm, { branch: branch.name }),
      description: [whereIs(branch, waysToBank)],
      texts: [
        ...services.map((service) => words.services[service]),
        ...(isAlwaysOpen ? [words.alwaysOpen] : []),
      ],
      isSpecimen: provenance === "specimen",
    };
  });
}

function readProperties({ properties, propertyListing }: Content): SearchRecord[] {
  return properties.map((property) => ({
    kind: "property",
    href: paths.property(property.path),
    title: property.title,
    description: [property.summary, ...property.description],
    texts: [
      propertyListing.names[property.propertyType],
      `${property.location}, ${property.county}`,
      ...property.amenities,
    ],
    isSpecimen: property.provenance === "specimen",
  }));
}

function readCampaigns({ campaigns }: Content): SearchRecord[] {
  return campaigns.map(({ path, title, kicker, summary, description, groups, provenance }) => ({
    kind: "property",
    href: paths.campaign(path),
    title,
    description: [summary, ...description],
    texts: [kicker, ...groups.flatMap((group) => [group.title, ...group.list])],
    isSpecimen: provenance === "specimen",
  }));
}
