import { ChargesTable } from "#app/parts/cost-of-credit/charges-table.tsx";
import { kes, percentText } from "#app/parts/cost-of-credit/figures.ts";
import { ScheduleView } from "#app/parts/cost-of-credit/schedule-view.tsx";
import { useServices } from "#app/lib/services.tsx";
import { FigureList } from "#app/ui/figure-list.tsx";
import type { LoanCost } from "#domain/lending/loan-cost.ts";
import { loanChargeIds, type LoanRequest } from "#domain/lending/loan-cost-input.ts";
import headline from "#app/parts/cost-of-credit/headline.module.css";
import section from "#app/parts/cost-of-credit/section.module.css";

type LoanCostAnswerProps = {
  request: LoanRequest;
  cost: LoanCost;
  openYear: number | undefined;
  hrefOfYear: (year: number) => string;
};

/** The repayment, what the loan costs in all, its charges and its schedule. */
export function LoanCostAnswer({ request, cost, openYear, hrefOfYear }: LoanCostAnswerProps) {
  const { loanCost, homeCost } = useServices().content;
  const { answer: words } = loanCost;
  const { schedule, apr } = cost;
  const rate = (kind: "nominalPercent" | "effectivePercent") =>
    apr.ok ? percentText(apr[kind]) : words.aprFaults[apr.reason];
  const lines = [
    [words.interest, kes(schedule.totalInterestCents)],
    [words.allCharges, kes(cost.chargesCents)],
    [words.totalCost, kes(cost.totalCostCents)],
    [words.nominal, rate("nominalPercent")],
    [words.effective, rate("effectivePercent")],
    [words.repaid, kes(schedule.totalPaidCents)],
    [words.last, kes(schedule.lastInstalmentCents)],
  ] as const;
  return (
    <>
      <div className={headline.panel}>
        <h2>
          <span className={headline.kicker}>{words.monthly}</span>{" "}
          <span className={headline.figure}>{kes(schedule.instalmentCents)}</span>
        </h2>
        <p className={headline.monthly}>
          {words.totalCost} <strong>{kes(cost.totalCostCents)}</strong>
        </p>
      </div>
      <FigureList lines={lines} />
      <Charges request={request} />
      <ScheduleView
        months={schedule.months}
        words={homeCost}
        openYear={openYear}
        hrefOfYear={hrefOfYear}
      />
    </>
  );
}

function Charges({ request: { charges } }: { request: LoanRequest }) {
  const { answer: words, charges: names, receivers } = useServices().content.loanCost;
  const given = loanChargeIds.flatMap((id) => (charges[id] ? [{ id, cents: charges[id] }] : []));
  if (given.length === 0) return <p className={section.note}>{words.noCharges}</p>;
  return (
    <ChargesTable
      caption={words.caption}
      heads={words}
      charges={given.map(({ id, cents }) => ({
        label: names[id],
        receiver: receivers[id],
        figure: kes(cents),
      }))}
      total={{
        label: words.total,
        figure: kes(given.reduce((sum, { cents }) => sum + cents, 0)),
      }}
    />
  );
}
