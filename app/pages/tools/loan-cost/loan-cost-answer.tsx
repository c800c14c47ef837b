import { ChargesTable } from "#app/parts/cost-of-credit/charges-table.tsx";
import { exactKes, percentText } from "#app/parts/cost-of-credit/figures.ts";
import { Headline, SecondFigure } from "#app/parts/cost-of-credit/headline.tsx";
import { ScheduleView } from "#app/parts/cost-of-credit/schedule-view.tsx";
import { useServices } from "#app/lib/services.tsx";
import { FigureList } from "#app/ui/figures/figure-list.tsx";
import type { LoanCost } from "#domain/lending/loan-cost.ts";
import { loanChargeIds, type LoanRequest } from "#domain/lending/loan-cost-input.ts";
import quiet from "#app/ui/quiet.module.css";

type LoanCostAnswerProps = {
  request: LoanRequest;
  cost: LoanCost;
  /** The loan as the page's URL has it. */
  query: Readonly<Record<string, string>>;
  openYear: number | undefined;
};

/** The repayment, the total cost, the charges and the schedule of a loan. */
export function LoanCostAnswer({ request, cost, query, openYear }: LoanCostAnswerProps) {
  const { answer: texts } = useServices().content.loanCost;
  const { schedule, apr } = cost;
  const rate = (kind: "nominalPercent" | "effectivePercent") =>
    apr.ok ? percentText(apr[kind]) : texts.aprErrors[apr.reason];
  const lines = [
    [texts.interest, exactKes(schedule.totalInterestCents)],
    [texts.allCharges, exactKes(cost.chargesCents)],
    [texts.totalCost, exactKes(cost.totalCostCents)],
    [texts.nominal, rate("nominalPercent")],
    [texts.effective, rate("effectivePercent")],
    [texts.repaid, exactKes(schedule.totalPaidCents)],
    [texts.last, exactKes(schedule.lastInstalmentCents)],
  ] as const;
  return (
    <>
      <Headline kicker={texts.monthly} figure={exactKes(schedule.instalmentCents)}>
        <SecondFigure label={texts.totalCost} figure={exactKes(cost.totalCostCents)} />
      </Headline>
      <FigureList lines={lines} />
      <Charges request={request} />
      <ScheduleView
        months={schedule.months}
        calculator="loan-cost"
        query={query}
        openYear={openYear}
      />
    </>
  );
}

function Charges({ request: { charges } }: { request: LoanRequest }) {
  const { answer: texts, charges: names, receivers } = useServices().content.loanCost;
  const given = loanChargeIds.flatMap((id) => (charges[id] ? [{ id, cents: charges[id] }] : []));
  if (given.length === 0) return <p className={quiet.note}>{texts.noCharges}</p>;
  return (
    <ChargesTable
      caption={texts.caption}
      heads={texts}
      charges={given.map(({ id, cents }) => ({
        label: names[id],
        receiver: receivers[id],
        figure: exactKes(cents),
      }))}
      total={{
        label: texts.total,
        figure: exactKes(given.reduce((sum, { cents }) => sum + cents, 0)),
      }}
    />
  );
}
