import { useServices } from "#app/lib/services.tsx";
import { ScrollRegion } from "#app/ui/scroll-region.tsx";
import { PageSource } from "#app/layout/page-source.tsx";
import { daysUntil, formatDay } from "#domain/time/days.ts";
import { loanPrice } from "#domain/lending/loan-price.ts";
import caution from "#app/ui/caution.module.css";
import styles from "./loan-prices.module.css";

/** The parts of a loan's price that the Central Bank requires banks to publish; empty until the bank enters them. */
export function LoanPrices({ now }: { now: number }) {
  const { loanPricing, ratesAndFees, language } = useServices().content;
  const { kesonia, classes, staleAfterDays } = loanPricing;
  const texts = ratesAndFees.loans;
  const days = [kesonia.asOf, ...classes.map(({ asOf }) => asOf)].filter((day) => day !== null);
  const isStale = days.some((day) => daysUntil(day, now) < -staleAfterDays);
  const columns = [texts.kesonia, texts.premium, texts.rate, texts.fees, texts.total, texts.asOf];
  return (
    <section className={styles.loans} aria-labelledby="loan-prices">
      <h2 id="loan-prices">{texts.title}</h2>
      {texts.text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <PageSource source={texts.source} asOf={texts.sourceAsOf} />
      {days.length === 0 && <p className={caution.caution}>{texts.blankNote}</p>}
      {isStale && <p className={caution.caution}>{ratesAndFees.stale}</p>}
      <ScrollRegion label={texts.region}>
        <table className={styles.table}>
          <caption>{texts.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.class}</th>
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

/** A dash for sighted readers, with a text for screen readers. */
function Blank() {
  const { blank } = useServices().content.ratesAndFees.loans;
  return (
    <td>
      <span aria-hidden="true">{"\u2013"}</span>
      <span className="visually-hidden">{blank}</span>
    </td>
  );
}
