import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";
import { familyFacts } from "#domain/products/families.ts";
import { comparisonKey } from "#domain/products/product-comparison.ts";
import type { Content } from "#model/content.ts";
import { depositOffers } from "#model/deposits/offers.ts";
import { loanOffers } from "#model/loans/loan-offers.ts";
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

/** The calculators that a product may name. */
export function calculators({ messages }: Content) {
  const { chooser, mortgage, motor } = messages.calculators.pages;
  return {
    mortgage: {
      title: mortgage.title,
      text: chooser.mortgageCard,
      href: link("/calculators/mortgage"),
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
  const offer = loanOffers(content).find(
    (each) =>
      each.product.slug === product.slug &&
      product.audiences.includes(each.product.audience) &&
      each.group === group?.path,
  );
  const named = offer && { product: offer.id };
  const spreadsheet = {
    label: loanCost.answer.download,
    href: paths.costOfCredit(named),
    download: true,
  };
  const overpay = { label: loanTools.overpay.page.title, href: link("/calculators/overpay") };
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
      href: link("/calculators/home-cost", undefined, offer && homeQuery(offer.basis.defaults)),
    },
    { label: affordability.page.title, href: link("/calculators/affordability") },
    spreadsheet,
    overpay,
    { label: loanTools.takeOver.page.title, href: link("/calculators/take-over") },
  ];
}

/** The loan's published figures, as they replace the defaults of the true-cost page; empty without a published rate. */
function homeQuery({ rate, commitment, excise }: Record<"rate" | "commitment" | "excise", string>) {
  return rate === "" ? {} : { rate, commitment, excise };
}
