import type { Fact } from "#model/products/fact-schema.ts";
import type { Product, ProductGroup } from "#model/products/schema.ts";
import { formatFigure } from "#domain/products/fact.ts";
import { financialTypeOf, soldBy } from "#domain/products/families.ts";
import type { Content } from "#model/content.ts";
import { paths } from "#app/pages/paths.ts";

type ProductDataOptions = {
  product: Product;
  group: ProductGroup | undefined;
  /** The canonical URL of the page. */
  url: string;
  /** The name of the family. */
  category: string;
  bank: object;
  /** The intermediary that places insurance. */
  agency: object;
};

/** The structured data of a product (schema.org/FinancialProduct and its subtypes); undefined for a specimen. */
export function productData({ product, group, url, category, bank, agency }: ProductDataOptions) {
  if (product.provenance === "specimen") return undefined;
  const { title, summary } = group ?? product;
  // A figure of the product may not be true of each group, so only a product without groups shows its own.
  const facts = (group ?? product).facts;
  const sells = soldBy(product);
  return {
    "@context": "https://schema.org",
    "@type": financialTypeOf(product),
    name: title,
    description: summary,
    url,
    category,
    areaServed: "KE",
    ...(sells === "insurance" ? { broker: agency } : { provider: bank }),
    ...(sells === "loans" && loanTerms(facts)),
    ...(sells === "deposits" && depositTerms(facts)),
    ...feesOf(facts),
  };
}

/** The amount, term and interest rate, as far as they are published. */
function loanTerms(facts: readonly Fact[]) {
  const rate = named(facts, "rate");
  const amount = amountOf(facts);
  const term = named(facts, "tenor");
  return {
    ...(amount && { amount }),
    ...(term && { loanTerm: termOf(term) }),
    ...(rate?.kind === "percent" && { interestRate: rate.percent }),
  };
}

function depositTerms(facts: readonly Fact[]) {
  const amount = amountOf(facts);
  return amount && { amount };
}

function amountOf(facts: readonly Fact[]) {
  const range = named(facts, "amount");
  const [least, most] = [named(facts, "minimum"), named(facts, "maximum")];
  const known =
    range?.kind === "moneyRange"
      ? { currency: range.currency, minValue: range.from, maxValue: range.to }
      : {
          ...(least?.kind === "money" && { currency: least.currency, minValue: least.amount }),
          ...(most?.kind === "money" && { currency: most.currency, maxValue: most.amount }),
        };
  return "currency" in known ? { "@type": "MonetaryAmount", ...known } : undefined;
}

/** UN/CEFACT codes, as schema.org requires. */
const unitCodes = {
  "working day": "DAY",
  day: "DAY",
  week: "WEE",
  month: "MON",
  year: "ANN",
} as const;

function termOf(fact: Fact) {
  if (fact.kind === "term") {
    const bound = fact.limit === "up to" ? "maxValue" : "value";
    return { "@type": "QuantitativeValue", [bound]: fact.length, unitCode: unitCodes[fact.unit] };
  }
  // A range with two units does not fit one value, so the formatted text is its name.
  return { "@type": "QuantitativeValue", name: formatFigure(fact) };
}

const fees = ["commitmentFee", "monthlyFee", "ledgerFee", "inspectionFee"];

function feesOf(facts: readonly Fact[]) {
  const known = facts.filter(({ id }) => fees.includes(id));
  const text = known.map((fact) => `${fact.label}: ${formatFigure(fact)}`).join("; ");
  return text && { feesAndCommissionsSpecification: text };
}

const named = (facts: readonly Fact[], id: string) => facts.find((fact) => fact.id === id);

/** The group's company that links to the insurance page: it places cover (schema.org/InsuranceAgency). */
export function insuranceAgency(
  { aboutUs, settings }: Pick<Content, "aboutUs" | "settings">,
  origin: string,
) {
  const company = aboutUs.subsidiaries.items.find(
    ({ link }) => "to" in link && link.to === paths.insurance(),
  );
  return {
    "@type": "InsuranceAgency",
    name: company?.name ?? settings.bank.legalName,
    url: origin + paths.insurance(),
    parentOrganization: { "@type": "Corporation", name: settings.group.legalName },
  };
}
