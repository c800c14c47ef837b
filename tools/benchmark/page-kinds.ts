import { loadContent } from "#model/load.ts";
import { inLanguage } from "#model/links/languages.ts";
import { paths } from "#domain/pages/paths.ts";

export type PageKind = {
  name: string;
  address: string;
  /** Asks search engines to leave it out: what one visitor typed is nobody else's. */
  isUnlisted?: boolean;
};

const { specimenJobs, properties, articles } = loadContent();
const homeLoan = {
  family: "borrow",
  audience: "for-individuals",
  slug: "property-financing",
} as const;

/** One address of each kind of page. */
export const pageKinds: readonly PageKind[] = [
  { name: "group home", address: paths.groupHome() },
  { name: "bank home", address: paths.bankHome() },
  { name: "bank home, Kiswahili", address: inLanguage(paths.bankHome(), "sw") },
  { name: "landing", address: paths.banking("me") },
  { name: "product", address: paths.product(homeLoan, "home-loan") },
  {
    name: "calculator with a result",
    address: `${paths.mortgageCalculator()}?amount=5000000&rate=14&years=20`,
    isUnlisted: true,
  },
  {
    name: "cost of a home",
    address: paths.homeCost({ price: "9000000", deposit: "900000", years: "20", rate: "14" }),
    isUnlisted: true,
  },
  { name: "enquiry", address: paths.contactUs() },
  { name: "job", address: paths.job(specimenJobs[0]?.id ?? "") },
  { name: "list of properties", address: paths.properties() },
  { name: "property", address: paths.property(properties[0]?.path ?? "") },
  { name: "article", address: paths.article(articles[0]?.path ?? "") },
  { name: "search results", address: paths.search("loan"), isUnlisted: true },
  { name: "rights issue", address: paths.rightsIssue() },
];
