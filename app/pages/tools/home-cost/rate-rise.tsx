import { useServices } from "#app/lib/services.tsx";
import { dearerInstalments } from "#domain/lending/affordability.ts";
import { bareKes } from "#app/parts/cost-of-credit/figures.ts";
import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";
import { RowsTable } from "#app/parts/cost-of-credit/rows-table.tsx";
import section from "#app/parts/cost-of-credit/section.module.css";

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
