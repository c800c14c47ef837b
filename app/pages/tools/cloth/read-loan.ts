import type { Content } from "#model/content.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { loanOffers } from "#model/loans/loan-offers.ts";
import { type LoanTerms, termsInCents } from "#domain/lending/amortisation.ts";
import { parseMortgageInput } from "#domain/lending/calculator-input.ts";
import { parseHomeInput } from "#domain/lending/home-cost-input.ts";
import type { ClothCalculator } from "#domain/lending/cloth.ts";
import { parseLoanInput } from "#domain/lending/loan-cost-input.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import { formatMoney } from "#domain/money/money.ts";

/** A value that the visitor chose, as it is shown: its label and its figure. */
export type Fact = readonly [label: string, figure: string];

type ReadLoan =
  | { ok: true; terms: LoanTerms; facts: readonly Fact[] }
  | { ok: false; status: 404 | 422 };

type Read = (sent: SubmittedFields, content: Content) => ReadLoan;

const invalid: ReadLoan = { ok: false, status: 422 };

/** The loan that a URL of a calculator names, read by the rules of the calculator's own page. */
export const loanReaders: Record<ClothCalculator, Read> = {
  mortgage(sent) {
    const input = parseMortgageInput(sent);
    return input.ok ? { ok: true, terms: termsInCents(input.terms), facts: [] } : invalid;
  },

  "loan-cost"(sent, content) {
    const offer = loanOffers(content).find(({ id }) => id === sent.get("product"));
    if (!offer) return { ok: false, status: 404 };
    const input = parseLoanInput(sent, offer.basis);
    if (!input.ok) return invalid;
    const facts: Fact[] = [[content.loanCost.form.choose, offer.label]];
    return { ok: true, terms: input.request.terms, facts };
  },

  "home-cost"(sent, content) {
    const input = parseHomeInput(sent, homeBasis(content));
    if (!input.ok) return invalid;
    const { priceCents, depositCents, annualRatePercent, months } = input.request.home;
    const { price, deposit } = content.homeCost.fields;
    return {
      ok: true,
      terms: { loanCents: priceCents - depositCents, annualRatePercent, months },
      facts: [
        [price.label, formatMoney(priceCents / 100)],
        [deposit.label, formatMoney(depositCents / 100)],
      ],
    };
  },
};
