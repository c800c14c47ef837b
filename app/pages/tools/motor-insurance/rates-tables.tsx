import { formatNumber } from "#app/features/calculators/figures.ts";
import { fillWords } from "#domain/pages/fill-words.ts";
import { useServices } from "#app/lib/services.tsx";
import type { CalculatorMessages, CalculatorWords } from "#model/loans/calculator-messages.ts";
import { formatFigure } from "#domain/products/fact.ts";
import { formatMoney } from "#domain/money/money.ts";
import type { Insurer } from "#domain/insurance/motor-premium.ts";
import styles from "#app/features/calculators/calculator-page.module.css";

type RatesProps = {
  insurers: readonly Insurer[];
  text: CalculatorMessages["pages"]["motor"];
  words: CalculatorWords;
};

/** Every band of every insurer: what the calculator counts with. A table for each, so that none outgrows a phone. */
export function RatesTables({ insurers, text, words }: RatesProps) {
  return (
    <div className={styles.rates}>
      {insurers.map((insurer) => (
        <RatesTable key={insurer.id} insurer={insurer} text={text} words={words} />
      ))}
    </div>
  );
}

type RatesTableProps = Omit<RatesProps, "insurers"> & { insurer: Insurer };

function RatesTable({ insurer, text, words }: RatesTableProps) {
  const { language } = useServices().content;
  const { bands, minimumKes, excessProtector, pvt } = insurer;
  const { rateColumns } = text;
  const rows = [
    ...bands.map((band, i) => ({
      label: bandWords(bands[i - 1]?.belowKes, band.belowKes, text),
      rateBasisPoints: band.rateBasisPoints,
      minimumKes: band.minimumKes ?? minimumKes,
    })),
    { label: words.motor.excessProtector, ...excessProtector },
    { label: words.motor.pvt, ...pvt },
  ];
  return (
    <table className={styles.table}>
      <caption>{insurer.title}</caption>
      <thead>
        <tr>
          <th scope="col">{rateColumns.sum}</th>
          <th scope="col">{rateColumns.rate}</th>
          <th scope="col">{rateColumns.minimum}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.label}>
            <th scope="row">{row.label}</th>
            <td>{formatNumber(row.rateBasisPoints / 100)}%</td>
            <td>
              {formatFigure({ kind: "money", amount: row.minimumKes, currency: "KES" }, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function bandWords(
  fromKes: number | undefined,
  belowKes: number | undefined,
  text: RatesProps["text"],
) {
  const from = fromKes === undefined ? "" : formatMoney(fromKes);
  const limit = belowKes === undefined ? "" : formatMoney(belowKes);
  if (from && limit) return fillWords(text.between, { from, limit });
  if (limit) return fillWords(text.upTo, { limit });
  return from ? fillWords(text.from, { from }) : text.anySum;
}
