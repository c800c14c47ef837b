import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { familyFacts } from "#domain/products/families.ts";
import { comparisonKey } from "#domain/products/product-comparison.ts";
import type { Content } from "#model/content.ts";
import { depositOffers } from "#model/deposits/offers.ts";
import { type LoanOffer, loanOffers } from "#model/loans/loan-offers.ts";
import { documentLists, documentsKey } from "./document-lists.ts";
import type { ProductPage } from "./product-page.ts";

type Place = Pick<ProductPage, "product" | "group" | "isGroupPage" | "isCompared">;

/** From a product to the comparison, its eligibility check, the list of its documents and the return of a deposit. */
export function productLinks(
  content: Content,
  { product, group, isGroupPage, isCompared }: Place,
): { label: string; href: string }[] {
  const { family, slug, audiences } = product;
  const key = documentsKey(product, group?.path);
  const bringsDocuments = documentLists({ products: [product] }).some((list) => list.key === key);
  const checkedGroup = isGroupPage ? group?.path : undefined;
  const checks = content.eligibility.filter(
    ({ product: of }) =>
      of.family === family &&
      of.slug === slug &&
      audiences.includes(of.audience) &&
      of.group === checkedGroup,
  );
  const isDeposit =
    familyFacts[family].sells === "deposits" &&
    depositOffers(content).some((offer) =>
      [offer.product.slug, `diaspora-${offer.product.slug}`].includes(slug),
    );
  return [
    isCompared && {
      label: content.compare.beside,
      href: paths.compare(family, [comparisonKey(product, group?.path)]),
    },
    ...checks.slice(0, 1).map(({ id, title }) => ({ label: title, href: paths.canIApply(id) })),
    bringsDocuments && {
      label: content.whatToBring.page.link,
      href: link("/what-to-bring", undefined, { product: key }),
    },
    isDeposit && {
      label: content.depositReturn.page.link,
      href: link("/calculators/deposit-return"),
    },
  ].filter((each) => each !== false);
}

/** The calculators that a product may name; for a loan, with its published rate and maximum term filled in. */
export function calculators(content: Content, place?: Place) {
  const { chooser, mortgage, motor } = content.messages.calculators.pages;
  const offer = place && offerOf(content, place);
  return {
    mortgage: {
      title: mortgage.title,
      text: chooser.mortgageCard,
      href: link("/calculators/mortgage", undefined, { ...rateOf(offer), ...termOf(offer) }),
    },
    motor: {
      title: motor.title,
      text: chooser.motorCard,
      href: link("/calculators/motor-insurance"),
    },
  };
}

/** CAT-7: from a loan to the calculations of its cost, those with known limits filled in, and to the spreadsheet. */
export function costLinks(
  content: Content,
  { product, group }: Place,
): { label: string; href: string; download?: boolean }[] {
  const { affordability, loanCost, homeCost, loanTools } = content;
  const offer = offerOf(content, { product, group });
  const named = offer && { product: offer.id };
  const spreadsheet = {
    label: loanCost.answer.download,
    href: paths.costOfCredit(named),
    download: true,
  };
  const overpay = {
    label: loanTools.overpay.page.title,
    href: link("/calculators/overpay", undefined, rateOf(offer)),
  };
  if (group?.path !== "home-loan" && group?.path !== "affordable-housing") {
    return [
      named && {
        label: loanCost.page.title,
        href: link("/calculators/loan-cost", undefined, named),
      },
      spreadsheet,
      overpay,
      { label: loanTools.offers.page.title, href: link("/calculators/offers") },
    ].filter((each) => each !== undefined);
  }
  return [
    {
      label: homeCost.page.title,
      href: link("/calculators/home-cost", undefined, homeQuery(offer)),
    },
    {
      label: affordability.page.title,
      href: link("/calculators/affordability", undefined, rateOf(offer)),
    },
    spreadsheet,
    overpay,
    { label: loanTools.takeOver.page.title, href: link("/calculators/take-over") },
  ];
}

type LoanPlace = Pick<Place, "product" | "group">;

const offerOf = (content: Content, { product, group }: LoanPlace) =>
  loanOffers(content).find(
    (each) =>
      each.product.slug === product.slug &&
      product.audiences.includes(each.product.audience) &&
      each.group === group?.path,
  );

/** The published rate, for a query; empty without one. */
const rateOf = (offer: LoanOffer | undefined): Record<string, string> =>
  offer?.published.rate ? { rate: offer.basis.defaults.rate } : {};

/** The published maximum term in years, for a query; empty without one. */
const termOf = (offer: LoanOffer | undefined): Record<string, string> =>
  offer?.published.months ? { years: String(offer.basis.months.max / 12) } : {};

/** The loan's published figures, as they replace the defaults of the true-cost page; empty without a published rate. */
function homeQuery(offer: LoanOffer | undefined) {
  if (!offer?.published.rate) return {};
  const { commitment, excise } = offer.basis.defaults;
  return { ...rateOf(offer), commitment, excise };
}
