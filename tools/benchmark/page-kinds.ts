import { loadContent } from "#checks/load-content.ts";
import { inLanguage } from "#app/pages/languages.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";

const { specimenJobs, properties, articles } = loadContent();
const homeLoan = {
  family: "borrow",
  audience: "for-individuals",
  slug: "property-financing",
} as const;

/** One address of each kind of page. */
export const pageKinds: readonly { name: string; address: string }[] = [
  { name: "group home", address: link("/") },
  { name: "bank home", address: link("/hfc") },
  { name: "bank home, Kiswahili", address: inLanguage(link("/hfc"), "sw") },
  { name: "landing", address: paths.banking("me") },
  { name: "product", address: paths.product(homeLoan, "home-loan") },
  {
    name: "calculator with a result",
    address: `${link("/calculators/mortgage")}?amount=5000000&rate=14&years=20`,
  },
  {
    name: "cost of a home",
    address: link("/calculators/home-cost", undefined, {
      price: "9000000",
      deposit: "900000",
      years: "20",
      rate: "14",
    }),
  },
  { name: "enquiry", address: link("/contact-us") },
  { name: "job", address: paths.job(specimenJobs[0]?.id ?? "") },
  { name: "list of properties", address: paths.properties() },
  { name: "property", address: paths.property(properties[0]?.path ?? "") },
  { name: "article", address: paths.article(articles[0]?.path ?? "") },
  { name: "search results", address: paths.search("loan") },
  { name: "rights issue", address: link("/rightsissue") },
];
