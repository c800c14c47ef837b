import { loadContent } from "#checks/load-content.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";

export type PageKind = {
  name: string;
  address: string;
  /** Search engines leave it out, because it shows what one visitor typed. */
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
  { name: "group home", address: link("/") },
  { name: "bank home", address: link("/hfc") },
  { name: "bank home, Kiswahili", address: inLanguage(link("/hfc"), "sw") },
  { name: "landing", address: paths.banking("me") },
  { name: "product", address: paths.product(homeLoan, "home-loan") },
  {
    name: "calculator with a result",
    address: `${link("/calculators/mortgage")}?amount=5000000&rate=14&years=20`,
    isUnlisted: true,
  },
  {
    name: "cost of a home",
    address: link("/calculators/home-cost", undefined, {
      price: "9000000",
      deposit: "900000",
      years: "20",
      rate: "14",
    }),
    isUnlisted: true,
  },
  { name: "enquiry", address: link("/contact-us") },
  { name: "job", address: paths.job(specimenJobs[0]?.id ?? "") },
  { name: "list of properties", address: paths.properties() },
  { name: "property", address: paths.property(properties[0]?.path ?? "") },
  { name: "article", address: paths.article(articles[0]?.path ?? "") },
  { name: "search results", address: paths.search("loan"), isUnlisted: true },
  { name: "rights issue", address: link("/rightsissue") },
];
