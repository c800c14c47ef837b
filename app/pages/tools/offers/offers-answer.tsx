import { letterOf } from "#app/features/loan-tools/tool-texts.ts";
import { termText } from "#app/parts/figure-texts.ts";
import { useServices } from "#app/lib/services.tsx";
import { bareKes, kes, percentText } from "#app/parts/cost-of-credit/figures.ts";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { untranslated } from "#app/ui/figures/untranslated.ts";
import { fillText } from "#domain/pages/fill-text.ts";
import { type AnsweredOffer, bestOffer, lowestBy, nominalOf } from "./answer-offers.ts";
import headline from "#app/parts/cost-of-credit/headline.module.css";
import caution from "#app/ui/feedback/caution.module.css";
import styles from "#app/features/loan-tools/loan-tools.module.css";
import table from "#app/ui/figures/comparison-table.module.css";

/** The offers side by side, and the lowest of each figure. */
export function OffersAnswer({ offers }: { offers: readonly AnsweredOffer[] }) {
  const { answer: texts, form } = useServices().content.loanTools.offers;
  const best = bestOffer(offers, texts);
  const cheapest = lowestBy(offers, ({ cost }) => cost.totalCostCents);
  const hasPeriods = new Set(offers.map(({ terms }) => terms.months)).size > 1;
  const isCompared = offers.length > 1;
  return (
    <>
      <div className={headline.panel}>
        {best && (
          <h2>
            <span className={headline.kicker}>{best.label}</span>{" "}
            <span className={headline.figure}>{best.apr}</span>
          </h2>
        )}
        {cheapest && isCompared && (
          <p>
            {fillText(texts.leastCost, {
              letter: letterOf(cheapest.place),
              cost: kes(cheapest.cost.totalCostCents),
            })}
          </p>
        )}
      </div>
      {hasPeriods && <p className={caution.caution}>{texts.periods}</p>}
      <ScrollRegion label={texts.caption}>
        <table className={`${table.table} ${styles.offers}`}>
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.figure}</th>
              {offers.map(({ place }) => (
                <th key={place} scope="col">
                  {fillText(form.offer, { letter: letterOf(place) })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Rows offers={offers} />
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

type Row = { label: string; figure: (offer: AnsweredOffer) => number; show: "kes" | "percent" };

function Rows({ offers }: { offers: readonly AnsweredOffer[] }) {
  const { loanTools, language } = useServices().content;
  const { answer: texts } = loanTools.offers;
  const { rate, years } = loanTools.fields;
  const money = (label: string, figure: Row["figure"]): Row => ({ label, figure, show: "kes" });
  const rows: Row[] = [
    { label: texts.nominal, figure: nominalOf, show: "percent" },
    {
      label: texts.effective,
      figure: ({ cost: { apr } }) => (apr.ok ? apr.effectivePercent : Infinity),
      show: "percent",
    },
    money(texts.total, ({ cost }) => cost.totalCostCents),
    money(texts.monthly, ({ cost }) => cost.schedule.instalmentCents),
    money(texts.interest, ({ cost }) => cost.schedule.totalInterestCents),
    money(texts.fees, ({ charges }) => charges.atStartCents),
    money(texts.insurance, ({ cost, charges }) => cost.chargesCents - charges.atStartCents),
    money(texts.repaid, ({ cost, terms }) => terms.loanCents + cost.totalCostCents),
  ];
  const terms = offers.map((offer) => offer.terms);
  return (
    <>
      <FigureRow
        label={rate.label}
        figures={terms.map((each) => percentText(each.annualRatePercent))}
      />
      <FigureRow
        label={years.label}
        figures={terms.map((each) => termText(each.months, language))}
      />
      {rows.map(({ label, figure, show }) => {
        const values = offers.map(figure);
        const lowest = Math.min(...values);
        const texted = offers.map(({ cost: { apr } }, i) => {
          const value = values[i] ?? 0;
          if (show === "kes") return bareKes(value);
          return apr.ok ? percentText(value) : texts.aprErrors[apr.reason];
        });
        const isLowest = values.map(
          (value) => value === lowest && values.some((each) => each !== lowest),
        );
        return <FigureRow key={label} label={label} figures={texted} isLowest={isLowest} />;
      })}
    </>
  );
}

type FigureRowProps = { label: string; figures: readonly string[]; isLowest?: readonly boolean[] };

function FigureRow({ label, figures, isLowest = [] }: FigureRowProps) {
  const { lowest } = useServices().content.loanTools.offers.answer;
  return (
    <tr>
      <th scope="row">{label}</th>
      {figures.map((figure, i) => (
        // The offers keep their order.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={i}>
          <span translate={untranslated(figure)}>{figure}</span>{" "}
          {isLowest[i] && <small className={table.hint}>{lowest}</small>}
        </td>
      ))}
    </tr>
  );
}
