import { useServices } from "#app/lib/services.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { loanOffers } from "#model/loans/loan-offers.ts";
import type { Product, ProductGroup } from "#model/products/schema.ts";
import { link } from "#app/pages/link.ts";
import { paths } from "#app/pages/paths.ts";

type CostLinksProps = { product: Product; group: ProductGroup | undefined };

/** CAT-7: links to the cost of a loan: the calculation if the limits are known, and always the spreadsheet. */
export function CostLinks({ product, group }: CostLinksProps) {
  const { content } = useServices();
  const { affordability, loanCost, homeCost, loanTools } = content;
  const offer = loanOffers(content).find(
    (each) =>
      each.product.slug === product.slug &&
      product.audiences.includes(each.product.audience) &&
      each.group === group?.path,
  );
  const isHome = group?.path === "home-loan" || group?.path === "affordable-housing";
  return (
    <>
      {isHome && (
        <ButtonLink
          variant="secondary"
          href={link("/calculators/home-cost", undefined, offer && homeQuery(offer.basis.defaults))}
        >
          {homeCost.page.title}
        </ButtonLink>
      )}
      {isHome && (
        <ButtonLink variant="secondary" href={link("/calculators/affordability")}>
          {affordability.page.title}
        </ButtonLink>
      )}
      {offer && !isHome && (
        <ButtonLink
          variant="secondary"
          href={link("/calculators/loan-cost", undefined, { product: offer.id })}
        >
          {loanCost.page.title}
        </ButtonLink>
      )}
      <ButtonLink
        variant="secondary"
        href={paths.costOfCredit(offer && { product: offer.id })}
        download
      >
        {loanCost.answer.download}
      </ButtonLink>
      <ButtonLink variant="secondary" href={link("/calculators/overpay")}>
        {loanTools.overpay.page.title}
      </ButtonLink>
      {isHome ? (
        <ButtonLink variant="secondary" href={link("/calculators/take-over")}>
          {loanTools.takeOver.page.title}
        </ButtonLink>
      ) : (
        <ButtonLink variant="secondary" href={link("/calculators/offers")}>
          {loanTools.offers.page.title}
        </ButtonLink>
      )}
    </>
  );
}

/** The loan's published figures, as they replace the defaults of the true-cost page; empty without a published rate. */
function homeQuery({ rate, commitment, excise }: Record<"rate" | "commitment" | "excise", string>) {
  return rate === "" ? {} : { rate, commitment, excise };
}
