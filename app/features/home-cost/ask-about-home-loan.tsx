import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { useServices } from "#app/lib/services.tsx";
import { kes } from "#app/parts/cost-of-credit/figures.ts";
import type { LoanTerms } from "#domain/lending/amortisation.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { formatTerm } from "#domain/time/term.ts";

/** A link to the enquiry about a home loan, with its figures and nothing about the visitor. */
export function AskAboutHomeLoan(loan: LoanTerms & { monthlyCents: number }) {
  const { homeCost, loanTools, language } = useServices().content;
  const message = fillText(homeCost.share.enquiry, {
    loan: kes(loan.loanCents),
    rate: loan.annualRatePercent,
    years: formatTerm({ length: loan.months / 12, unit: "year" }, language),
    monthly: kes(loan.monthlyCents),
  });
  return <AskAbout product={loanTools.product} message={message} />;
}
