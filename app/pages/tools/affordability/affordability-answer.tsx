import { TextList } from "#app/ui/text-list.tsx";
import { AskAbout } from "#app/layout/actions/ask-about.tsx";
import { useServices } from "#app/lib/services.tsx";
import { HomeLoanNext } from "#app/features/home-cost/home-loan-next.tsx";
import { chargeNames } from "#app/features/home-cost/home-answer.ts";
import { homeCostLink, homesLink } from "#app/features/home-cost/onward-links.ts";
import type { HomeBasis } from "#domain/lending/home-cost-input.ts";
import { bareKes, kes, kesRange } from "#app/parts/cost-of-credit/figures.ts";
import { Headline, SecondFigure } from "#app/parts/cost-of-credit/headline.tsx";
import { PayRatesCaution } from "#app/features/calculators/pay-rates-caution.tsx";
import { termText } from "#app/parts/figure-texts.ts";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import { ButtonLink } from "#app/ui/form/button.tsx";
import { ageLimits, type HomeForLoan, kmrcPercent, sumOf } from "#domain/lending/loan-for-pay.ts";
import type { LoanForPay } from "#domain/lending/loan-for-pay-input.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import { RowsTable } from "#app/parts/cost-of-credit/rows-table.tsx";
import rows from "#app/ui/rows.module.css";
import quiet from "#app/ui/quiet.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

type AnswerProps = { answer: LoanForPay };

/** The price, or the text that there is none. */
export const priceText = ({ home }: LoanForPay, { none }: { none: string }) =>
  home ? kes(home.priceKes * 100) : none;

/** The home that fits, the loan by each rule, and the effect of changes. It never says that the bank will lend. */
export function AffordabilityAnswer({ answer }: AnswerProps) {
  const { answer: texts, rules, tax, branch } = useServices().content.affordability;
  const { binding, home, household, isCashLimit, reliefCents, remedies, strains } = answer;
  const netCents = sumOf(household.pays, "netCents");
  const limit = isCashLimit
    ? fillText(texts.bindsCash, { amount: kes(binding.loanCents) })
    : fillText(texts.binds, { rule: rules[binding.id] });
  const none = home ? [] : [texts.noHome, ...remedies.map((id) => texts.remedies[id])];
  return (
    <>
      <Headline kicker={texts.price} figure={priceText(answer, texts)}>
        <p>{[limit, ...none].join(" ")}</p>
        <SecondFigure label={texts.net} figure={kes(netCents)} />
      </Headline>
      <PayRatesCaution knownTo={answer.knownTo} />
      <Rules answer={answer} />
      {home && <Home answer={answer} home={home} />}
      {home && <Strains answer={answer} />}
      {reliefCents > 0 && (
        <section className={section.section}>
          <h2>{tax.title}</h2>
          <p>{fillText(tax.text, { amount: kes(reliefCents) })}</p>
        </section>
      )}
      <section className={section.section}>
        <h2>{branch.title}</h2>
        <p>{branch.lead}</p>
        <TextList texts={branch.steps} />
        {home ? (
          <HomeLoanNext
            {...household.terms}
            months={binding.months}
            loanCents={home.loanCents}
            monthlyCents={strains[0]?.instalmentCents ?? 0}
          />
        ) : (
          <AskAbout />
        )}
      </section>
    </>
  );
}

function Rules({ answer: { rules: loans, household } }: AnswerProps) {
  const { content } = useServices();
  const { rules } = content.affordability;
  const { bankPercent = 0, age } = household;
  const yearsLeft = termText(12 * (ageLimits.employed - (age ?? 0)), content.language);
  const hintOf = {
    third: fillText(rules.thirdHint, { amount: kes(sumOf(household.pays, "grossCents")) }),
    bank: fillText(rules.bankHint, { percent: bankPercent }),
    kmrc: fillText(rules.kmrcHint, { percent: kmrcPercent }),
    age: fillText(rules.ageHint, { age: ageLimits.employed, years: yearsLeft || rules.noYears }),
  };
  const notes = [
    household.bankPercent === undefined && rules.unknownShare,
    fillText(rules.ageLimits, ageLimits),
    age === undefined && rules.unknownAge,
  ];
  return (
    <section className={section.section}>
      <h2>{rules.title}</h2>
      <RowsTable
        caption={rules.caption}
        heads={[rules.rule, rules.monthly, rules.loan]}
        rows={loans.map(({ id, instalmentCents, loanCents }) => ({
          label: rules[id],
          hint: hintOf[id],
          figures: [bareKes(instalmentCents), bareKes(loanCents)],
        }))}
      />
      <p className={quiet.note}>{notes.filter(Boolean).join(" ")}</p>
    </section>
  );
}

const termsOf = ({ household, binding }: LoanForPay) => ({
  rate: String(household.terms.annualRatePercent),
  years: String(binding.months / 12),
});

/** The link to the true cost of the home that fits. Its figures do not reveal the pay. */
export const trueCost = (
  answer: LoanForPay,
  { priceKes, depositKes }: HomeForLoan,
  basis: HomeBasis,
) =>
  homeCostLink({ price: String(priceKes), deposit: String(depositKes), ...termsOf(answer) }, basis);

function Home({ answer, home }: AnswerProps & { home: HomeForLoan }) {
  const { binding, strains } = answer;
  const { content } = useServices();
  const { affordability, homeCost } = content;
  const texts = affordability.home;
  const basis = homeBasis(content);
  const { urban, rural = "" } = basis.stampDutyPercent;
  const { priceKes, depositKes, loanCents, dayOneCents, leftOut } = home;
  const homes = homesLink({
    monthCents: binding.instalmentCents,
    cashCents: dayOneCents.to,
    terms: termsOf(answer),
  });
  const lines = [
    [texts.price, kes(priceKes * 100)],
    [texts.loan, kes(loanCents)],
    [texts.deposit, kes(depositKes * 100)],
    [texts.dayOne, kesRange(dayOneCents, homeCost.range)],
    [texts.monthly, kes(strains[0]?.instalmentCents ?? 0)],
  ] as const;
  return (
    <section className={section.section}>
      <h2>{texts.title}</h2>
      <FigureList lines={lines} />
      <p className={quiet.note}>
        {fillText(texts.leftOut, { names: chargeNames(leftOut, homeCost) })}{" "}
        {urban !== undefined && fillText(texts.stampDuty, { urban, rural })}
      </p>
      <p className={rows.buttons} data-screen-only="">
        <ButtonLink href={trueCost(answer, home, basis)}>{texts.cost}</ButtonLink>
        <ButtonLink variant="secondary" href={homes}>
          {texts.list}
        </ButtonLink>
      </p>
    </section>
  );
}

function Strains({ answer: { strains } }: AnswerProps) {
  const { strain: texts } = useServices().content.affordability;
  return (
    <section className={section.section}>
      <h2>{texts.title}</h2>
      <RowsTable
        caption={texts.caption}
        heads={[texts.case, texts.monthly, texts.left]}
        rows={strains.map(({ id, annualRatePercent, instalmentCents, leftCents }) => ({
          label:
            id === "rise"
              ? fillText(texts.rise, { rate: Number(annualRatePercent.toFixed(4)) })
              : texts[id],
          figures: [
            instalmentCents === undefined ? texts.never : bareKes(instalmentCents),
            leftCents < 0
              ? fillText(texts.short, { amount: bareKes(-leftCents) })
              : bareKes(leftCents),
          ],
        }))}
      />
    </section>
  );
}
