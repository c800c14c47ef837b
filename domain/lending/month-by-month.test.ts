import { expect, test } from "vitest";
import { seededRandom } from "#test/support/seeded-random.ts";
import { dearerInstalments } from "./affordability.ts";
import { amortise, loanForInstalment, type LoanTerms } from "./amortisation.ts";
import { answerMortgage } from "./mortgage-answer.ts";

const { between, chance } = seededRandom("month by month");
const loans = Array.from({ length: 10_000 }, (): LoanTerms => {
  const annualRatePercent = chance(0.05) ? 0 : between(0.5, 40);
  const loanCents = Math.floor(between(1e6, 5e9));
  return { loanCents, annualRatePercent, months: Math.ceil(between(0, 480)) };
});

/** The debt after the last month, and how much a cent of the loan and a cent of each payment contribute to it. */
function walk({ loanCents, annualRatePercent, months }: LoanTerms, payCents: number) {
  const growth = 1 + annualRatePercent / 1200;
  let [debt, ofLoan, ofPay] = [loanCents, 1, 0];
  for (let month = 0; month < months; month += 1) {
    debt = debt * growth - payCents;
    ofLoan *= growth;
    ofPay = ofPay * growth + 1;
  }
  return { debt, ofLoan, ofPay };
}

type Paid = { terms: LoanTerms; payCents: number };

/** For each closed formula, loans with the payments that should repay them. */
const formulas: Readonly<Record<string, (terms: LoanTerms) => readonly Paid[]>> = {
  "the instalment of a loan": (terms) => {
    const amortised = amortise(terms);
    return amortised.ok ? [{ terms, payCents: amortised.schedule.instalmentCents }] : [];
  },
  "the instalments of a higher rate": (terms) =>
    dearerInstalments(terms).flatMap(({ instalmentCents: payCents }, i) => {
      const annualRatePercent = terms.annualRatePercent + 2 * (i + 1);
      return payCents === undefined ? [] : [{ terms: { ...terms, annualRatePercent }, payCents }];
    }),
  "the loan that an instalment repays": (terms) => {
    const payCents = Math.ceil(terms.loanCents / 100);
    return [{ terms: { ...terms, loanCents: loanForInstalment(payCents, terms) }, payCents }];
  },
};

test.each(Object.entries(formulas))(
  "10,000 random loans: %s leaves no debt month by month, to the cent",
  (_name, paidBy) => {
    const paid = loans.flatMap(paidBy);
    // Longer loans are never repaid, because cents are too coarse.
    expect(paid.length).toBeGreaterThan(9_000);
    const wrong = paid.filter(({ terms, payCents }) => {
      const { debt, ofLoan, ofPay } = walk(terms, payCents);
      return Math.abs(debt) > 0.51 * ofPay + 1.01 * ofLoan;
    });
    expect(wrong.slice(0, 3)).toEqual([]);
  },
);

test("10,000 random loans: the mortgage calculator shows the instalment and the interest of the schedule", () => {
  const wrong = loans.filter((terms) => {
    const amortised = amortise(terms);
    if (!amortised.ok) return false;
    const { instalmentCents, totalInterestCents } = amortised.schedule;
    const answer = answerMortgage({ ...terms, amountKes: terms.loanCents / 100 });
    return (
      answer.monthlyRepaymentKes !== Math.round(instalmentCents / 100) ||
      answer.totalInterestKes !== Math.round(totalInterestCents / 100)
    );
  });
  expect(wrong.slice(0, 3)).toEqual([]);
});

test.each([
  [4_500_000, 14, 240, 55_958, 8_930_022],
  // Never repaid in whole cents.
  [5_000_000, 100, 480, 416_667, 195_000_000],
])("%d at %d%% over %d months", (amountKes, annualRatePercent, months, monthly, interest) => {
  const answer = answerMortgage({ amountKes, annualRatePercent, months });
  expect(answer).toMatchObject({ monthlyRepaymentKes: monthly, totalInterestKes: interest });
});
