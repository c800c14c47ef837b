import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { useServices } from "#app/lib/services.tsx";
import { homeDocuments, homeLoan } from "#app/pages/home-documents.ts";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import { termText } from "#app/parts/figure-texts.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import type { LoanTerms } from "#domain/lending/amortisation.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { loanOffers } from "#model/loans/loan-offers.ts";
import rows from "#app/ui/rows.module.css";

/** Next steps for a home loan: its documents, and an enquiry with its figures but nothing about the visitor. */
export function HomeLoanNext(loan: LoanTerms & { monthlyCents: number }) {
  const { content } = useServices();
  const { homeCost, messages, language } = content;
  // The rate of a loan that publishes one, such as that of affordable housing, means that loan.
  const named = loanOffers(content).find(
    ({ product, published, basis }) =>
      product.slug === homeLoan.slug &&
      published.rate &&
      Number(basis.defaults.rate) === loan.annualRatePercent,
  );
  const message = fillText(homeCost.share.enquiry, {
    loan: kes(loan.loanCents),
    rate: loan.annualRatePercent,
    years: termText(loan.months, language),
    monthly: kes(loan.monthlyCents),
  });
  return (
    <div className={rows.buttons} data-screen-only="">
      <ButtonLink variant="secondary" href={homeDocuments(loan)}>
        {messages.calculators.bring}
      </ButtonLink>
      <AskAbout product={named && { ...named.product, group: named.group }} message={message} />
    </div>
  );
}
