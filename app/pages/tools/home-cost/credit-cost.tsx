import { fillText } from "#domain/texts/fill-text.ts";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import type { HomeCostPage } from "#model/loans/home-cost-schema.ts";
import { useServices } from "#app/lib/services.tsx";
import type { HomeCost } from "#domain/lending/home-cost.ts";
import { bareKes, exactKes, exactRange, percentRange } from "#app/parts/cost-of-credit/figures.ts";
import { RowsTable } from "#app/parts/cost-of-credit/rows-table.tsx";
import { termText } from "#app/parts/figure-texts.ts";
import { dearerInstalments } from "#domain/lending/affordability.ts";
import { costAtPrice } from "#domain/lending/cost-at-price.ts";
import type { HomeBasis } from "#domain/lending/home-cost-input.ts";
import { homeBasis } from "#model/loans/home-basis.ts";
import type { SubmittedFields } from "#domain/forms/submitted-fields.ts";
import { acceptedValues, heldFields, readEachField } from "#domain/forms/typed-fields.ts";
import { loanForPayRulesOf } from "#domain/lending/loan-for-pay-input.ts";
import { link } from "#app/pages/link.ts";
import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";
import { homesLink } from "#app/features/home-cost/onward-links.ts";
import { ButtonLink } from "#app/ui/form/button.tsx";
import quiet from "#app/ui/quiet.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

/** Interest, charges and the annual percentage rate. */
export function CreditCost({ answer }: { answer: HomeAnswer }) {
  const { request, cost } = answer;
  const { content } = useServices();
  const { homeCost: texts, language } = content;
  const { credit, range } = texts;
  const { from, to } = cost.credit;
  const years = termText(request.home.months, language);
  const onward = onwardFrom(answer, homeBasis(content));
  const { schedule } = from;
  // To the cent: with whole shillings, 240 repayments of a home differed from their sum by 105.
  const between = (of: (each: typeof from) => number) =>
    exactRange({ from: of(from), to: of(to) }, range);
  const lines = [
    [credit.loan, exactKes(cost.loanCents)],
    [fillText(credit.interest, { years }), exactKes(schedule.totalInterestCents)],
    [credit.repaid, exactKes(schedule.totalPaidCents)],
    [credit.monthly, exactKes(schedule.instalmentCents)],
    [credit.last, exactKes(schedule.lastInstalmentCents)],
    [credit.charges, between(({ chargesCents }) => chargesCents)],
    [credit.totalCost, between(({ totalCostCents }) => totalCostCents)],
    [credit.nominal, aprText(cost, texts, "nominalPercent")],
    [credit.effective, aprText(cost, texts, "effectivePercent")],
    [credit.total, exactRange(cost.totalCents, range)],
  ] as const;
  return (
    <section className={section.section}>
      <h2>{credit.title}</h2>
      <FigureList lines={lines} />
      {(["homes", "pay"] as const).map((way) => (
        <p key={way} data-screen-only="">
          <ButtonLink href={onward[way]} variant="secondary">
            {credit[way]}
          </ButtonLink>
        </p>
      ))}
      <p className={quiet.note}>
        {fillText(credit.aprNote, { rate: request.home.annualRatePercent })}
      </p>
    </section>
  );
}

/** The instalments if a variable rate rises. */
export function RateRise({ answer: { request, cost } }: { answer: HomeAnswer }) {
  const { rise } = useServices().content.homeCost;
  const { annualRatePercent, months } = request.home;
  const now = cost.credit.from.schedule.instalmentCents;
  const dearer = dearerInstalments({ loanCents: cost.loanCents, annualRatePercent, months });
  return (
    <section className={section.section}>
      <h2>{rise.title}</h2>
      <RowsTable
        caption={rise.caption}
        heads={[rise.rate, rise.monthly, rise.more]}
        rows={dearer.map(({ annualRatePercent: rate, instalmentCents }) => ({
          label: `${Number(rate.toFixed(4))}%`,
          figures:
            instalmentCents === undefined
              ? [rise.never, ""]
              : [bareKes(instalmentCents), bareKes(instalmentCents - now)],
        }))}
      />
    </section>
  );
}

/** Links that continue with the figures of this loan. The list counts the default fees, whatever was typed. */
function onwardFrom({ request: { home, area }, cost }: HomeAnswer, basis: HomeBasis) {
  const { credit, dayOneCents } = cost;
  const terms = { rate: String(home.annualRatePercent), years: String(home.months / 12) };
  const bought = { priceKes: home.priceCents / 100, depositKes: home.depositCents / 100, area };
  const listed = costAtPrice(bought, home, basis) ?? cost;
  // That page has values of its own for those that the link leaves out.
  const held = (sent: SubmittedFields) => new Map(Object.entries(heldFields(sent, basis.defaults)));
  const plan = { deposit: String(Math.ceil(dayOneCents.to / 100)), ...terms };
  const { deposit, rate, years } = loanForPayRulesOf(basis);
  return {
    pay: link(
      "/calculators/affordability",
      undefined,
      acceptedValues(plan, (sent) => readEachField(held(sent), { deposit, rate, years }).errors),
    ),
    homes: homesLink({
      monthCents: credit.from.schedule.instalmentCents,
      cashCents: listed.dayOneCents.to,
      terms: { ...terms, area },
    }),
  };
}

/** The APR with the lowest and with the highest charges, or the reason why there is none. */
function aprText(
  { credit: { from, to } }: HomeCost,
  { credit, range }: HomeCostPage,
  kind: "nominalPercent" | "effectivePercent",
): string {
  if (!from.apr.ok) return credit.aprErrors[from.apr.reason];
  if (!to.apr.ok) return credit.aprErrors[to.apr.reason];
  return percentRange(from.apr[kind], to.apr[kind], range);
}
