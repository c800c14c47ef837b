import { fillText } from "#domain/texts/fill-text.ts";
import { useServices } from "#app/lib/services.tsx";
import { SpecimenMark } from "#app/parts/specimen-mark.tsx";
import { spreadPercent } from "#domain/money/currency.ts";
import { formatDay } from "#domain/time/days.ts";
import type { ExchangeRates } from "#domain/money/exchange-rate.ts";
import type { Language } from "#domain/texts/language.ts";
import { nairobiDay } from "#domain/time/nairobi-time.ts";
import { formatTime, nairobiTime } from "#domain/time/time-of-day.ts";
import { currencyName, formatRate } from "./figures.ts";
import { TableHead } from "#app/ui/figures/table-head.tsx";
import caution from "#app/ui/feedback/caution.module.css";
import stack from "#app/ui/stack.module.css";
import quiet from "#app/ui/quiet.module.css";
import styles from "./rate-board.module.css";

type RateBoardProps = { board: ExchangeRates; isStale: boolean };

export function RateBoard({ board, isStale }: RateBoardProps) {
  const { forexRates, language } = useServices().content;
  const texts = forexRates.board;
  const [before, after] = texts.source.split("{source}");
  const isSpecimen = board.provenance === "specimen";
  return (
    <div className={stack.close}>
      <table className={styles.table}>
        <caption>
          {texts.caption} {isSpecimen && <SpecimenMark />}
        </caption>
        <TableHead heads={[texts.currency, texts.buy, texts.sell, texts.spread]} />
        <tbody>
          {board.rates.map((rate) => (
            <tr key={rate.currency}>
              <th scope="row">
                {rate.currency}{" "}
                <span className={styles.name}>{currencyName(rate.currency, language)}</span>
              </th>
              <td>{formatRate(rate.buy)}</td>
              <td>{formatRate(rate.sell)}</td>
              <td className={styles.spread}>{spreadPercent(rate).toFixed(2)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={quiet.note}>
        {board.asOf !== null && (
          <>
            <time dateTime={board.asOf}>{takenAt(board.asOf, texts.takenAt, language)}</time>
            {". "}
          </>
        )}
        {before}
        <span lang={language === "en" ? undefined : "en"}>{board.source}</span>
        {after}
      </p>
      {isStale && <p className={`${caution.caution} ${styles.notice}`}>{texts.stale}</p>}
      {isSpecimen && <p className={`${caution.caution} ${styles.notice}`}>{texts.specimen}</p>}
    </div>
  );
}

function takenAt(asOf: string, text: string, language: Language) {
  const moment = Date.parse(asOf);
  const time = formatTime(nairobiTime(moment), language);
  return fillText(text, { time, day: formatDay(nairobiDay(moment), language) });
}
