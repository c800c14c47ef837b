import { letterOf } from "#app/features/loan-tools/tool-texts.ts";
import { termText } from "#app/parts/figure-texts.ts";
import { useServices } from "#app/lib/services.tsx";
import { bareKes, kes, percentText } from "#app/parts/cost-of-credit/figures.ts";
import { Headline } from "#app/parts/cost-of-credit/headline.tsx";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { untranslated } from "#app/ui/figures/untranslated.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import type { Content } from "#model/content.ts";
import { type AnsweredOffer, type BestOffer, lowestBy } from "./answer-offers.ts";
import caution from "#app/ui/feedback/caution.module.css";
import styles from "#app/features/loan-tools/loan-tools.module.css";
import table from "#app/ui/figures/comparison-table.module.css";

/** The offers side by side, and the lowest of each figure. */
export function OffersAnswer(props: { offers: readonly AnsweredOffer[]; best?: BestOffer }) {
  const { offers, best } = props;
  const { content } = useServices();
  const { answer: texts, form } = content.loanTools.offers;
  const cheapest = lowestBy(offers, ({ cost }) => cost.totalCostCents);
  const hasPeriods = new Set(offers.map(({ terms }) => terms.months)).size > 1;
  const leastCost = offers.length > 1 && cheapest && (
    <p>
      {fillText(texts.leastCost, {
        letter: letterOf(cheapest.place),
        cost: kes(cheapest.cost.totalCostCents),
      })}
    </p>
  );
  return (
    <>
      {best ? (
        <Headline kicker={best.label} figure={best.apr}>
          {leastCost}
        </Headline>
      ) : (
        leastCost
      )}
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
            {rowsOf(offers, content).map(({ label, figures, isLowest }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {offers.map(({ place }, i) => (
                  <td key={place}>
                    <span translate={untranslated(figures[i] ?? "")}>{figures[i]}</span>{" "}
                    {isLowest[i] && <small className={table.hint}>{texts.lowest}</small>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

type Row = { label: string; figures: readonly string[]; isLowest: readonly boolean[] };

/** The figures of each offer. In rows to compare, the lowest is marked if they differ. */
function rowsOf(offers: readonly AnsweredOffer[], { loanTools, language }: Content): Row[] {
  const { answer: texts } = loanTools.offers;
  const { rate, years } = loanTools.fields;
  type FigureOf<Figure> = (offer: AnsweredOffer) => Figure;
  const given = (label: string, text: FigureOf<string>) => ({
    label,
    figures: offers.map(text),
    isLowest: [],
  });
  const compared = (label: string, of: FigureOf<number>, text: FigureOf<string>) => {
    const values = offers.map(of);
    const [lowest, highest] = [Math.min(...values), Math.max(...values)];
    const isLowest = values.map((value) => value === lowest && value < highest);
    return { label, figures: offers.map(text), isLowest };
  };
  const money = (label: string, of: FigureOf<number>) =>
    compared(label, of, (offer) => bareKes(of(offer)));
  const apr = (label: string, kind: "nominalPercent" | "effectivePercent") =>
    compared(
      label,
      ({ cost }) => (cost.apr.ok ? cost.apr[kind] : Infinity),
      ({ cost }) => (cost.apr.ok ? percentText(cost.apr[kind]) : texts.aprErrors[cost.apr.reason]),
    );
  return [
    given(rate.label, ({ terms }) => percentText(terms.annualRatePercent)),
    given(years.label, ({ terms }) => termText(terms.months, language)),
    apr(texts.nominal, "nominalPercent"),
    apr(texts.effective, "effectivePercent"),
    money(texts.total, ({ cost }) => cost.totalCostCents),
    money(texts.monthly, ({ cost }) => cost.schedule.instalmentCents),
    money(texts.interest, ({ cost }) => cost.schedule.totalInterestCents),
    money(texts.fees, ({ charges }) => charges.atStartCents),
    money(texts.insurance, ({ cost, charges }) => cost.chargesCents - charges.atStartCents),
    money(texts.repaid, ({ cost, terms: { loanCents } }) => loanCents + cost.totalCostCents),
  ];
}
