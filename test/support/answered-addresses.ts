import { documentLists } from "#app/features/products/document-lists.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { content, found } from "./content.ts";

const offered = found(content.depositReturn.deposits[0]).id;
const depositQuery = `amount=1000000&months=12&${offered}=10`;

const compared = content.properties
  .slice(0, 2)
  .map(({ path }) => `property=${path}`)
  .join("&");

/** The forms of the main part whose own page answers, each with an answer that has errors and one that has none. */
const forms = [
  [link("/calculators/home-cost"), "price=x", "price=5000000&rate=14&years=20"],
  [link("/calculators/loan-cost"), "amount=x", "amount=500000&rate=14&months=12"],
  [link("/calculators/mortgage"), "amount=x", "amount=5000000&rate=14&years=20"],
  [link("/calculators/motor-insurance"), "sumInsured=x", undefined],
  [link("/calculators/motor-insurance/compare"), "sumInsured=x", "sumInsured=2000000"],
  [link("/calculators/net-pay"), "gross=x", "gross=80000&month=2026-11"],
  [link("/calculators/overpay"), "balance=x", "balance=5000000&rate=14&months=120&extra=5000"],
  [link("/calculators/take-over"), "balance=x", "balance=5m&rate=14&months=120&newRate=12"],
  [link("/calculators/offers"), "amount=x", "amount=5m&offer=14,50000,,20"],
  [link("/calculators/deposit-return"), "amount=x", depositQuery],
  [link("/rightsissue/entitlement"), "shares=x", "shares=1000"],
  [link("/forex-rates"), "amount=x", "amount=5"],
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

export const answeredAddresses = forms.flatMap(([path, ...queries]) =>
  queries.flatMap((query) => (query === undefined ? [] : [`${path}?${query}`])),
);
