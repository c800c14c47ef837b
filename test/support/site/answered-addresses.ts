import { documentLists } from "#app/features/products/document-lists.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { rightAnswers, wrongAnswers } from "#test/support/browser/calculators.ts";
import { content, found } from "#test/support/content/content.ts";

const compared = content.properties
  .slice(0, 2)
  .map(({ path }) => `property=${path}`)
  .join("&");

/** The other forms in the main part that their own page answers, each with a wrong and a right query. */
const forms = [
  [link("/fraud-centre"), "contact=", "contact=0712345678"],
  [paths.locations("Branches"), "county=x", "open=1"],
  [paths.properties(), "county=x", "price=x"],
  [paths.properties(), "month=x", "month=60000&cash=1m"],
  [link("/what-to-bring"), "product=x", `product=${found(documentLists(content)[0]).key}`],
  [link("/articles"), "year=x", "theme=x"],
  [link("/careers/jobsListing"), "department=x", undefined],
  [paths.compare(), "family=borrow", undefined],
  [paths.propertyComparison(), "property=x", compared],
  [paths.ratesAndFees(), "term=x", "term=loan"],
  [paths.investors(), "year=2020", undefined],
] as const;

export const answeredAddresses = [
  ...[...wrongAnswers, ...rightAnswers],
  ...forms.flatMap(([path, ...queries]) =>
    queries.flatMap((query) => (query === undefined ? [] : [`${path}?${query}`])),
  ),
];
