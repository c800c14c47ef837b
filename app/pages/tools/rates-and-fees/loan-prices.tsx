import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { PageSource } from "#app/layout/page-source.tsx";
import { daysUntil, formatDay } from "#domain/time/days.ts";
import { loanPrice } from "#domain/lending/loan-price.ts";
import caution from "#app/ui/caution.module.css";
import styles from "./loan-prices.module.css";

/** The parts of a loan's price, as the central bank has banks publish them: empty until the bank enters its own. */
export function LoanPrices({ now }: { now: number }) {
  const { loanPricing, ratesAndFees, language } = useServices().content;
  const { kesonia, classes, staleAfterDays } = loanPricing;
  const words = ratesAndFees.loans;
  const days = [kesonia.asOf, ...classes.map(({ asOf }) => asOf)].filter((day) => day !== null);
  const isStale = days.some((day) => daysUntil(day, now) < -staleAfterDays);
  const columns = [words.kesonia, words.premium, words.rate, words.fees, words.total, words.asOf];
  return (
    <section className={styles.loans} aria-labelledby="loan-prices">
      <h2 id="loan-prices">{words.title}</h2>
      {words.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <PageSource source={words.source} asOf={words.sourceAsOf} />
      {days.length === 0 && <p className={caution.caution}>{words.blankNote}</p>}
      {isStale && <p className={caution.caution}>{ratesAndFees.stale}</p>}
      <ScrollRegion label={words.region}>
        <table className={styles.table}>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{words.class}</th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {classes.map((each) => {
              const price = loanPrice({
                kesoniaPercent: kesonia.percent ?? undefined,
                premiumPercent: each.premiumPercent ?? undefined,
                feesPercent: each.feesPercent ?? undefined,
              });
              return (
                <tr key={each.name}>
                  <th scope="row">{each.name}</th>
                  <Percent value={kesonia.percent} />
                  <Percent value={each.premiumPercent} />
                  <Percent value={price.lendingRatePercent} />
                  <Percent value={each.feesPercent} />
                  <Percent value={price.totalCostPercent} />
                  {each.asOf ? <td>{formatDay(each.asOf, language)}</td> : <Blank />}
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </section>
  );
}

function Percent({ value }: { value: number | null | undefined }) {
  return typeof value === "number" ? <td>{value}%</td> : <Blank />;
}

/** A dash for the eye; a screen reader would read it as nothing. */
function Blank() {
  const { blank } = useServices().content.ratesAndFees.loans;
  return (
    <td>
      <span aria-hidden="true">{"\u2013"}</span>
      <span className="visually-hidden">{blank}</span>
    </td>
  );
}
