import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { convert } from "#domain/money/currency.ts";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import { formatMoney } from "#domain/money/money.ts";
import { formatSum } from "./figures.ts";
import { LabelList } from "#app/ui/figures/figure-list.tsx";
import styles from "./reading-guide.module.css";

const exampleAmount = 100;

/** The meaning of the columns, with an example calculated from the board itself. */
export function ReadingGuide({ rates }: { rates: ExchangeRates["rates"] }) {
  const texts = useServices().content.forexRates.reading;
  const [first] = rates;
  return (
    <section className={styles.guide} aria-labelledby="reading">
      <h2 id="reading">{texts.title}</h2>
      <LabelList lines={texts.points.map(({ title, text }) => [title, text])} />
      {first && <p className={styles.example}>{exampleOf(rates, first, texts.example)}</p>}
    </section>
  );
}

function exampleOf(
  rates: ExchangeRates["rates"],
  rate: ExchangeRates["rates"][number],
  text: string,
) {
  const brings = convert(rates, rate, "bring", exampleAmount).gets;
  const costs = convert(rates, rate, "need", exampleAmount).gives;
  return fillText(text, {
    sum: formatMoney(exampleAmount, rate.currency),
    brings: formatSum(brings),
    costs: formatSum(costs),
    // Both amounts are whole cents, so rounding only removes the error of the subtraction.
    gap: formatMoney(Math.round((costs.amount - brings.amount) * 100) / 100),
  });
}
