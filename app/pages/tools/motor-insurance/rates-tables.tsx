import { formatNumber } from "#app/parts/cost-of-credit/figures.ts";
import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import type { CalculatorMessages } from "#model/loans/calculator-messages.ts";
import { figureTexts } from "#domain/products/figure-texts.ts";
import { formatMoney, kshs } from "#domain/money/money.ts";
import type { Insurer } from "#domain/insurance/motor-premium.ts";
import { RowsTable } from "#app/parts/cost-of-credit/rows-table.tsx";
import stack from "#app/ui/stack.module.css";

type Texts = CalculatorMessages["pages"]["motor"];

/** The bands of every insurer, which the calculator uses. One table for each insurer fits a phone. */
export function RatesTables({ insurers }: { insurers: readonly Insurer[] }) {
  return (
    <div className={stack.wide}>
      {insurers.map((insurer) => (
        <RatesTable key={insurer.id} insurer={insurer} />
      ))}
    </div>
  );
}

function RatesTable({ insurer }: { insurer: Insurer }) {
  const { language, messages } = useServices().content;
  const { motor, pages } = messages.calculators;
  const { none } = figureTexts[language];
  const { bands, minimumKes, excessProtector, pvt } = insurer;
  const { rateColumns } = pages.motor;
  const rows = [
    ...bands.map((band, i) => ({
      label: bandText(bands[i - 1]?.belowKes, band.belowKes, pages.motor),
      rateBasisPoints: band.rateBasisPoints,
      minimumKes: band.minimumKes ?? minimumKes,
    })),
    { label: motor.excessProtector, ...excessProtector },
    { label: motor.pvt, ...pvt },
  ];
  return (
    <RowsTable
      caption={insurer.title}
      heads={[rateColumns.sum, rateColumns.rate, rateColumns.minimum]}
      rows={rows.map((row) => ({
        label: row.label,
        figures: [
          `${formatNumber(row.rateBasisPoints / 100)}%`,
          row.minimumKes === 0 ? none : formatMoney(row.minimumKes, kshs),
        ],
      }))}
    />
  );
}

function bandText(fromKes: number | undefined, belowKes: number | undefined, text: Texts) {
  const from = fromKes === undefined ? "" : formatMoney(fromKes, kshs);
  const limit = belowKes === undefined ? "" : formatMoney(belowKes, kshs);
  if (from && limit) return fillText(text.between, { from, limit });
  if (limit) return fillText(text.upTo, { limit });
  return from ? fillText(text.from, { from }) : text.anySum;
}
