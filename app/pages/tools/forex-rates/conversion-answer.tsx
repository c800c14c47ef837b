import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { type Conversion, treasuryThresholdUsd } from "#domain/money/currency.ts";
import { formatMoney } from "#domain/money/money.ts";
import { formatRate, formatSum } from "./figures.ts";
import styles from "./converter.module.css";

/** The converted amounts with their rate, and a note to contact the treasury above its limit. */
export function ConversionAnswer({ conversion }: { conversion: Conversion }) {
  const { converter: texts, treasury } = useServices().content.forexRates;
  const { gets, gives, rate, currency, direction, isForTreasury } = conversion;
  const rateText = direction === "bring" ? texts.atBuy : texts.atSell;
  return (
    <div className={styles.answer}>
      <dl>
        <div>
          <dt>{texts.gets}</dt>
          <dd className={styles.gets} translate="no">
            {formatSum(gets)}
          </dd>
        </div>
        <div>
          <dt>{texts.gives}</dt>
          <dd translate="no">{formatSum(gives)}</dd>
        </div>
      </dl>
      <p>{fillText(rateText, { currency, rate: `KES\u00a0${formatRate(rate)}` })}</p>
      {isForTreasury && (
        <p className={styles.treasury}>
          {fillText(treasury.answer, { limit: formatMoney(treasuryThresholdUsd, "USD") })}
        </p>
      )}
    </div>
  );
}
