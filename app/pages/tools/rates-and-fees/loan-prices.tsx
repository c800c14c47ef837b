import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/figures/scroll-region.tsx";
import { OwnFactDays } from "#app/layout/words/page-source.tsx";
import { daysUntil, formatDay } from "#domain/time/days.ts";
import { loanPrice } from "#domain/lending/loan-price.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import caution from "#app/ui/feedback/caution.module.css";
import { TextList } from "#app/ui/text-list.tsx";
import styles from "./loan-prices.module.css";

/** The parts of a loan's price that the Central Bank requires banks to publish; empty until the bank enters them. */
export function LoanPrices() {
  const { content, now } = useServices();
  const { loanPricing, ratesAndFees } = content;
  const { reference, classes, staleAfterDays } = loanPricing;
  const texts = ratesAndFees.loans;
  const days = [reference.asOf, ...classes.map(({ asOf }) => asOf)].filter((day) => day !== null);
  const isStale = days.some((day) => daysUntil(day, now().getTime()) < -staleAfterDays);
  return (
    <section className={styles.loans} aria-labelledby="loan-prices">
      <h2 id="loan-prices">{texts.title}</h2>
      {texts.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <OwnFactDays sources={texts.sources} />
      {isStale && <p className={caution.caution}>{ratesAndFees.stale}</p>}
      {days.length > 0 ? (
        <PriceTable />
      ) : (
        // Before the first figure a table would hold dashes alone.
        <>
          <p>{texts.blankNote}</p>
          <TextList texts={classes.map(({ name }) => name)} />
        </>
      )}
    </section>
  );
}

function PriceTable() {
  const { loanPricing, ratesAndFees, language } = useServices().content;
  const { reference, classes } = loanPricing;
  const texts = ratesAndFees.loans;
  const columns = [
    texts.class,
    reference.rate ? texts.references[reference.rate] : texts.reference,
    texts.premium,
    texts.rate,
    texts.fees,
    texts.total,
    texts.asOf,
  ];
  return (
    <ScrollRegion label={texts.region}>
      <table className={styles.table}>
        <caption>{texts.caption}</caption>
        <TableHead heads={columns} />
        <tbody>
          {classes.map((each) => {
            const price = loanPrice({
              referencePercent: reference.percent ?? undefined,
              premiumPercent: each.premiumPercent ?? undefined,
              feesPercent: each.feesPercent ?? undefined,
            });
            const percents = [
              reference.percent,
              each.premiumPercent,
              price.lendingRatePercent,
              each.feesPercent,
              price.totalCostPercent,
            ];
            const figures = [
              ...percents.map((percent) => typeof percent === "number" && `${percent}%`),
              each.asOf && formatDay(each.asOf, language),
            ];
            return (
              <tr key={each.name}>
                <th scope="row">{each.name}</th>
                {figures.map((figure, i) => (
                  <td key={columns[i + 1]}>{figure || <Blank />}</td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

/** A dash for sighted readers, with a text for screen readers. */
function Blank() {
  const { blank } = useServices().content.ratesAndFees.loans;
  return (
    <>
      <span aria-hidden="true">{"\u2013"}</span>
      <span className="visually-hidden">{blank}</span>
    </>
  );
}
