import { useServices } from "#app/lib/services.tsx";
import { dearerInstalments } from "#domain/lending/affordability.ts";
import { bareKes, kes } from "#app/parts/cost-of-credit/figures.ts";
import type { HomeAnswer } from "#app/features/home-cost/home-answer.ts";
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
      <table className={section.table}>
        <caption>{rise.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{rise.rate}</th>
            <th scope="col">{rise.monthly}</th>
            <th scope="col">{rise.more}</th>
          </tr>
        </thead>
        <tbody>
          {dearer.map(({ annualRatePercent: rate, instalmentCents }) => (
            <tr key={rate}>
              <th scope="row">{`${Number(rate.toFixed(4))}%`}</th>
              <td>{instalmentCents === undefined ? rise.never : kes(instalmentCents)}</td>
              <td>{instalmentCents === undefined ? "" : bareKes(instalmentCents - now)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
