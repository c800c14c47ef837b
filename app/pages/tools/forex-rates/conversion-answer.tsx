import { fillWords } from "#domain/pages/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import { type Conversion, treasuryThresholdUsd } from "#domain/money/currency.ts";
import { formatMoney } from "#domain/money/money.ts";
import { formatRate, formatSum } from "./figures.ts";
import styles from "./converter.module.css";

/** What somebody gets and gives, at which rate, and whom to ask when it is much. */
export function ConversionAnswer({ conversion }: { conversion: Conversion }) {
  const { converter: words, treasury } = useServices().content.forexRates;
  const { gets, gives, rate, currency, direction, isForTreasury } = conversion;
  const rateWords = direction === "bring" ? words.atBuy : words.atSell;
  return (
    <div className={styles.answer}>
      <dl>
        <div>
          <dt>{words.gets}</dt>
          <dd className={styles.gets}>{formatSum(gets)}</dd>
        </div>
        <div>
          <dt>{words.gives}</dt>
          <dd>{formatSum(gives)}</dd>
        </div>
      </dl>
      <p>{fillWords(rateWords, { currency, rate: `KES\u00a0${formatRate(rate)}` })}</p>
      {isForTreasury && (
        <p className={styles.treasury}>
          {fillWords(treasury.answer, { limit: formatMoney(treasuryThresholdUsd, "USD") })}
        </p>
      )}
    </div>
  );
}
